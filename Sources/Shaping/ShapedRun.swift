// ShapedRun.swift: a stretch of text in one font, as far as shaping depends on it.

import Boxes

/// A stretch of text in one font.
package struct ShapedRun: Sendable, Hashable {
    /// The characters.
    package var string: String
    /// The family that is asked first; `nil` for that of the first font.
    package let family: String?
    /// How heavy its strokes are wanted, from 1 to 1,000; regular is 400.
    package let weight: Int
    /// Whether its letters are wanted to lean.
    package let isItalic: Bool
    /// The size of the font in points, at least 0.
    package let size: Double

    /// Text in a font.
    package init(_ string: String, family: String? = nil, weight: Int = 400, isItalic: Bool = false, size: Double) {
        (self.string, self.family, self.weight, self.isItalic) = (string, family, weight, isItalic)
        self.size = size
    }
}

extension ShapedRun {
    /// A piece of a box's text; what is bold has the weight 600.
    init(_ piece: TextPiece, size: Double) { self.init(piece.string, weight: piece.isBold ? 600 : 400, size: size) }
}
