// HierarchicalShapeStyle.swift: the colours of text by their rank.

/// The paint of the surroundings, in full or weaker.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    private let color: Color

    /// The colour of text.
    public static let primary = HierarchicalShapeStyle(color: .primary)
    /// The colour of lesser text.
    public static let secondary = HierarchicalShapeStyle(color: .secondary)
    /// Half of the lesser text's.
    public static let tertiary = HierarchicalShapeStyle(color: .secondary.opacity(0.5))

    /// The colour.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(color) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of text.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The colour of lesser text.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Half of the lesser text's.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
}
