// JSONText.swift: JSON with its keys in a fixed order and numbers in the fewest digits.
// Foundation's encoder keeps no order of keys, and other programs read ours line by line.

import Rows

/// A JSON value to be written.
public indirect enum JSONText: Sendable {
    /// A number; infinities become "infinity" and "-infinity".
    case number(Double)
    /// A decimal by its digits.
    case digits(String)
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
    public var line: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .number(let value):
            text += value.isFinite ? (value == 0 ? "0" : value.shortest) : "\"\(value.jsonWord)\""
        case .digits(let digits): text += digits
        case .integer(let value): text += String(value)
        case .string(let value): Self.write(value, to: &text)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
