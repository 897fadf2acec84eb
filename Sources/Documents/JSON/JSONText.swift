// JSONText.swift: JSON with its keys in a fixed order and numbers in the fewest digits.
// Foundation's encoder keeps no order of keys, and other programs read ours line by line.

public import Rows

/// A JSON value to be written.
public indirect enum JSONText: Sendable {
    /// A number; infinities become "infinity" and "-infinity".
    case number(Double)
    /// A decimal by its digits.
    case digits(String)
    /// A fraction that no decimal states, written as the text "20/3".
    case quotient(Fraction)
    /// A value that writes itself, such as a tree that may be too deep to be kept as values in each other.
    case writing(@Sendable (JSONNumbers) -> String)
    /// A whole number.
    case integer(Int)
    /// A text.
    case string(String)
    /// true or false.
    case bool(Bool)
    /// null.
    case null
    /// A list.
    case array([JSONText])
    /// An object; its keys are written in this order.
    case object([(key: String, value: JSONText)])

    /// An object of those members that there are.
    package static func members(_ members: [(String, JSONText?)]) -> JSONText {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    /// A list of numbers.
    public static func numbers(_ values: [Double]) -> JSONText { .array(values.map(JSONText.number)) }

    /// A list of numbers of any kind.
    public static func numbers(_ values: [some DocumentNumber]) -> JSONText { .array(values.map(\.json)) }

    /// The text on one line: `{"a": 1, "b": [2, 3]}`.
    public var line: String { line(numbers: .words) }

    /// The text on one line.
    ///
    /// - Parameter numbers: How numbers are written that JSON has no numbers for.
    package func line(numbers: JSONNumbers) -> String {
        var writer = JSONWriter(numbers: numbers)
        writer.value(self)
        return writer.text
    }
}

extension JSONWriter {
    /// Writes a value that is there as a tree.
    public mutating func value(_ value: JSONText) {
        switch value {
        case .number(let value): number(value)
        case .quotient(let value): quotient(value)
        case .digits(let text): raw(text)
        case .writing(let text): raw(text(numbers))
        case .integer(let value): integer(value)
        case .string(let value): string(value)
        case .bool(let value): bool(value)
        case .null: null()
        case .array(let values): list(values) { $0.value($1) }
        case .object(let members):
            object { writer in
                for member in members { writer.member(member.key, member.value) }
            }
        }
    }

    /// Writes a key and its value.
    package mutating func member(_ key: String, _ value: JSONText) {
        self.key(key)
        self.value(value)
    }
}
