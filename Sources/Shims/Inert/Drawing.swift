// Drawing.swift: modifiers that change how a view is drawn, and not where; none is drawn here.

extension View {
    /// Would draw the view brighter.
    public func brightness(_ amount: Double) -> Self { self }
    /// Would draw the view with more contrast.
    public func contrast(_ amount: Double) -> Self { self }
    /// Would draw the view in stronger colours.
    public func saturation(_ amount: Double) -> Self { self }
    /// Would draw the view in greys.
    public func grayscale(_ amount: Double) -> Self { self }
    /// Would turn the colours of the view.
    public func hueRotation(_ angle: Angle) -> Self { self }
    /// Would draw the view in the opposite colours.
    public func colorInvert() -> Self { self }
    /// Would multiply the colours of the view by another.
    public func colorMultiply(_ color: Color) -> Self { self }
    /// Would make dark parts transparent.
    public func luminanceToAlpha() -> Self { self }
    /// Would mix the view with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> Self { self }
    /// Would draw the view as one picture.
    public func compositingGroup() -> Self { self }
    /// Would draw the view as one picture.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }
    /// Would move the view's geometry as one.
    public func geometryGroup() -> Self { self }
    /// Would hide what is shown before it is loaded.
    public func redacted(reason: RedactionReasons) -> Self { self }
    /// Would show what is hidden around.
    public func unredacted() -> Self { self }
    /// Would hide private parts.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    /// Would colour what can be touched.
    public func accentColor(_ accentColor: Color?) -> Self { self }
    /// Would set what `.background` paints.
    public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
}

/// How a view is mixed with what is behind it; without effect here.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}

/// In what numbers colours are mixed; without effect here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Why something is hidden; without effect here.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit for each reason.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The reasons by their names.
    public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2),
        invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why something is hidden; for no reason.
    public var redactionReasons: RedactionReasons { [] }
}

extension ShapeStyle {
    /// The paint mixed with what is behind; it is not mixed.
    @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
