// ShapeStyle.swift: what shapes and text are painted with.

/// Something that shapes and text can be painted with.
public protocol ShapeStyle {
    /// The paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

/// A paint with a shadow.
package protocol ShadowedShapeStyle: ShapeStyle {
    /// The shadow; `nil` for one that is not drawn.
    var shadow: DrawingEffect? { get }
}

extension ShapeStyle {
    /// The paint itself where it has a shadow.
    var shadowed: (any ShadowedShapeStyle)? {
        // Most styles are colours, and asking for a protocol is slow.
        if self is Color { return nil }
        return ((self as? AnyShapeStyle)?.style ?? self) as? any ShadowedShapeStyle
    }

    /// Whether the paint has a shadow.
    var isShadowed: Bool { shadowed != nil }
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

/// A level of the paint that the surroundings set; of the colour of text where they set none.
public struct HierarchicalShapeStyle: LevelledStyle, Hashable, Sendable {
    let level: Int

    /// The paint of the level.
    public func paint(in environment: EnvironmentValues) -> Paint { environment.shade(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The paint that the surroundings set, else the colour of text.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// Half of that, or the second paint of two; else the colour of secondary text.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// A quarter of that, or the last paint of several; else the colour of secondary text at half its opacity.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
}

extension Color {
    /// The colour of text of a level, from 0 on.
    static func text(_ level: Int) -> Color {
        level > 0 ? .secondary.opacity(2 * Paint.share(of: level)) : .primary
    }
}

extension Paint {
    /// The share of the opacity that a level has, from 0 on.
    package static func share(of level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)] }

    /// The paint of a level, from 0 on: fainter from one to the next.
    package func shade(_ level: Int) -> Paint { opacity(Self.share(of: level)) }

    /// The paint with a share of its opacity.
    package func opacity(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .gradient(let gradient, let course):
            let stops = gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
            return .gradient(Gradient(stops: stops), course)
        }
    }
}
