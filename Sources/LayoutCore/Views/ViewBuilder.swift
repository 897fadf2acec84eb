// ViewBuilder.swift: several views in a closure.  What a closure of several views becomes stands with the type that it
// becomes: `TupleView`, `EmptyView`, `ConditionalContent`, `AnyView`.

/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// A view, unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
