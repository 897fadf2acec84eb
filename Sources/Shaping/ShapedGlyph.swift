// ShapedGlyph.swift: what shaping says of a glyph.

/// A glyph of a shaped text, as far as the text's width depends on it.
struct ShapedGlyph: Sendable {
    /// The first unit of UTF-16 that the glyph stands for.
    let unit: Int
    /// How far the pen moves, in ems.
    let advance: Double
    /// Whether a line that begins with the unit, and the one before it, are as wide as their parts of this text.
    let isSafe: Bool
}
