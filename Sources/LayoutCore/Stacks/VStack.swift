// VStack.swift: views in a column.

public import Foundation

/// Views in a column.
public struct VStack<Content: View>: View, PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Puts views in a column.
    ///
    /// - Parameters:
    ///   - alignment: The guide on which they are aligned with each other.
    ///   - spacing: The distance between neighbours, in points; `nil` for what they prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.buildStack(layout, of: content, named: Self.self, orientation: .vertical, into: &list)
    }
}
