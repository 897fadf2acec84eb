// Guides.swift: alignment guides out of JSON and back.
// Lengths in points from a view's top or leading edge.

package import Boxes
import Documents

extension GuideKey {
    /// The guides that every scene knows, by the names that they have in JSON.
    static let named = Dictionary(uniqueKeysWithValues: standardKeys.map { ($0.name, $0) })
}

extension GuideExpression: Decodable {
    /// A number, or a list that begins with what it is; throws a fault that names the field.
    package init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
            self = .number(number)
            return
        }
        let fault = FieldError(
            field: FieldPath(decoder.codingPath),
            message: "is no expression; it must be a number, [\"width\"], [\"height\"], [\"guide\", key], "
                + "[\"explicit\", key, otherwise] or an operation such as [\"+\", a, b]")
        guard var list = try? decoder.unkeyedContainer(), let head = try? list.decode(String.self) else { throw fault }
        let keys = decoder.userInfo[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
        func part() throws -> GuideExpression {
            guard !list.isAtEnd else { throw fault }
            return try list.decode(GuideExpression.self)
        }
        func key() throws -> GuideKey {
            guard let name = try? list.decode(String.self), let key = keys[name] else { throw fault }
            return key
        }
        switch head {
        case "width": self = .width
        case "height": self = .height
        case "guide": self = .guide(try key())
        case "explicit": self = .explicit(try key(), otherwise: try part())
        case "+": self = .sum(try part(), try part())
        case "-": self = .difference(try part(), try part())
        case "*": self = .product(try part(), try part())
        case "/": self = .quotient(try part(), try part())
        default: throw fault
        }
        guard list.isAtEnd else { throw fault }
    }
}

extension GuideExpression {
    /// The expression as it is read.
    var json: JSONText {
        func operation(_ sign: String, _ first: GuideExpression, _ second: GuideExpression) -> JSONText {
            .array([.string(sign), first.json, second.json])
        }
        switch self {
        case .number(let number): return .number(number)
        case .width: return .array([.string("width")])
        case .height: return .array([.string("height")])
        case .guide(let key): return .array([.string("guide"), .string(key.name)])
        case .explicit(let key, let otherwise): return .array([.string("explicit"), .string(key.name), otherwise.json])
        case .sum(let first, let second): return operation("+", first, second)
        case .difference(let first, let second): return operation("-", first, second)
        case .product(let first, let second): return operation("*", first, second)
        case .quotient(let first, let second): return operation("/", first, second)
        }
    }
}
