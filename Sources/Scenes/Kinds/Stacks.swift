// Stacks.swift: views side by side and over each other.  Lengths in points.

import Documents
package import LayoutCore
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

    var key: GuideKey { alignment ?? .center(axis.across) }

    /// Whether it shares its length otherwise than by equal sizes and SwiftUI's rule.
    var sharesByItself: Bool { policy != nil || rule != nil }

    package func check(_ fields: SceneFields, _ count: Int) throws {
        do {
            try rule?.rule.accept(policy ?? .equalSizes)
        } catch {
            throw fields.fault("rule", "is \"\(rule?.name ?? "")\"; \(error)")
        }
    }

    /// How it shares its length in one run; `nil` for equal sizes and SwiftUI's rule.
    func sharing<Value: Number>(among views: [SceneView], in run: SceneRun<Value>) -> StackSharing<Value>? {
        guard sharesByItself else { return nil }
        let policy = policy ?? .equalSizes
        return StackSharing(
            policy: policy, rule: rule.map { ($0.name, $0.rule) },
            items: views.map { run.item($0.itemInStack, under: policy) })
    }

    /// The stack of views that are also data, where it shares its length by itself.
    func view(of content: [AnyView], sharing: StackSharing<Double>) -> any View {
        PolicyStack(
            axis, alignment: key.alignmentKey, spacing: spacing.map { CGFloat($0.points) }, sharing: sharing,
            content.together)
    }

    package func view(of content: [AnyView]) -> any View {
        let (spacing, key) = (spacing.map { CGFloat($0.points) }, key.alignmentKey)
        return axis == .horizontal
            ? HStack(alignment: VerticalAlignment(key: key), spacing: spacing) { content.together }
            : VStack(alignment: HorizontalAlignment(key: key), spacing: spacing) { content.together }
    }

    package func part(within stack: Axis?) -> ScreenPart? {
        ScreenPart(.stack(axis, spacing: spacing?.points, alignment: key))
    }
}

/// Views on top of each other.
package struct OverlayStackKind: SceneKind {
    package var alignment: PerAxis<GuideKey>?

    package init(alignment: PerAxis<GuideKey>? = nil) { self.alignment = alignment }

    package var name: String { "zstack" }
    package var fields: [SceneField<Self>] { [.optional("align", \.alignment, .guides), .children] }

    package func view(of content: [AnyView]) -> any View { ZStack(alignment: alignment.orCenter) { content.together } }
    package func part(within stack: Axis?) -> ScreenPart? { ScreenPart(.overlay(alignment ?? .center)) }
}

/// A view that takes what it is offered and offers it to those inside.
struct GeometryKind: SceneKind {
    var name: String { "geometry" }
    var fields: [SceneField<Self>] { [.children] }
    func view(of content: [AnyView]) -> any View { GeometryReader { _ in content.together } }
}

/// A view that scrolls along some axes.
struct ScrollKind: SceneKind {
    var axes: Axis.Set = .vertical

    var name: String { "scroll" }
    var fields: [SceneField<Self>] {
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
    func view(of content: [AnyView]) -> any View { ScrollView(axes) { content.together } }
}

/// A view with another in front of it or behind it.
struct LayerKind: SceneKind {
    var isOverlay: Bool
    var alignment: PerAxis<GuideKey>?

    var name: String { isOverlay ? "overlay" : "background" }
    var handsItemsOn: Bool { true }
    var fields: [SceneField<Self>] { [.optional("align", \.alignment, .guides), .content, .child] }

    func view(of content: [AnyView]) -> any View {
        let (layer, view) = (Array(content.prefix(1)).together, Array(content.dropFirst()).together)
        return isOverlay
            ? view.overlay(layer, alignment: alignment.orCenter) : view.background(layer, alignment: alignment.orCenter)
    }
}
