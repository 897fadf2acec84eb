// FamilyParameters.swift: the parameters of a family in JSON, read before the lengths that vary with them.

import Families
import Rows

/// What is under "parameters" in a document, in no order.
struct FamilyParameters: Decodable {
    private let parameters: [Parameter]

    /// The field of parameters.
    static let field = "parameters"

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: FamilyRecord.fields, elsewhere: FamilyRecord.elsewhere)
        parameters = try object.value(Self.field, as: Intervals.self)?.parameters ?? []
    }

    /// The parameters in the order of the text; those whose names the text writes with escapes come last, by name.
    ///
    /// - Parameter parent: The field of the family, where it is not the whole document.
    func ordered(in record: Record, under parent: String? = nil) -> [Parameter] {
        let path = FieldPath((parent.map { [.key($0)] } ?? []) + [.key(Self.field)])
        let names = JSONOutline(record.data).keys(of: path)
        func place(_ parameter: Parameter) -> Int { names.firstIndex(of: parameter.name) ?? names.count }
        return parameters.sorted { (place($0), $0.name) < (place($1), $1.name) }
    }

    /// An interval a name.
    private struct Intervals: Decodable {
        let parameters: [Parameter]

        init(from decoder: any Decoder) throws {
            let path = FieldPath(decoder.codingPath)
            guard let container = try? decoder.container(keyedBy: FieldKey.self) else {
                throw FieldError(
                    field: path,
                    message: "is not an object; it must be {…} with an interval [least, greatest] for each name")
            }
            // A dictionary's order changes from run to run; the first fault should not.
            let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
            parameters = try keys.map { key in
                try Self.check(key.stringValue, at: path)
                return Parameter(key.stringValue, try container.decode(Interval.self, forKey: key).range)
            }
        }

        private static func check(_ name: String, at path: FieldPath) throws {
            let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
            guard !isName || name == Double.infinity.jsonWord else { return }
            throw FieldError(
                field: path.appending(name),
                message: "is no name of a parameter; it must begin with a letter and not be infinity")
        }
    }

    /// The least and the greatest value of a parameter.
    private struct Interval: Decodable {
        let range: ClosedRange<Fraction>

        private static let demand = "it must be [least, greatest], such as [0, 300]"

        init(from decoder: any Decoder) throws {
            let path = FieldPath(decoder.codingPath)
            if let object = try? decoder.container(keyedBy: FieldKey.self) {
                let isChoice = object.contains(FieldKey("choices"))
                let fault = isChoice ? "is a choice of texts, which only scenes have" : "is no interval"
                throw FieldError(field: path, message: "\(fault); \(Self.demand)")
            }
            let reader = ExpressionReader(decoder)
            var ends: [Fraction] = []
            if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd { ends.append(try Self.number(in: &list, reader, path)) }
            }
            guard ends.count == 2 else { throw FieldError(field: path, message: "is no interval; \(Self.demand)") }
            guard ends[0] <= ends[1] else {
                throw FieldError(field: path, message: "is empty, since \(ends[0]) is above \(ends[1]); \(Self.demand)")
            }
            range = ends[0]...ends[1]
        }

        private static func number(
            in list: inout any UnkeyedDecodingContainer, _ reader: ExpressionReader, _ path: FieldPath
        ) throws -> Fraction {
            let place = path.appending(list.currentIndex)
            if let double = try? list.decode(Double.self), let number = try reader.number(double, at: place).known {
                return number
            }
            if let word = try? list.decode(String.self), let number = Fraction(words: word) { return number }
            throw FieldError(field: place, message: "is no finite number; the interval must be [least, greatest]")
        }
    }
}
