// Color.swift: colours as red, green, blue and opacity, each from 0 to 1.

/// A colour; as a view it takes the room offered, 10 points where nothing is offered.
public struct Color: Hashable, Sendable {
    /// The shares of the colours, and the opacity, each from 0 to 1.
    public let red, green, blue, opacity: Double
    /// The colour on dark screens, where it is another one.
    private let dark: Components?

    /// Whether it stands for a colour that nobody here knows, such as one of a catalogue.
    package private(set) var isStandIn = false

    private struct Components: Hashable, Sendable {
        let red, green, blue, opacity: Double
    }

    /// The space in which components are meant; all are treated as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The names of the spaces.
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour of its components, from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity, dark) = (red, green, blue, opacity, nil)
    }

    /// A colour of light screens that is another one on dark screens.
    package init(_ light: Color, dark: Color) {
        (red, green, blue, opacity) = (light.red, light.green, light.blue, light.opacity)
        let components = Components(red: dark.red, green: dark.green, blue: dark.blue, opacity: dark.opacity)
        let own = Components(red: red, green: green, blue: blue, opacity: opacity)
        self.dark = components == own ? nil : components
        isStandIn = light.isStandIn
    }

    /// A colour of six hexadecimal digits, and the one that dark screens have instead.
    package init(rgb: Int, opacity: Double = 1, dark: Int, _ darkOpacity: Double? = nil) {
        self.init(Color(rgb: rgb).opacity(opacity), dark: Color(rgb: dark).opacity(darkOpacity ?? opacity))
    }

    /// A colour of six hexadecimal digits.
    package init(rgb: Int) {
        self.init(red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
    }

    /// The colour on dark screens, with nothing left to choose.
    package var inTheDark: Color {
        dark.map { Color(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity) } ?? self
    }

    /// The colour on light screens, with nothing left to choose.
    package var inTheLight: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    /// A grey, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of its hue (a share of the circle), saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour, for one that nobody here knows.
    package var asStandIn: Color {
        var color = self
        color.isStandIn = true
        return color
    }

    /// The same colour with a share of its opacity.
    public func opacity(_ opacity: Double) -> Color {
        var light = Color(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
        light.isStandIn = isStandIn
        return dark == nil ? light : Color(light, dark: inTheDark.opacity(opacity))
    }
}
