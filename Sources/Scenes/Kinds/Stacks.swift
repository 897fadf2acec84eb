// Stacks.swift: views side by side and over each other.  Lengths in points.

import Documents
package import Boxes
package import Rows

/// A row or a column; without a guide centred, without spacing what the views prefer.
package struct StackKind: SceneKind {
    package var axis: Axis
    package var alignment: GuideKey?
    package var spacing: SceneLength?
    /// What counts as fair; `nil` for equal sizes.
    package var policy: Policy?
    /// What shares the length; `nil` for what SwiftUI's stacks do.
    package var rule: SceneRule?

    package init(_ axis: Axis, alignment: GuideKey? = nil, spacing: Double? = nil) {
        (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing.map(SceneLength.points))
    }

    package var name: String { axis == .horizontal ? "hstack" : "vstack" }
    package var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guide(along: axis.across)), .optional("spacing", \.spacing, .length),
            .optional("policy", \.policy, .policy), .optional("rule", \.rule, .rule), .children,
        ]
    }

    package var key: GuideKey { alignment ?? .center(axis.across) }

    /// Whether it shares its length otherwise than by equal sizes and SwiftUI's rule.
    package var sharesByItself: Bool {
        // A comparison with `nil` would copy both.
        if case .none = policy, case .none = rule { false } else { true }
    }

    package func check(_ fields: SceneFields, _ count: Int) throws {
        do {
            try rule?.rule.accept(policy ?? .equalSizes)
        } catch {
            throw fields.fault("rule", "is \"\(rule?.name ?? "")\"; \(error)")
        }
    }

    /// How it shares its length in one run; `nil` for equal sizes and SwiftUI's rule.
    package func sharing<Value: Number>(among views: [SceneView], in run: SceneRun<Value>) -> StackSharing<Value>? {
        guard sharesByItself else { return nil }
        let policy = policy ?? .equalSizes
        return StackSharing(
            policy: policy, rule: rule.map { ($0.name, $0.rule) },
            items: views.map { run.item($0.itemInStack, under: policy) })
    }
}

/// Views on top of each other.
package struct OverlayStackKind: SceneKind {
    package var alignment: PerAxis<GuideKey>?

    package init(alignment: PerAxis<GuideKey>? = nil) { self.alignment = alignment }

    package var name: String { "zstack" }
    package var fields: [SceneField<Self>] { [.optional("align", \.alignment, .guides), .children] }
}

/// A view that takes what it is offered and offers it to those inside.
package struct GeometryKind: SceneKind {
    package var name: String { "geometry" }
    package var fields: [SceneField<Self>] { [.children] }
}

/// A view that scrolls along some axes.
package struct ScrollKind: SceneKind {
    package var axes: Axis.Set = .vertical

    package var name: String { "scroll" }
    package var fields: [SceneField<Self>] {
        [
            .defaulted(
                "axes", \.axes,
                .named({ Self.words[$0] }, known: "vertical, horizontal or both") { axes in
                    Self.words.first { $0.value == axes }?.key
                }),
            .child,
        ]
    }
    private static let words: [String: Axis.Set] = [
        "vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical],
    ]
}

/// A view with another in front of it or behind it.
package struct LayerKind: SceneKind {
    package var isOverlay: Bool
    package var alignment: PerAxis<GuideKey>?

    package var name: String { isOverlay ? "overlay" : "background" }
    package var handsItemsOn: Bool { true }
    package var fields: [SceneField<Self>] { [.optional("align", \.alignment, .guides), .content, .child] }
}
