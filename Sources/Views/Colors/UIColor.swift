// UIColor.swift: the system's colours by name, in light and in dark appearance.  Sources: Apple, Human Interface
// Guidelines, "Color"; UIKit, "UI element colors"; Flutter, `cupertino/colors.dart`, which has the dark ones in numbers.

/// A colour as UIKit has it; here it is one of SwiftUI's with the system's names.
public final class UIColor: Hashable, Sendable {
    /// The colour.
    let color: Color

    /// The colour of another type.
    public init(_ color: Color) { self.color = color }

    /// A colour of its components, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    /// A colour of its components in Display P3, which count as those of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    /// A colour of its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
            ))
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(red: color.red, green: color.green, blue: color.blue, opacity: Double(alpha)))
    }

    /// Writes the components, from 0 to 1; whether there are any.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Whether both are the same colour.
    public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }
    /// Feeds the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// A colour of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a literal of a colour is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    fileprivate convenience init(rgb: Int, opacity: Double = 1) { self.init(Color(rgb: rgb).opacity(opacity)) }

    fileprivate convenience init(rgb: Int, _ opacity: Double = 1, dark: Int, _ darkOpacity: Double? = nil) {
        self.init(Color(rgb: rgb, opacity: opacity, dark: dark, darkOpacity))
    }

    /// Fixed colours.
    public static let black = UIColor(rgb: 0), white = UIColor(rgb: 0xFFFFFF), clear = UIColor(rgb: 0, opacity: 0),
        darkGray = UIColor(rgb: 0x555555), lightGray = UIColor(rgb: 0xAAAAAA), gray = UIColor(rgb: 0x808080),
        red = UIColor(rgb: 0xFF0000), green = UIColor(rgb: 0x00FF00), blue = UIColor(rgb: 0x0000FF),
        cyan = UIColor(rgb: 0x00FFFF), yellow = UIColor(rgb: 0xFFFF00), magenta = UIColor(rgb: 0xFF00FF),
        orange = UIColor(rgb: 0xFF8000), purple = UIColor(rgb: 0x800080), brown = UIColor(rgb: 0x996633)
    /// The colours of the system.
    public static let systemRed = UIColor(Color.red), systemOrange = UIColor(Color.orange),
        systemYellow = UIColor(Color.yellow), systemGreen = UIColor(Color.green), systemMint = UIColor(Color.mint),
        systemTeal = UIColor(Color.teal), systemCyan = UIColor(Color.cyan), systemBlue = UIColor(Color.blue),
        systemIndigo = UIColor(Color.indigo), systemPurple = UIColor(Color.purple), systemPink = UIColor(Color.pink),
        systemBrown = UIColor(Color.brown), tintColor = UIColor(Color.accentColor)
    /// The greys of the system.
    public static let systemGray = UIColor(Color.gray), systemGray2 = UIColor(rgb: 0xAEAEB2, dark: 0x636366),
        systemGray3 = UIColor(rgb: 0xC7C7CC, dark: 0x48484A), systemGray4 = UIColor(rgb: 0xD1D1D6, dark: 0x3A3A3C),
        systemGray5 = UIColor(rgb: 0xE5E5EA, dark: 0x2C2C2E), systemGray6 = UIColor(rgb: 0xF2F2F7, dark: 0x1C1C1E)
    /// The colours of backgrounds.
    public static let systemBackground = UIColor(rgb: 0xFFFFFF, dark: 0x000000),
        secondarySystemBackground = UIColor(rgb: 0xF2F2F7, dark: 0x1C1C1E),
        tertiarySystemBackground = UIColor(rgb: 0xFFFFFF, dark: 0x2C2C2E),
        systemGroupedBackground = UIColor(rgb: 0xF2F2F7, dark: 0x000000),
        secondarySystemGroupedBackground = UIColor(rgb: 0xFFFFFF, dark: 0x1C1C1E),
        tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7, dark: 0x2C2C2E)
    /// The colours of text and lines.
    public static let label = UIColor(rgb: 0, dark: 0xFFFFFF),
        secondaryLabel = UIColor(rgb: 0x3C3C43, 0.6, dark: 0xEBEBF5),
        tertiaryLabel = UIColor(rgb: 0x3C3C43, 0.3, dark: 0xEBEBF5),
        quaternaryLabel = UIColor(rgb: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16),
        placeholderText = UIColor(rgb: 0x3C3C43, 0.3, dark: 0xEBEBF5),
        separator = UIColor(rgb: 0x3C3C43, 0.29, dark: 0x545458, 0.6),
        opaqueSeparator = UIColor(rgb: 0xC6C6C8, dark: 0x38383A), link = UIColor(rgb: 0x007AFF, dark: 0x0984FF),
        darkText = UIColor(rgb: 0),
        lightText = UIColor(rgb: 0xFFFFFF, opacity: 0.6)
    /// The colours that fill shapes.
    public static let systemFill = UIColor(rgb: 0x787880, 0.2, dark: 0x787880, 0.36),
        secondarySystemFill = UIColor(rgb: 0x787880, 0.16, dark: 0x787880, 0.32),
        tertiarySystemFill = UIColor(rgb: 0x767680, 0.12, dark: 0x767680, 0.24),
        quaternarySystemFill = UIColor(rgb: 0x747480, 0.08, dark: 0x767680, 0.18)
}
