// HierarchicalShapeStyle.swift: the colours of primary, secondary and tertiary text.

/// The colour of primary, secondary or tertiary text.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    fileprivate let color: Color

    /// The colour.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(color) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of text.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
    /// The colour of secondary text.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary) }
    /// The colour of secondary text at half its opacity.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .secondary.opacity(0.5)) }
}
