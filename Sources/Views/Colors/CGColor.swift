// CGColor.swift: colours by Core Graphics' name, where it is not.

#if os(Linux) || !canImport(CoreGraphics)
    /// A colour of four components, the same on light and on dark screens.
    public final class CGColor: Hashable, Sendable {
        fileprivate let color: Color

        fileprivate init(_ color: Color) { self.color = color }

        /// A colour of its components, from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
        }
        /// A colour of its components in sRGB, from 0 to 1.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
        /// A grey, from 0 (black) to 1 (white).
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        /// The opacity, from 0 to 1.
        public var alpha: CGFloat { CGFloat(color.opacity) }
        /// Red, green, blue and opacity, each from 0 to 1.
        public var components: [CGFloat]? {
            [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
        }
        /// Four: red, green, blue and opacity.
        public var numberOfComponents: Int { 4 }

        /// The same colour with another opacity.
        public func copy(alpha: CGFloat) -> CGColor? {
            CGColor(Color(red: color.red, green: color.green, blue: color.blue, opacity: Double(alpha)))
        }

        /// Black, white and no colour.
        public static let black = CGColor(gray: 0, alpha: 1), white = CGColor(gray: 1, alpha: 1),
            clear = CGColor(gray: 0, alpha: 0)

        /// Whether both are the same colour.
        public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
        /// Feeds the colour.
        public func hash(into hasher: inout Hasher) { hasher.combine(color) }
    }

    extension Color {
        /// The colour of Core Graphics'.
        public init(cgColor: CGColor) { self = cgColor.color }
        /// The colour of Core Graphics'.
        @_disfavoredOverload
        public init(_ cgColor: CGColor) { self = cgColor.color }
        /// The colour for Core Graphics: that of light screens.
        public var cgColor: CGColor? { CGColor(inTheLight) }
    }

    extension UIColor {
        /// The colour of Core Graphics'.
        public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
        /// The colour for Core Graphics: that of light screens.
        public var cgColor: CGColor { CGColor(color.inTheLight) }
    }
#endif
