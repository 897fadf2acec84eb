// WholeLines+Parts.swift: the breaks of a text, for the script of a page, which breaks it in the same way.

extension WholeLines {
    /// A text in parts that no line parts.
    package struct Parts: Sendable, Equatable {
        /// The characters, each with what joins it; line breaks among them.
        package let characters: [String]
        /// How wide each character is, in whole numbers.
        package let widths: [Int]
        /// The characters before which a line may end, ascending.
        package let chances: [Int]
        /// The characters that hang at the end of a line, and those that end one, ascending.
        package let blanks, ends: [Int]
    }

    /// The characters, their widths and where lines may end; O(*n*).
    package var parts: Parts {
        let clusters = text.clusters
        return Parts(
            characters: clusters.indices.map { index in
                text.stretches(in: index..<index + 1).map { String($0.text) }.joined()
            }, widths: clusters.map(\.width), chances: breaks.chances,
            blanks: clusters.indices.filter { clusters[$0].kind == .space }, ends: breaks.newlines)
    }
}
