// Color+Names.swift: colours by name.  Source: Apple, Human Interface Guidelines, "Color", light appearance.

extension ShapeStyle where Self == Color {
    /// No colour.
    public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
    /// #000000.
    public static var black: Color { Color(rgb: 0x000000) }
    /// #FFFFFF.
    public static var white: Color { Color(rgb: 0xFFFFFF) }
    /// #8E8E93.
    public static var gray: Color { Color(rgb: 0x8E8E93) }
    /// #FF3B30.
    public static var red: Color { Color(rgb: 0xFF3B30) }
    /// #FF9500.
    public static var orange: Color { Color(rgb: 0xFF9500) }
    /// #FFCC00.
    public static var yellow: Color { Color(rgb: 0xFFCC00) }
    /// #34C759.
    public static var green: Color { Color(rgb: 0x34C759) }
    /// #00C7BE.
    public static var mint: Color { Color(rgb: 0x00C7BE) }
    /// #30B0C7.
    public static var teal: Color { Color(rgb: 0x30B0C7) }
    /// #32ADE6.
    public static var cyan: Color { Color(rgb: 0x32ADE6) }
    /// #007AFF.
    public static var blue: Color { Color(rgb: 0x007AFF) }
    /// #5856D6.
    public static var indigo: Color { Color(rgb: 0x5856D6) }
    /// #AF52DE.
    public static var purple: Color { Color(rgb: 0xAF52DE) }
    /// #FF2D55.
    public static var pink: Color { Color(rgb: 0xFF2D55) }
    /// #A2845E.
    public static var brown: Color { Color(rgb: 0xA2845E) }
}

extension Color {
    /// #007AFF.
    public static let accentColor = Color(rgb: 0x007AFF)
    /// The colour of text: black.
    public static let primary = Color(rgb: 0x000000)
    /// The colour of secondary text: a grey of 60 percent.
    public static let secondary = Color(rgb: 0x3C3C43).opacity(0.6)

    fileprivate init(rgb: Int) {
        self.init(red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
    }
}
