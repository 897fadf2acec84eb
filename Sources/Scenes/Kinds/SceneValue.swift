// SceneValue.swift: how values of each type stand in the JSON of a scene; faults name the field.  Lengths in points.

package import Documents
package import Boxes
import Rows

/// How a value stands in JSON.
package struct SceneValue<Value> {
    /// The value of a field; `nil` when the field is absent.
    package let read: (SceneFields, String) throws -> Value?
    /// The value in JSON; `nil` for one that is not written.
    let write: (Value) -> JSONText?
    /// The guides that the value names.
    let guides: (Value) -> [GuideKey]
    /// The value at some values of the parameters of a family.
    let substitute: (Value, SceneSubstitution) -> Value
    /// The lengths in the value.
    let lengths: (Value) -> [SceneLength]

    /// A way to read and to write.
    package init(
        read: @escaping (SceneFields, String) throws -> Value?, write: @escaping (Value) -> JSONText?,
        guides: @escaping (Value) -> [GuideKey] = { _ in [] },
        substitute: @escaping (Value, SceneSubstitution) -> Value = { value, _ in value },
        lengths: @escaping (Value) -> [SceneLength] = { _ in [] }
    ) {
        (self.read, self.write, self.guides) = (read, write, guides)
        (self.substitute, self.lengths) = (substitute, lengths)
    }

    /// Another type of value that is written in the same way.
    package func map<Other>(
        _ other: @escaping (Value) -> Other, back: @escaping (Other) -> Value
    ) -> SceneValue<Other> {
        SceneValue<Other>(
            read: { try read($0, $1).map(other) }, write: { write(back($0)) }, guides: { guides(back($0)) },
            substitute: { other(substitute(back($0), $1)) }, lengths: { lengths(back($0)) })
    }

    /// The same where a length alone stands for a value as well.
    package func orLength(_ value: @escaping (SceneLength) -> Value) -> SceneValue {
        SceneValue(
            read: { fields, name in
                // A list is an expression where it begins with an operator.
                if fields.object.isList(name), try !fields.isExpression(name) { return try read(fields, name) }
                return try fields.length(name, infinities: []).map(value)
            }, write: write, guides: guides, substitute: substitute, lengths: lengths)
    }

    /// A value by the name that `find` knows and `word` gives back; `known` lists the names for a fault.
    package static func named(
        _ find: @escaping (String) -> Value?, known: @autoclosure @escaping () -> String,
        word: @escaping (Value) -> String?
    ) -> SceneValue {
        SceneValue(
            read: { fields, field in
                guard let name = try fields.object.string(field) else { return nil }
                if let value = find(name) { return value }
                throw fields.fault(field, "is \"\(name)\"; it must be \(known())")
            }, write: { word($0).map(JSONText.string) })
    }
}

// Each member is for the values of its own type.
extension SceneValue {
    /// A number.
    package static var number: SceneValue<Double> { number() }

    /// A number, or one of some infinities.
    package static func number(_ infinities: Double...) -> SceneValue<Double> {
        SceneValue<Double>(read: { try $0.object.number($1, infinities: infinities) }, write: JSONText.number)
    }

    /// A whole number in a range.
    package static func integer(in range: ClosedRange<Int>) -> SceneValue<Int> {
        SceneValue<Int>(
            read: { fields, name in
                guard let number = try fields.object.integer(name) else { return nil }
                if range.contains(number) { return number }
                throw fields.fault(name, "is \(number); it must be from \(range.lowerBound) to \(range.upperBound)")
            }, write: JSONText.integer)
    }

    /// true or false.
    package static var bool: SceneValue<Bool> {
        SceneValue<Bool>(read: { try $0.object.value($1, as: Bool.self) }, write: JSONText.bool)
    }

    /// A text, or in a family the name of a choice of texts.
    package static var text: SceneValue<String> {
        SceneValue<String>(
            read: { try $0.object.string($1) }, write: JSONText.string, substitute: { $1.of($0) })
    }

    /// Numbers of points of a count, with what they mean for a fault.
    package static func numbers(_ count: Int, _ meaning: String, infinities: [Double] = []) -> SceneValue<[Double]> {
        SceneValue<[Double]>(
            read: { fields, name in
                guard let numbers: [Double] = try fields.object.numbers(name, infinities: infinities) else {
                    return nil
                }
                if numbers.count == count { return try numbers.map { try fields.limited($0, name) } }
                throw fields.fault(
                    name, "has \(numbers.count.counted("entry", "entries")); it must have \(count)\(meaning)")
            }, write: JSONText.numbers)
    }

    /// Two numbers, x and y.
    package static var pair: SceneValue<PerAxis<Double>> {
        SceneValue<PerAxis<Double>>(
            read: { fields, name in
                guard let numbers: [Double] = try fields.object.numbers(name) else { return nil }
                if numbers.count == 2 { return PerAxis(horizontal: numbers[0], vertical: numbers[1]) }
                throw fields.fault(name, "must be two numbers")
            }, write: \.json)
    }

    /// What is proposed: `[width, height]`, each a number, null or "inf".
    package static var proposal: SceneValue<PerAxis<Double?>> {
        SceneValue<PerAxis<Double?>>(
            read: { fields, name in
                let offered = try fields.object.value(name, as: SceneProposal.self)?.lengths
                return try offered.map { lengths in
                    try PerAxis { axis in try lengths[axis].map { try fields.limited($0, name) } }
                }
            }, write: \.json)
    }

    /// A guide; of one axis, if one is given.
    package static func guide(along axis: Axis? = nil) -> SceneValue<GuideKey> {
        SceneValue<GuideKey>(
            read: { fields, name in try fields.object.string(name).map { try fields.key(named: $0, name, along: axis) }
            },
            write: { .string($0.name) }, guides: { [$0] })
    }

    /// A horizontal and a vertical guide.
    package static var guides: SceneValue<PerAxis<GuideKey>> {
        SceneValue<PerAxis<GuideKey>>(
            read: { fields, name in
                guard fields.object.has(name) else { return nil }
                guard let names = try? fields.object.value(name, as: [String].self), names.count == 2 else {
                    throw fields.fault(name, "must be two guides: one horizontal, one vertical")
                }
                return PerAxis(
                    horizontal: try fields.key(named: names[0], name, along: .horizontal),
                    vertical: try fields.key(named: names[1], name, along: .vertical))
            },
            write: { .array([.string($0.horizontal.name), .string($0.vertical.name)]) },
            guides: { [$0.horizontal, $0.vertical] })
    }

    /// An expression for a guide.
    package static var expression: SceneValue<GuideExpression> {
        SceneValue<GuideExpression>(
            read: { try $0.object.value($1, as: GuideExpression.self) }, write: \.json, guides: \.keys)
    }

    /// A colour by its name or as #RRGGBB.
    static var color: SceneValue<SceneColor> {
        .named(
            SceneColor.init, known: "#RRGGBB or one of " + SceneColor.named.keys.sorted().joined(separator: ", "),
            word: \.name)
    }
}

/// `[width, height]`: numbers, null, or "inf".
private struct SceneProposal: Decodable {
    let lengths: PerAxis<Double?>

    init(from decoder: any Decoder) throws {
        let fault = FieldError(
            field: FieldPath(decoder.codingPath),
            message: "must be [width, height], each a number, null or \"inf\"")
        guard var list = try? decoder.unkeyedContainer(), list.count == 2 else { throw fault }
        func length() throws -> Double? {
            if try list.decodeNil() { return nil }
            if let number = try? list.decode(Double.self) { return number }
            guard let word = try? list.decode(String.self), ["inf", "infinity"].contains(word) else { throw fault }
            return .infinity
        }
        let width = try length()
        lengths = PerAxis(horizontal: width, vertical: try length())
    }
}

extension PerAxis<Double?> {
    /// `[width, height]`; `null` for unspecified, `"inf"` for infinity.
    package var json: JSONText {
        .array(
            Axis.allCases.map { axis in
                guard let length = self[axis] else { return .null }
                return length == .infinity ? .string("inf") : .number(length)
            })
    }
}

extension PerAxis<Double> {
    package var json: JSONText { .numbers([horizontal, vertical]) }
}
