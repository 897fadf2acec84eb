// Color+Names.swift: colours by name.  Source: Apple, Human Interface Guidelines, "Color", light appearance.

extension Color {
    /// No colour.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// #000000.
    public static let black = Color(rgb: 0x000000)
    /// #FFFFFF.
    public static let white = Color(rgb: 0xFFFFFF)
    /// #8E8E93.
    public static let gray = Color(rgb: 0x8E8E93)
    /// #FF3B30.
    public static let red = Color(rgb: 0xFF3B30)
    /// #FF9500.
    public static let orange = Color(rgb: 0xFF9500)
    /// #FFCC00.
    public static let yellow = Color(rgb: 0xFFCC00)
    /// #34C759.
    public static let green = Color(rgb: 0x34C759)
    /// #00C7BE.
    public static let mint = Color(rgb: 0x00C7BE)
    /// #30B0C7.
    public static let teal = Color(rgb: 0x30B0C7)
    /// #32ADE6.
    public static let cyan = Color(rgb: 0x32ADE6)
    /// #007AFF.
    public static let blue = Color(rgb: 0x007AFF)
    /// #5856D6.
    public static let indigo = Color(rgb: 0x5856D6)
    /// #AF52DE.
    public static let purple = Color(rgb: 0xAF52DE)
    /// #FF2D55.
    public static let pink = Color(rgb: 0xFF2D55)
    /// #A2845E.
    public static let brown = Color(rgb: 0xA2845E)
    /// #007AFF.
    public static let accentColor = Color(rgb: 0x007AFF)
    /// The colour of text: black.
    public static let primary = Color(rgb: 0x000000)
    /// The colour of secondary text: a grey of 60 percent.
    public static let secondary = Color(rgb: 0x3C3C43).opacity(0.6)

    private init(rgb: Int) {
        self.init(red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
    }
}

extension ShapeStyle where Self == Color {
    /// The colour of this name.
    public static var clear: Color { Color.clear }
    /// The colour of this name.
    public static var black: Color { Color.black }
    /// The colour of this name.
    public static var white: Color { Color.white }
    /// The colour of this name.
    public static var gray: Color { Color.gray }
    /// The colour of this name.
    public static var red: Color { Color.red }
    /// The colour of this name.
    public static var orange: Color { Color.orange }
    /// The colour of this name.
    public static var yellow: Color { Color.yellow }
    /// The colour of this name.
    public static var green: Color { Color.green }
    /// The colour of this name.
    public static var mint: Color { Color.mint }
    /// The colour of this name.
    public static var teal: Color { Color.teal }
    /// The colour of this name.
    public static var cyan: Color { Color.cyan }
    /// The colour of this name.
    public static var blue: Color { Color.blue }
    /// The colour of this name.
    public static var indigo: Color { Color.indigo }
    /// The colour of this name.
    public static var purple: Color { Color.purple }
    /// The colour of this name.
    public static var pink: Color { Color.pink }
    /// The colour of this name.
    public static var brown: Color { Color.brown }
}
