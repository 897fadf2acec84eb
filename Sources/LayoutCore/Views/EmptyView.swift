// EmptyView.swift: no view.

/// No view.
public struct EmptyView: View {
    /// Makes no view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    /// There is none.
    public typealias Body = Never

    func build(in context: BuildContext, into list: inout NodeList) {}
}

extension ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
