// Image+Environment.swift: how large pictures are, and how large symbols beside text.  Lengths in points.

extension Image {
    /// How large symbols are beside the text around.
    public enum Scale: Hashable, Sendable {
        /// The scales from the smallest to the largest.
        case small, medium, large

        /// The size compared with a medium symbol.
        ///
        /// Observed in SF Symbols: a circle of 17 points has a diameter of about 15.7, 20 and 25.6 points.
        var factor: CGFloat {
            switch self {
            case .small: 0.785
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// Which version of a picture's colours is drawn; without effect on frames.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As a stencil, or as it is.
        case template, original
    }

    /// How finely a picture is drawn in another size; without effect on frames.
    public enum Interpolation: Hashable, Sendable {
        /// From the nearest pixel to the smoothest picture.
        case none, low, medium, high
    }

    /// The same picture: what colours it has changes no frame.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// The same picture: how finely it is drawn changes no frame.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The same picture: how smooth its edges are changes no frame.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The same symbol: what colours it has changes no frame.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How many colours symbols have; without effect on frames.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// The ways by name.
    public static let monochrome = SymbolRenderingMode(name: "monochrome"),
        hierarchical = SymbolRenderingMode(name: "hierarchical"), palette = SymbolRenderingMode(name: "palette"),
        multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum ImageSizesKey: EnvironmentKey { static var defaultValue: [String: CGSize] { [:] } }
private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The sizes of pictures by their names, in points: what an asset catalog knows.
    public var imageSizes: [String: CGSize] {
        get { self[ImageSizesKey.self] }
        set { self[ImageSizesKey.self] = newValue }
    }

    /// The font by which symbols are measured; `nil` for that of the text around.
    package var symbolFont: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }

    /// How large symbols are beside the text around.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols inside are beside the text around.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets how many colours symbols inside have; without effect on frames.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
