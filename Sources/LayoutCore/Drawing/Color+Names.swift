// Color+Names.swift: colours by name.  Source: Apple, Human Interface Guidelines, "Color", in light and in dark appearance.

extension ShapeStyle where Self == Color {
    /// No colour.
    public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
    /// #000000.
    public static var black: Color { Color(rgb: 0x000000) }
    /// #FFFFFF.
    public static var white: Color { Color(rgb: 0xFFFFFF) }
    /// #8E8E93.
    public static var gray: Color { Color(rgb: 0x8E8E93) }
    /// #FF3B30; in the dark #FF453A.
    public static var red: Color { Color(rgb: 0xFF3B30, dark: 0xFF453A) }
    /// #FF9500; in the dark #FF9F0A.
    public static var orange: Color { Color(rgb: 0xFF9500, dark: 0xFF9F0A) }
    /// #FFCC00; in the dark #FFD60A.
    public static var yellow: Color { Color(rgb: 0xFFCC00, dark: 0xFFD60A) }
    /// #34C759; in the dark #30D158.
    public static var green: Color { Color(rgb: 0x34C759, dark: 0x30D158) }
    /// #00C7BE; in the dark #63E6E2.
    public static var mint: Color { Color(rgb: 0x00C7BE, dark: 0x63E6E2) }
    /// #30B0C7; in the dark #40C8E0.
    public static var teal: Color { Color(rgb: 0x30B0C7, dark: 0x40C8E0) }
    /// #32ADE6; in the dark #64D2FF.
    public static var cyan: Color { Color(rgb: 0x32ADE6, dark: 0x64D2FF) }
    /// #007AFF; in the dark #0A84FF.
    public static var blue: Color { Color(rgb: 0x007AFF, dark: 0x0A84FF) }
    /// #5856D6; in the dark #5E5CE6.
    public static var indigo: Color { Color(rgb: 0x5856D6, dark: 0x5E5CE6) }
    /// #AF52DE; in the dark #BF5AF2.
    public static var purple: Color { Color(rgb: 0xAF52DE, dark: 0xBF5AF2) }
    /// #FF2D55; in the dark #FF375F.
    public static var pink: Color { Color(rgb: 0xFF2D55, dark: 0xFF375F) }
    /// #A2845E; in the dark #AC8E68.
    public static var brown: Color { Color(rgb: 0xA2845E, dark: 0xAC8E68) }
}

extension Color {
    /// #007AFF; in the dark #0A84FF.
    public static let accentColor = Color(rgb: 0x007AFF, dark: 0x0A84FF)
    /// The colour of text: black, in the dark white.
    public static let primary = Color(rgb: 0x000000, dark: 0xFFFFFF)
    /// The colour of secondary text: a grey of 60 percent.
    public static let secondary = Color(rgb: 0x3C3C43, opacity: 0.6, dark: 0xEBEBF5)
}
