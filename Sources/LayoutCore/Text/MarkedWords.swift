// MarkedWords.swift: the words of a literal with what its marks say, for attributed strings.

/// Words of a literal that its inline marks set apart.
package struct MarkedWords: Equatable, Sendable {
    /// The words without the marks.
    package let words: String
    /// What the marks say.
    package let isStrong, isEmphasized, isCode, isStruckThrough: Bool
    /// Where a link leads.
    package let address: String?

    /// The words of a literal, in order.
    ///
    /// - Complexity: O(*n* + *m*²) for *n* characters with *m* marks.
    package static func read(_ literal: String) -> [MarkedWords] {
        InlineMarkdown.pieces(of: literal.map { .character($0) }).map { MarkedWords($0.shown, $0) }
    }

    /// Words with the marks of a piece.
    init(_ words: String, _ piece: InlineMarkdown.Piece) {
        self.words = words
        (isStrong, isEmphasized) = (piece.style.contains(.strong), piece.style.contains(.emphasis))
        (isCode, isStruckThrough) = (piece.style.contains(.code), piece.style.contains(.struckThrough))
        address = piece.style.contains(.link) ? piece.address : nil
    }
}
