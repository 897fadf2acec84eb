// SceneValue.swift: the JSON of scenes, as loosely as it comes.

import Foundation

/// A JSON value of a scene.
enum SceneValue: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(CGFloat)
    case string(String)
    case list([SceneValue])
    case object([String: SceneValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([SceneValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: SceneValue].self))
        }
    }
}

extension SceneValue {
    /// A member of an object.
    subscript(key: String) -> SceneValue? {
        guard case .object(let members) = self, let member = members[key], member != .null else { return nil }
        return member
    }

    /// The elements of a list; none of anything else.
    var list: [SceneValue] {
        guard case .list(let values) = self else { return [] }
        return values
    }

    var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// A length in points; `"inf"` is infinity.
    var length: CGFloat? {
        switch self {
        case .number(let value): value
        case .string("inf"): .infinity
        default: nil
        }
    }
}
