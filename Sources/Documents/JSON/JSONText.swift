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
        var text: [UInt8] = []
        text.reserveCapacity(256)
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private func write(to text: inout [UInt8]) {
        switch self {
        case .number(let value):
            if value.isFinite {
                text += (value == 0 ? "0" : value.shortest).utf8
            } else {
                Self.write(value.jsonWord, to: &text)
            }
        case .digits(let digits): text += digits.utf8
        case .integer(let value): text += String(value).utf8
        case .string(let value): Self.write(value, to: &text)
        case .bool(let value): text += (value ? "true" : "false").utf8
        case .null: text += "null".utf8
        case .array(let values):
            text.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", ".utf8 }
                value.write(to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", ".utf8 }
                Self.write(member.key, to: &text)
                text += ": ".utf8
                member.value.write(to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): text += #"\""#.utf8
            case UInt8(ascii: "\\"): text += #"\\"#.utf8
            case UInt8(ascii: "\n"): text += #"\n"#.utf8
            case UInt8(ascii: "\t"): text += #"\t"#.utf8
            case UInt8(ascii: "\r"): text += #"\r"#.utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                text += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: text.append(byte)
            }
        }
        text.append(UInt8(ascii: "\""))
    }
}
