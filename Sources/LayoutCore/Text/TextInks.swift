// TextInks.swift: which ink each piece of a text's lines has.

/// The inks of a text's runs, to be found again on its lines, from the first line on.
///
/// A measurer may cut runs at line ends, drop line breaks and add an ellipsis; it keeps the order of the characters.
struct TextInks {
    private let sources: [(run: TextRun, ink: TextInk)]
    /// The source that is read, and its characters that no line has had yet.
    private var (index, rest): (Int, Substring)
    private var hasReadLines = false

    init(_ runs: [TextRun], _ inks: [TextInk]) {
        sources = Array(zip(runs, inks))
        (index, rest) = (0, sources.first.map { Substring($0.run.string) } ?? "")
    }

    /// An ink for each run of the next line.
    mutating func inks(of line: TextLine) -> [TextInk] {
        hasReadLines = true
        return line.runs.map { ink(of: $0.string) }
    }

    /// Moves on to the source that a piece of a line comes from.
    private mutating func ink(of piece: String) -> TextInk {
        var (candidate, text) = (index, rest)
        while candidate < sources.count {
            let trimmed = text.drop { $0.isWhitespace }
            for text in [text, trimmed] where !piece.isEmpty && text.hasPrefix(piece) {
                (index, rest) = (candidate, text.dropFirst(piece.count))
                return sources[candidate].ink
            }
            candidate += 1
            if candidate < sources.count { text = Substring(sources[candidate].run.string) }
        }
        return index < sources.count ? sources[index].ink : TextInk(paint: .color(.primary))
    }

    /// The runs of which no line has had the characters yet, without the spaces after the last line.
    var remaining: [(run: TextRun, ink: TextInk)] {
        var remaining = sources.dropFirst(index).map { $0 }
        guard !remaining.isEmpty else { return [] }
        remaining[0].run.string = String(rest)
        while hasReadLines, let first = remaining.first {
            let string = first.run.string.drop { $0.isWhitespace }
            remaining[0].run.string = String(string)
            if !string.isEmpty { break }
            remaining.removeFirst()
        }
        return remaining
    }
}
