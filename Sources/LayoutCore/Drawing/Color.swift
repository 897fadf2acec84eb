// Color.swift: colours as red, green, blue and opacity, each from 0 to 1.

/// A colour; as a view it takes the room offered, 10 points where nothing is offered.
public struct Color: Hashable, Sendable {
    /// The share of red, from 0 to 1.
    public let red: Double
    /// The share of green, from 0 to 1.
    public let green: Double
    /// The share of blue, from 0 to 1.
    public let blue: Double
    /// The opacity, from 0 (clear) to 1.
    public let opacity: Double

    /// The space in which components are meant; all are treated as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// Linear sRGB.
        case sRGBLinear
        /// Display P3.
        case displayP3
    }

    /// A colour of its components, from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

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

    /// The same colour with a share of its opacity.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }
}
