// TerminalText.swift: a text in the cells of a terminal: its width, its lines, its steps.
// Widths in cells, heights in lines.

package import Rows

/// A text that a terminal shows in cells of one width.
///
/// Source: Unicode Standard Annex 11 for East Asian characters, Unicode Technical Standard 51 for emoji sequences, which
/// take the cells of their first character, two behind a selector of emoji; marks that join a character take none.  Lines
/// end as `HelveticaMeasurer`'s do.
package struct TerminalText: Sendable {
    /// The lines in any width.
    package let lines: WholeLines

    /// - Complexity: O(*n*).
    package init(_ string: String) { lines = WholeLines(TextClusters(inCells: string)) }

    /// The text as wide as its widest line, when nothing is broken but at line breaks.
    package var width: Int { lines.lines(width: .max / 4, .keep).ranges.map { lines.shown($0).width }.max() ?? 0 }

    /// What stands on some characters, without the spaces that hang at their end, and how many cells it takes.
    package func shown(_ range: Range<Int>) -> (text: String, cells: Int) {
        let shown = lines.shown(range)
        return (shown.text, shown.width)
    }

    /// The least heights by width, a line 1 high and a cell 1 wide.
    package func staircase(
        _ words: WholeLines.LongWords = .keep, lineLimit: Int? = nil
    ) -> Staircase<Double> {
        lines.staircase(words, lineLimit: lineLimit, unit: 1) { Double($0) }
    }

    /// The least widths of a text by numbers of lines, as `lines.steps(_:)` gives them.
    ///
    /// - Complexity: O(*n*), and a few looks a step; letters of a cell each are looked at once.
    package static func steps(
        of string: String, _ words: WholeLines.LongWords
    ) -> [(width: Int, lines: Int, cuts: Int)] {
        var steps: [(width: Int, lines: Int, cuts: Int)] = []
        if words == .keep, PlainText.steps(inCells: string, { steps.append((Int($0), $1, 0)) }) { return steps }
        return TerminalText(string).lines.steps(words)
    }

    /// The least heights of a line by width, words whole and a line 1 high; `nil` where not all letters take a cell each.
    ///
    /// - Complexity: O(*n*), and a few looks a step.
    package static func plainStaircase(of string: String) -> Staircase<Double>? {
        var steps: [Staircase<Double>.Step] = []
        guard PlainText.steps(inCells: string, { steps.append(.init(width: $0, height: Double($1))) }) else {
            return nil
        }
        return Staircase(ordered: steps)
    }

    /// How many cells a text takes on one line.
    package static func width(of string: String) -> Int {
        // Most texts are of letters that take a cell each.
        if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return string.utf8.count }
        return TerminalText(string).width
    }
}
