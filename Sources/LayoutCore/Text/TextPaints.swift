// TextPaints.swift: which paint each piece of a text's lines has.

/// The paints of a text's runs, to be found again on its lines.
///
/// A measurer may cut runs at line ends, drop line breaks and add an ellipsis; it keeps the order of the characters.
struct TextPaints {
    private let sources: [(text: String, paint: Paint)]

    init(_ runs: [TextRun], _ paints: [Paint]) { sources = zip(runs, paints).map { ($0.string, $1) } }

    /// A paint for each run of each line.
    func paints(of lines: [TextLine]) -> [[Paint]] {
        var index = 0
        var rest = sources.first.map { Substring($0.text) } ?? ""
        /// Moves on to the source that a piece of a line comes from.
        func paint(of piece: String) -> Paint {
            var (candidate, text) = (index, rest)
            while candidate < sources.count {
                let trimmed = text.drop { $0.isWhitespace }
                for text in [text, trimmed] where !piece.isEmpty && text.hasPrefix(piece) {
                    (index, rest) = (candidate, text.dropFirst(piece.count))
                    return sources[candidate].paint
                }
                candidate += 1
                if candidate < sources.count { text = Substring(sources[candidate].text) }
            }
            return index < sources.count ? sources[index].paint : .color(.primary)
        }
        return lines.map { line in line.runs.map { paint(of: $0.string) } }
    }
}
