// Modifiers.swift: a view offered something else, drawn elsewhere, or with a property.  Lengths in points.

import Documents
package import LayoutCore

/// A view that is offered nothing along some axes.
struct FixedSizeKind: SceneKind {
    var horizontal = false, vertical = false

    var name: String { "fixedSize" }
    var handsItemsOn: Bool { true }
    var fields: [SceneField<Self>] {
        [.defaulted("h", \.horizontal, .bool), .defaulted("v", \.vertical, .bool), .child]
    }
    func view(of content: [AnyView]) -> any View {
        content.together.fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

/// A view drawn elsewhere by an `offset`, or with its centre in a `position` within what it is offered.
struct MoveKind: SceneKind {
    let name: String
    var x: SceneLength = 0, y: SceneLength = 0

    var handsItemsOn: Bool { true }
    var fields: [SceneField<Self>] { [.defaulted("x", \.x, .length), .defaulted("y", \.y, .length), .child] }
    func view(of content: [AnyView]) -> any View {
        let (x, y) = (CGFloat(x.points), CGFloat(y.points))
        return name == "offset" ? content.together.offset(x: x, y: y) : content.together.position(x: x, y: y)
    }
}

/// A view that keeps a ratio of width to height, by default its own.
struct AspectKind: SceneKind {
    var ratio: Double?
    var fills = false

    var name: String { "aspect" }
    var handsItemsOn: Bool { true }
    var fields: [SceneField<Self>] {
        [
            .optional("ratio", \.ratio, .number),
            .defaulted(
                "mode", \.fills,
                .named({ ["fit": false, "fill": true][$0] }, known: "fit or fill", word: { $0 ? "fill" : "fit" })),
            .child,
        ]
    }
    func view(of content: [AnyView]) -> any View {
        content.together.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    }
}

/// A view in another tier of its container.
package struct PriorityKind: SceneKind {
    package var value: Double

    package init(_ value: Double = 0) { self.value = value }

    package var name: String { "priority" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] { [.required("value", \.value, .number(.infinity, -.infinity)), .child] }
    package func view(of content: [AnyView]) -> any View { content.together.layoutPriority(value) }

    package func part(within stack: Axis?) -> ScreenPart? { ScreenPart(priority: value) }
}

/// A view that says where one of its guides lies.
package struct GuideKind: SceneKind {
    package var key: GuideKey
    package var value: GuideExpression

    package init(_ key: GuideKey = .leading, _ value: GuideExpression = .number(0)) {
        (self.key, self.value) = (key, value)
    }

    package var name: String { "guide" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] {
        [.required("key", \.key, .guide()), .required("value", \.value, .expression), .child]
    }

    package func view(of content: [AnyView]) -> any View {
        let (child, key) = (content.together, key.alignmentKey)
        let place = { (context: ViewDimensions) -> CGFloat in value.value(in: context) }
        return key.axis == .horizontal
            ? child.alignmentGuide(HorizontalAlignment(key: key), computeValue: place)
            : child.alignmentGuide(VerticalAlignment(key: key), computeValue: place)
    }

    package func part(within stack: Axis?) -> ScreenPart? {
        ScreenPart(guides: [ScreenPart.Guide(key: key, expression: value)])
    }
}
