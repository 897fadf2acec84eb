// Emphasis.swift: words of a report that a terminal shows in colour.
//
// A report marks them by control characters, which no name in it can have: `printable` replaces those of files.

import Rows

/// What a colour says.
package enum Emphasis: Character, CaseIterable, Sendable {
    /// As it should be.
    case good = "\u{1}"
    /// Wrong, and avoidable.
    case bad = "\u{2}"
    /// Room that nobody uses, or a question that is open.
    case open = "\u{3}"
    /// Shared in another order than the priorities'.
    case inverted = "\u{4}"
    /// Shared unevenly.
    case uneven = "\u{5}"

    /// Beyond what an item accepts.
    case broken = "\u{7}"

    /// The end of the marked words.
    static let end: Character = "\u{6}"

    /// The colour, as in pictures.
    private var tone: Tone {
        switch self {
        case .good: .optimal
        case .bad: .overflow
        case .open: .unused
        case .inverted: .inversion
        case .uneven: .unfair
        case .broken: .ink
        }
    }

    /// Whether a character is a mark.
    static func isMark(_ character: Character) -> Bool { character == end || Emphasis(rawValue: character) != nil }

    /// A line with its marks replaced by the terminal's colours, or taken away.
    static func shown(_ line: String, inColour isColoured: Bool) -> String {
        if !line.utf8.contains(where: { (1...7).contains($0) }) { return line }
        return line.reduce(into: "") { shown, character in
            guard isMark(character) else { return shown.append(character) }
            if isColoured { shown += "\u{1B}[\(Emphasis(rawValue: character)?.tone.terminal ?? "0")m" }
        }
    }
}

extension Verdict.Kind {
    /// The colour of a verdict, the same in every report.
    var emphasis: Emphasis {
        switch self {
        case .optimal: .good
        case .avoidableOverflow: .bad
        case .unusedSpace, .wrongTotal: .open
        case .priorityInversion: .inverted
        case .unfair: .uneven
        case .outOfBounds, .notIdeal: .broken
        }
    }
}

extension String {
    /// The text in a colour.
    package func emphasized(_ emphasis: Emphasis) -> String {
        isEmpty ? self : "\(emphasis.rawValue)\(self)\(Emphasis.end)"
    }

    /// A sentence on a verdict, with the verdict's name in a colour: it ends at a colon, and begins after what a semicolon ends.
    package func headed(_ emphasis: Emphasis) -> String {
        guard let colon = firstIndex(of: ":") else { return emphasized(emphasis) }
        let end = self[..<colon].lastIndex(of: ";").map { self[index(after: $0)...].drop { $0 == " " }.startIndex }
        let begin = end ?? startIndex
        return self[..<begin] + String(self[begin..<colon]).emphasized(emphasis) + self[colon...]
    }
}
