// Modifiers.swift: a view offered something else, drawn elsewhere, or with a property.  Lengths in points.

import Documents
package import LayoutCore

/// A view that is offered nothing along some axes.
package struct FixedSizeKind: SceneKind {
    package var horizontal = false
    package var vertical = false

    package var name: String { "fixedSize" }
    package var fields: [SceneField<Self>] {
        [.defaulted("h", \.horizontal, .bool), .defaulted("v", \.vertical, .bool), .child]
    }
    package func view(of content: [AnyView]) -> any View {
        content.together.fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

/// A view drawn elsewhere.
package struct OffsetKind: SceneKind {
    package var x = 0.0
    package var y = 0.0

    package var name: String { "offset" }
    package var fields: [SceneField<Self>] {
        [.defaulted("x", \.x, .number), .defaulted("y", \.y, .number), .child]
    }
    package func view(of content: [AnyView]) -> any View { content.together.offset(x: x, y: y) }
}

/// A view whose centre stands at a point of what it is offered.
package struct PositionKind: SceneKind {
    package var x = 0.0
    package var y = 0.0

    package var name: String { "position" }
    package var fields: [SceneField<Self>] {
        [.defaulted("x", \.x, .number), .defaulted("y", \.y, .number), .child]
    }
    package func view(of content: [AnyView]) -> any View { content.together.position(x: x, y: y) }
}

/// A view that keeps a ratio of width to height, by default its own.
package struct AspectKind: SceneKind {
    package var ratio: Double?
    package var fills = false

    package var name: String { "aspect" }
    package var fields: [SceneField<Self>] {
        [
            .optional("ratio", \.ratio, .number),
            .defaulted("mode", \.fills, .word(["fit": false, "fill": true], "fit or fill")), .child,
        ]
    }
    package func view(of content: [AnyView]) -> any View {
        content.together.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    }
}

/// A view in another tier of its container.
package struct PriorityKind: SceneKind {
    package var value: Double

    package init(_ value: Double = 0) { self.value = value }

    package var name: String { "priority" }
    package var fields: [SceneField<Self>] {
        [.required("value", \.value, .number(.infinity, -.infinity)), .child]
    }
    package func view(of content: [AnyView]) -> any View { content.together.layoutPriority(value) }

    package func part(at place: ScreenPlace) throws(ScreenError) -> ScreenPart {
        guard value.isFinite || value == -.infinity else {
            throw ScreenError(
                .outOfRange("the priority", value: value, allowed: "a finite number or -infinity"), at: place.path)
        }
        var part = ScreenPart()
        part.priority = value
        return part
    }
}

/// A view that says where one of its guides lies.
package struct GuideKind: SceneKind {
    package var key: GuideKey
    package var value: GuideExpression

    package init(_ key: GuideKey = .leading, _ value: GuideExpression = .number(0)) {
        (self.key, self.value) = (key, value)
    }

    package var name: String { "guide" }
    package var fields: [SceneField<Self>] {
        [.required("key", \.key, .guide()), .required("value", \.value, .expression), .child]
    }

    package func view(of content: [AnyView]) -> any View {
        let (child, key) = (content.together, key.alignmentKey)
        let place = { (context: ViewDimensions) -> CGFloat in value.value(in: context) }
        switch key.axis {
        case .horizontal: return child.alignmentGuide(HorizontalAlignment(key: key), computeValue: place)
        case .vertical: return child.alignmentGuide(VerticalAlignment(key: key), computeValue: place)
        }
    }

    package func part(at place: ScreenPlace) -> ScreenPart {
        var part = ScreenPart()
        part.guides = [ScreenPart.Guide(key: key, expression: value)]
        return part
    }
}
