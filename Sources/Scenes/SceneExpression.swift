// SceneExpression.swift: an expression for a guide as it stands in JSON, and what it comes to in a view.

import Documents
package import LayoutCore
package import Rows

/// A number, or a list that begins with what it is.
struct SceneExpression: Decodable {
    let expression: GuideExpression

    init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
            expression = .number(number)
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
            return try list.decode(SceneExpression.self).expression
        }
        func key() throws -> GuideKey {
            guard let name = try? list.decode(String.self), let key = keys[name] else { throw fault }
            return key
        }
        switch head {
        case "width": expression = .width
        case "height": expression = .height
        case "guide": expression = .guide(try key())
        case "explicit": expression = .explicit(try key(), otherwise: try part())
        case "+": expression = .sum(try part(), try part())
        case "-": expression = .difference(try part(), try part())
        case "*": expression = .product(try part(), try part())
        case "/": expression = .quotient(try part(), try part())
        default: throw fault
        }
        guard list.isAtEnd else { throw fault }
    }
}

extension GuideExpression {
    /// The value in a view's dimensions, in points.
    func value(in context: ViewDimensions) -> Double {
        switch self {
        case .number(let number): number
        case .width: context.width
        case .height: context.height
        case .guide(let key): context[key.alignmentKey]
        case .explicit(let key, let otherwise):
            context[explicit: key.alignmentKey].map { Double($0) } ?? otherwise.value(in: context)
        case .sum(let first, let second): first.value(in: context) + second.value(in: context)
        case .difference(let first, let second): first.value(in: context) - second.value(in: context)
        case .product(let first, let second): first.value(in: context) * second.value(in: context)
        case .quotient(let first, let second): first.value(in: context) / second.value(in: context)
        }
    }

    var json: JSONText {
        func operation(_ sign: String, _ first: GuideExpression, _ second: GuideExpression) -> JSONText {
            .array([.string(sign), first.json, second.json])
        }
        switch self {
        case .number(let number): return .number(number)
        case .width: return .array([.string("width")])
        case .height: return .array([.string("height")])
        case .guide(let key): return .array([.string("guide"), .string(key.name)])
        case .explicit(let key, let otherwise):
            return .array([.string("explicit"), .string(key.name), otherwise.json])
        case .sum(let first, let second): return operation("+", first, second)
        case .difference(let first, let second): return operation("-", first, second)
        case .product(let first, let second): return operation("*", first, second)
        case .quotient(let first, let second): return operation("/", first, second)
        }
    }
}

extension GuideKey {
    /// The guides that every scene knows, by the names that they have in JSON.
    static let named = Dictionary(uniqueKeysWithValues: standardKeys.map { ($0.name, $0) })

    /// The guide as views know it.
    package var alignmentKey: AlignmentKey {
        switch name {
        case "leading": return HorizontalAlignment.leading.key
        case "hcenter": return HorizontalAlignment.center.key
        case "trailing": return HorizontalAlignment.trailing.key
        case "top": return VerticalAlignment.top.key
        case "vcenter": return VerticalAlignment.center.key
        case "bottom": return VerticalAlignment.bottom.key
        case "firstTextBaseline": return VerticalAlignment.firstTextBaseline.key
        case "lastTextBaseline": return VerticalAlignment.lastTextBaseline.key
        default:
            let standard = standard
            return AlignmentKey(axis, named: name) { CGFloat(standard.value(in: $0)) }
        }
    }
}

extension CodingUserInfoKey {
    /// The guides that the scene knows, by name.
    static let guideKeys = named("plumb.guideKeys")

    private static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
        return key
    }
}
