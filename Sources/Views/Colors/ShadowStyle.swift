// ShadowStyle.swift: paints with a shadow, which shapes that are filled with them have.  Lengths in points.

/// A shadow of a paint.
public struct ShadowStyle: Equatable, Sendable {
    /// The shadow behind a shape; `nil` for one inside it, which is not drawn.
    fileprivate let effect: DrawingEffect?

    /// A shadow outside; its edge is blurred by a radius.
    public static func drop(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(effect: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
    /// A shadow inside.
    public static func inner(
        color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(effect: nil) }
}

/// A paint with a shadow: filled shapes draw one outside; the diagnostics name one inside, and one of texts.
public struct ShadowedStyle<Base: ShapeStyle>: ShadowedShapeStyle {
    fileprivate let base: Base
    fileprivate let style: ShadowStyle

    package var shadow: DrawingEffect? { style.effect }
    /// The paint itself.
    public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
}

extension ShapeStyle {
    /// The paint with a shadow.
    public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Self> { ShadowedStyle(base: self, style: style) }
}
