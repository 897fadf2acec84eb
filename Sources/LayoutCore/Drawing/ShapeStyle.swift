// ShapeStyle.swift: what shapes and text are painted with.

internal import Foundation

/// Something that shapes and text can be painted with.
public protocol ShapeStyle {
    /// The paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

/// A paint.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line between two points of the painted rectangle.
    case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
}

extension Color: ShapeStyle {
    /// The colour itself.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(self) }
}

/// A paint of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Hides a paint's type.
    public init(_ style: some ShapeStyle) { self.style = style }

    /// The paint inside.
    public func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

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

/// The paint that the surroundings set.
public struct ForegroundStyle: ShapeStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// The paint that the surroundings set, else the colour of text.
    public func paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground?.paint(in: environment) ?? .color(.primary)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of text.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The colour of lesser text.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Half of the lesser text's.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The paint that the surroundings set.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// Sets the colour of text and shapes inside; `nil` for the usual one.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentWriter(content: self) { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the paint of text and shapes inside.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentWriter(content: self) { $0.foreground = AnyShapeStyle(style) }
    }

    /// Accepted for its spelling: the colour of controls that a `Button` does not have here.
    public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

    /// Accepted for its spelling: the colour of controls that a `Button` does not have here.
    public func tint(_ tint: Color?) -> some View { self }
}
