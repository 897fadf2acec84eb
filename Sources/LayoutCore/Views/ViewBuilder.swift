// ViewBuilder.swift: what closures become: no view, one, several, or one of two, as an `if` chooses.

/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// A view, unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }
    /// The other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }
}

/// No view.
public struct EmptyView: View, PrimitiveView {
    /// Makes no view.
    public init() {}

    func build(in context: BuildContext, into list: inout NodeList) {}
}

/// Several views in a row of a closure.
public struct TupleView<Views>: View, PrimitiveView {
    public var value: Views
    private let builders: [(BuildContext, inout NodeList) -> Void]

    /// Puts views in order.
    public init<each Content: View>(_ value: (repeat each Content)) where Views == (repeat each Content) {
        self.value = value
        var builders: [(BuildContext, inout NodeList) -> Void] = []
        for view in repeat each value { builders.append { $0.build(view, into: &$1) } }
        self.builders = builders
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        for (index, builder) in builders.enumerated() {
            context.child(index, isLabelled: true).buildPart(into: &list, builder)
        }
    }
}

/// Views of any types whose number is fixed, so that a stack of one of them disappears as it does in written code.
package struct StaticViews: View, PrimitiveView {
    private let views: [AnyView]

    /// Puts views in order.
    package init(_ views: [AnyView]) { self.views = views }

    func build(in context: BuildContext, into list: inout NodeList) {
        if views.count == 1 { return views[0].buildStatically(in: context, into: &list) }
        for (index, view) in views.enumerated() {
            context.child(index, isLabelled: true).buildPart(into: &list) { view.buildStatically(in: $0, into: &$1) }
        }
    }
}

/// Views that share modifiers: each gets them for itself, and the container around sees the views.
public struct Group<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func build(in context: BuildContext, into list: inout NodeList) { context.child(0).build(content, into: &list) }
}

/// One of two views, as an `if` or `switch` chooses.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    /// The first view.
    case first(First)
    /// The other view.
    case second(Second)

    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        switch self {
        case .first(let view):
            context.identity.forget(1)
            context.child(0).build(view, into: &list)
        case .second(let view):
            context.identity.forget(0)
            context.child(1).build(view, into: &list)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    func build(in context: BuildContext, into list: inout NodeList) {
        list.isStatic = false
        guard let view = self else { return context.identity.forget(0) }
        context.child(0).build(view, into: &list)
    }
}
