// TextPiece.swift: a stretch of text in one font, as far as its lines depend on it.

/// A stretch of text in one font; the size of the font is stated apart, since it may vary.
package struct TextPiece: Sendable, Hashable {
    /// The characters.
    package var string: String
    /// Whether its letters are as wide as bold ones.
    package var isBold: Bool
    /// What its font asks for between lines, in points.
    package var leading: Double
    /// The room after each character, in thousandths of the font's size.
    package var kerning: Int

    /// Text in a font, with room after each character in thousandths of its size.
    package init(_ string: String, isBold: Bool = false, leading: Double = 0, kerning: Int = 0) {
        (self.string, self.isBold, self.leading, self.kerning) = (string, isBold, leading, kerning)
    }
}

extension TextPiece {
    /// How wide the text is on one line of Helvetica, in ems.
    package var helveticaWidth: Double { Double(TextClusters([self]).clusters.reduce(0) { $0 + $1.width }) / 1000 }
}
