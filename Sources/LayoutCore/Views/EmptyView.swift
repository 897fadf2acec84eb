// EmptyView.swift: no view.

/// No view.
public struct EmptyView: View, PrimitiveView {
    /// Makes no view.
    public init() {}

    func build(in context: BuildContext, into list: inout NodeList) {}
}

extension ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
