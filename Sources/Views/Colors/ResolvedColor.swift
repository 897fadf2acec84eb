// ResolvedColor.swift: what a colour comes to where a view stands.

extension Color {
    /// A colour with nothing left to choose, in sRGB; shares from 0 to 1.
    public struct Resolved: Hashable, Sendable {
        /// The shares of the colours, and the opacity.
        public var red, green, blue, opacity: Float

        /// A colour of its components.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) { (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity) }

        /// The share of red by the light that it is.
        public var linearRed: Float { Self.linear(red) }
        /// The share of green by the light that it is.
        public var linearGreen: Float { Self.linear(green) }
        /// The share of blue by the light that it is.
        public var linearBlue: Float { Self.linear(blue) }

        /// Source: IEC 61966-2-1, the transfer function of sRGB.
        private static func linear(_ share: Float) -> Float {
            share <= 0.04045 ? share / 12.92 : Float(pow(Double((share + 0.055) / 1.055), 2.4))
        }
    }

    /// A colour that has been resolved.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// What the colour comes to in an environment: on dark screens it may be another one.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = environment.colorScheme == .dark ? inTheDark : inTheLight
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }
}

extension Color.Resolved: ShapeStyle {
    /// The colour.
    public func paint(in environment: EnvironmentValues) -> Paint { Color(self).paint(in: environment) }
}
