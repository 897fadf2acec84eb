// ShapeStyle.swift: what shapes and text are painted with.

/// Something that shapes and text can be painted with.
public protocol ShapeStyle {
    /// The paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

extension Color: ShapeStyle {
    /// The colour itself.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(self) }
}

extension Gradient: ShapeStyle {
    /// The gradient from top to bottom.
    public func paint(in environment: EnvironmentValues) -> Paint { .gradient(self, .line(start: .top, end: .bottom)) }
}

/// A paint of any type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides a paint's type.
    public init(_ style: some ShapeStyle) { self.style = style }

    /// The paint inside.
    public func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

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
