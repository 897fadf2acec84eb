// Modifiers.swift: a view offered something else, drawn elsewhere, or with a property.  Lengths in points.

import Documents
package import Boxes

/// A view that is offered nothing along some axes.
package struct FixedSizeKind: SceneKind {
    package var horizontal = false, vertical = false

    package var name: String { "fixedSize" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] {
        [.defaulted("h", \.horizontal, .bool), .defaulted("v", \.vertical, .bool), .child]
    }
}

/// A view drawn elsewhere by an `offset`, or with its centre in a `position` within what it is offered.
package struct MoveKind: SceneKind {
    package let name: String
    package var x: SceneLength = 0, y: SceneLength = 0

    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] { [.defaulted("x", \.x, .length), .defaulted("y", \.y, .length), .child] }
}

/// A view that keeps a ratio of width to height, by default its own.
package struct AspectKind: SceneKind {
    package var ratio: Double?
    package var fills = false

    package var name: String { "aspect" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] {
        [
            .optional("ratio", \.ratio, .number),
            .defaulted(
                "mode", \.fills,
                .named({ ["fit": false, "fill": true][$0] }, known: "fit or fill", word: { $0 ? "fill" : "fit" })),
            .child,
        ]
    }
}

/// A view in another tier of its container.
package struct PriorityKind: SceneKind {
    package var value: Double

    package init(_ value: Double = 0) { self.value = value }

    package var name: String { "priority" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] { [.required("value", \.value, .number(.infinity, -.infinity)), .child] }
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
}
