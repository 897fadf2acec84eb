// TerminalPage.swift: the room that a terminal has for text, and whether it shows colours.

import Boxes

/// Where text for people is shown.
package struct TerminalPage: Sendable {
    /// How many cells a picture has, at least 20.
    package let columns: Int
    /// Whether lines and tables have no more cells either.  Elsewhere, as in a pipe, other programs read them line by line.
    private let fitsText: Bool
    /// Whether verdicts are shown in colour.
    package let isColoured: Bool

    package init(columns: Int, fittingText fitsText: Bool, isColoured: Bool) {
        (self.columns, self.fitsText, self.isColoured) = (max(20, columns), fitsText, isColoured)
    }

    /// How many cells a table has; `nil` for as many as it needs.
    package var tableColumns: Int? { fitsText ? columns : nil }

    /// The lines as the terminal shows them, marked words in colour; in a terminal none is wider than it, but for those with a problem in JSON,
    /// which other commands read.
    package func shown(_ lines: [String]) -> [String] {
        lines.flatMap { $0.isJSON || !fitsText ? [$0] : $0.fitted(to: columns) }.map {
            Emphasis.shown($0, inColour: isColoured)
        }
    }
}

extension String {
    fileprivate var isJSON: Bool { contains("{\"") }

    /// How many cells a terminal needs for the text, marks of emphasis aside.
    var cells: Int {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        return TerminalText.width(of: filter { !Emphasis.isMark($0) })
    }

    /// The text in lines of at most so many cells.  It is broken at blanks, and a word that is wider than a line between
    /// letters; later lines stand four cells further in than the first one.
    func fitted(to columns: Int) -> [String] {
        if cells <= columns { return [self] }
        let blanks = prefix { $0 == " " }.count
        var lines = FittedLines(columns, first: min(blanks, columns / 2), later: min(blanks + 4, columns / 2))
        for word in dropFirst(blanks).split(separator: " ", omittingEmptySubsequences: false) { lines.add(word) }
        return lines.all
    }
}

/// Lines that are filled word by word.
private struct FittedLines {
    private let columns, inset: Int
    private var full: [String] = []
    private var line: String
    /// The cells of the line, and whether it has no word yet.
    private var width: Int
    private var isEmpty = true

    init(_ columns: Int, first: Int, later: Int) {
        (self.columns, inset, width) = (columns, later, first)
        line = String(repeating: " ", count: first)
    }

    var all: [String] { full + (isEmpty && !full.isEmpty ? [] : [line.withoutTrailingSpaces]) }

    /// Adds a word after a blank; an empty one stands for another blank.
    mutating func add(_ word: Substring) {
        let cells = String(word).cells
        if !isEmpty, width + 1 + cells > columns { breakLine() }
        if isEmpty, word.isEmpty { return }
        if !isEmpty { append(" ", 1) }
        if width + cells <= columns { append(word, cells) } else { cut(word) }
    }

    private mutating func cut(_ word: Substring) {
        for letter in word {
            let cells = String(letter).cells
            if width + cells > columns { breakLine() }
            append(String(letter), cells)
        }
    }

    private mutating func append(_ text: some StringProtocol, _ cells: Int) {
        line += text
        width += cells
        isEmpty = false
    }

    private mutating func breakLine() {
        full.append(line.withoutTrailingSpaces)
        (line, width, isEmpty) = (String(repeating: " ", count: inset), inset, true)
    }
}
