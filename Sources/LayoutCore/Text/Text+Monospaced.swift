// Text+Monospaced.swift: a text whose letters are all equally wide.

extension Text {
    /// The text with every letter equally wide, as code has it, which a measurer may look at.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? marked(InlineMarkdown.Piece(content: .text(""), style: .code)) : self
    }
}
