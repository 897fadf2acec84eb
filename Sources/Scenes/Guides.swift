// Guides.swift: alignment guides as plain data: their keys, and expressions for where they lie, out of JSON and back.
// Lengths in points from a view's top or leading edge.

import Documents
package import LayoutCore

/// An alignment guide that any view can be asked for.
package struct GuideKey: Sendable {
    /// The name, unique on its axis.
    package let name: String
    /// The value of a view that says nothing.
    package let standard: GuideExpression
    /// The guide as views know it.
    package let alignmentKey: AlignmentKey

    /// Makes a guide of one's own.
    package init(_ name: String, along axis: Axis, standard: GuideExpression) {
        self.init(name, standard, AlignmentKey(axis, named: name) { CGFloat(standard.value(in: $0)) })
    }

    private init(_ name: String, _ standard: GuideExpression, _ alignmentKey: AlignmentKey) {
        (self.name, self.standard, self.alignmentKey) = (name, standard, alignmentKey)
    }

    /// The axis along which the guide is measured.
    package var axis: Axis { alignmentKey.axis }

    package static let leading = GuideKey("leading", .number(0), HorizontalAlignment.leading.key)
    package static let horizontalCenter = GuideKey(
        "hcenter", .product(.number(0.5), .width), HorizontalAlignment.center.key)
    package static let trailing = GuideKey("trailing", .width, HorizontalAlignment.trailing.key)
    package static let top = GuideKey("top", .number(0), VerticalAlignment.top.key)
    package static let verticalCenter = GuideKey(
        "vcenter", .product(.number(0.5), .height), VerticalAlignment.center.key)
    package static let bottom = GuideKey("bottom", .height, VerticalAlignment.bottom.key)
    // Of a view without text the baselines are the lower edge.
    package static let firstTextBaseline = GuideKey(
        "firstTextBaseline", .height, VerticalAlignment.firstTextBaseline.key)
    package static let lastTextBaseline = GuideKey("lastTextBaseline", .height, VerticalAlignment.lastTextBaseline.key)

    /// The guides that every scene knows.
    package static let standardKeys = [
        leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline,
    ]
    /// The guides that every scene knows, by the names that they have in JSON.
    static let named = Dictionary(uniqueKeysWithValues: standardKeys.map { ($0.name, $0) })

    /// The middle along an axis.
    static func center(_ axis: Axis) -> GuideKey { axis == .horizontal ? .horizontalCenter : .verticalCenter }
}

/// Keys are one guide where views know them as one; a scene gives each name one default.
extension GuideKey: Hashable {
    package static func == (first: GuideKey, second: GuideKey) -> Bool { first.alignmentKey == second.alignmentKey }

    package func hash(into hasher: inout Hasher) { hasher.combine(alignmentKey) }
}

extension PerAxis<GuideKey> {
    /// The middle along both axes.
    static var center: PerAxis { PerAxis { .center($0) } }
}

extension PerAxis<GuideKey>? {
    /// The guides as views take them; centred where nothing is said.
    var orCenter: LayoutCore.Alignment {
        let keys = self ?? .center
        return Alignment(
            horizontal: HorizontalAlignment(key: keys.horizontal.alignmentKey),
            vertical: VerticalAlignment(key: keys.vertical.alignmentKey))
    }
}

/// What a guide comes to, in the dimensions and the other guides of its view.
package indirect enum GuideExpression: Sendable, Hashable {
    /// A number of points.
    case number(Double)
    /// The lengths of the view.
    case width, height
    /// Another guide of the view, explicit or not.
    case guide(GuideKey)
    /// The explicit value of another guide, or else something.
    case explicit(GuideKey, otherwise: GuideExpression)
    case sum(GuideExpression, GuideExpression)
    case difference(GuideExpression, GuideExpression)
    /// The product of two; a screen takes it where one of them is a number.
    case product(GuideExpression, GuideExpression)
    /// The first divided by the second; a screen takes it where the second is a number other than 0.
    case quotient(GuideExpression, GuideExpression)
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

    /// The guides in it.
    var keys: [GuideKey] {
        switch self {
        case .number, .width, .height: []
        case .guide(let key): [key]
        case .explicit(let key, let otherwise): [key] + otherwise.keys
        case .sum(let first, let second), .difference(let first, let second), .product(let first, let second),
            .quotient(let first, let second):
            first.keys + second.keys
        }
    }

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
