// Color.swift: colours as red, green, blue and opacity, each from 0 to 1.

/// A colour; as a view it takes the room offered, 10 points where nothing is offered.
public struct Color: Hashable, Sendable {
    /// The shares of the colours, and the opacity, each from 0 to 1.
    public let red, green, blue, opacity: Double

    /// The space in which components are meant; all are treated as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The names of the spaces.
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour of its components, from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
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
