// WrittenValue.swift: any value of JSON, to see what an engine wrote in the place of an answer.

import Essentials

/// A value of JSON.
enum WrittenValue: Decodable {
    case null
    case truth(Bool)
    case number(Double)
    case text(String)
    case list([WrittenValue])
    case object([String: WrittenValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([WrittenValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: WrittenValue].self))
        }
    }
}

extension WrittenValue: CustomStringConvertible {
    /// As advice quotes it.
    var description: String {
        switch self {
        case .null: "null"
        case .truth(let value): value ? "1" : "0"
        case .number(let value): Int(exactly: value).map(String.init) ?? value.description
        case .text(let value): value
        case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
