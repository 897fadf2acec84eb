// MarkedWords.swift: the words of a literal with what its marks say, for attributed strings.

/// Words of a literal that its inline marks set apart.
package struct MarkedWords: Equatable {
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
        InlineMarkdown.pieces(of: literal.map { .character($0) }).map { piece in
            MarkedWords(
                words: piece.shown, isStrong: piece.style.contains(.strong),
                isEmphasized: piece.style.contains(.emphasis), isCode: piece.style.contains(.code),
                isStruckThrough: piece.style.contains(.struckThrough),
                address: piece.style.contains(.link) ? piece.address : nil)
        }
    }
}
