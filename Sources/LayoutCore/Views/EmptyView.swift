// EmptyView.swift: no view.

/// No view.
public struct EmptyView: View {
    /// Makes no view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    /// No body: the view makes its own nodes.
    public typealias Body = Never

    func build(in context: BuildContext, into list: inout NodeList) {}
}

extension ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
