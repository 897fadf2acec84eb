// HStack.swift: views in a row.

public import Foundation

/// Views in a row.
public struct HStack<Content: View>: View, PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Puts views in a row.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which they are aligned with each other.
    ///   - spacing: The distance between neighbours, in points; `nil` for what they prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.buildStack(layout, of: content, named: Self.self, orientation: .horizontal, into: &list)
    }
}
