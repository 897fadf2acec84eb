// Material.swift: blurred glass, painted here as white that lets some of what is behind through.

/// Blurred glass, painted as white with an opacity.
public struct Material: ShapeStyle, Hashable, Sendable {
    fileprivate let opacity: Double

    /// White with the material's opacity, in the dark a grey that is nearly black.
    public func paint(in environment: EnvironmentValues) -> Paint {
        .color(Color(rgb: 0xFFFFFF, opacity: opacity, dark: 0x252525))
    }

    /// Materials by name, from the thinnest.
    public static let ultraThin = Material(opacity: 0.4), thin = Material(opacity: 0.5),
        regular = Material(opacity: 0.6), thick = Material(opacity: 0.75), ultraThick = Material(opacity: 0.9),
        bar = Material(opacity: 0.75)

    /// The same: nothing is active here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active; without effect here.
public enum MaterialActiveAppearance: Hashable, Sendable {
    /// The appearances by their names.
    case automatic, active, inactive, matchWindow
}

extension ShapeStyle where Self == Material {
    /// The thinnest material.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    /// The thickest material.
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
