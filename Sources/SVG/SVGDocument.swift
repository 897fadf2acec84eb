// SVGDocument.swift: what stands around every drawing: its title, its words for who cannot see it, its colours by
// night, its ground.

/// A drawing as a document.
///
/// Ids in it begin with `SVGDocument.mark`, for which the document has a prefix of its own, made of all it says: two
/// documents can stand in one page.
package struct SVGDocument {
    /// What an id begins with, and what refers to one; no text has it, since `SVGText.escaped` takes control characters out.
    package static let mark: Character = "\u{1}"
    /// The fonts, the first of which the widths are of; all but the last have its widths.
    static let fonts = "Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif"

    /// What the picture shows, in a sentence.
    package var title: String
    /// All it says, for who cannot see it.
    package var words: String
    /// What is drawn: x, y, width, height.
    package var box: [Double]
    /// How many pixels of the page one unit is.
    package var scale = 1.0
    /// Gradients, clips, patterns.
    package var definitions = ""
    /// Whether it is a picture of a screen, which keeps its own colours by night and is only dimmed.
    var isScreen = false
    /// What stands above a screen, on the sheet.
    var heading = ""

    package init(title: String, words: String, box: [Double]) {
        (self.title, self.words, self.box) = (title, words, box)
    }

    /// A document whose box begins at 0.
    package init(title: String, words: String, width: Double, height: Double) {
        self.init(title: title, words: words, box: [0, 0, width, height])
    }

    /// The document around a drawing.
    package func text(_ body: String) -> String {
        let sheet = "<rect \(SVGPicture.place(box)) fill=\"\(Tone.paper)\"/>\n"
        let drawing = isScreen ? "<g class=\"plumb\">\n\(sheet)\(heading)</g>\n" : definitions + sheet + body
        let night = Tone.nightSheet(for: drawing, dimming: isScreen ? "screen" : nil)
        let mark = Self.mark
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" \(isScreen ? "" : "class=\"plumb\" ")role="img" aria-labelledby="\(mark)title \(mark)words" \
            viewBox="\(box.map { "\(svg: $0)" }.joined(separator: " "))" width="\(svg: box[2] * scale)" \
            height="\(svg: box[3] * scale)" font-family="\(Self.fonts)" font-size="\(svg: SVGText.size)">
            <title id="\(mark)title">\(SVGText.escaped(title))</title>
            <desc id="\(mark)words">\(SVGText.escaped(words))</desc>
            \(night)\(drawing)\(isScreen ? definitions + body : "")</svg>

            """
        return text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: Self.prefix(of: text))
    }

    /// Six letters and digits that differ where texts do (FNV-1a, 32 bits).
    private static func prefix(of text: String) -> String {
        let hash = text.utf8.reduce(into: UInt32(2_166_136_261)) { hash, byte in
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        return "p\(String(hash, radix: 36))-"
    }
}
