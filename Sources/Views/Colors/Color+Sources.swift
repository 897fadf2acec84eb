// Color+Sources.swift: colours made of others, of UIKit's, and of names in a catalogue.

extension Color {
    /// The colour of UIKit's.
    public init(_ color: UIColor) { self = color.color }
    /// The colour of UIKit's.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// A colour of a catalogue; there is none, so that it is grey.
    public init(_ name: String, bundle: Bundle? = nil) { self = Color.gray.asStandIn }

    /// The colour between this and another, at a share of the way.
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        func between(_ first: Color, _ second: Color) -> Color {
            func part(_ path: KeyPath<Color, Double>) -> Double {
                first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * fraction
            }
            return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
        }
        return Color(between(self, other), dark: between(inTheDark, other.inTheDark))
    }

    /// The colour running into a slightly darker one; painted as the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

/// A gradient from top to bottom, as `Color.gradient` is.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
    private let gradient: Gradient

    /// Makes one of a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The gradient from top to bottom.
    public func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(in: environment) }
}

extension Gradient {
    /// In what numbers colours are mixed; in those of sRGB here.
    public struct ColorSpace: Hashable, Sendable {
        /// The spaces by their names, all alike here.
        public static let device = Self(), perceptual = Self()
    }

    /// The same gradient: colours are mixed as they are.
    public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}
