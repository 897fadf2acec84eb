// BreakKind.swift: between which neighbours a line may end: a small part of UAX #14.

/// What a character does to the line breaks beside it.
enum BreakKind: UInt8, Sendable {
    /// Holds on to letters beside it.
    case letter
    /// Holds on to letters, and to a hyphen before it: "1990-95", "A-4".
    case digit
    /// May end a line.
    case hyphen
    /// Ends a line, and hangs there without width.
    case space
    /// Holds on to both neighbours: a no-break space, a straight quote.
    case joiner
    /// Holds on to what follows.
    case opening
    /// Holds on to what precedes.
    case closing
    /// May stand at either end of a line: CJK ideographs, kana, hangul, emoji.
    case wide
    /// A wide bracket that begins something.
    case wideOpening
    /// Wide punctuation that must not begin a line.
    case wideClosing
    /// Ends the line and the paragraph.
    case newline

    private var isWide: Bool { self == .wide || self == .wideOpening || self == .wideClosing }

    /// Whether a line may end here and the next one begin with `next`.
    ///
    /// Source: Unicode Standard Annex #14, rules LB6 to LB30 simplified; Japanese as in
    /// CSS Text 3, `line-break: normal`.
    func isBreak(before next: BreakKind) -> Bool {
        switch (self, next) {
        case (_, .space), (_, .newline), (.newline, _), (.space, .wideClosing): false
        case (.space, _): true
        case (.joiner, _), (_, .joiner), (_, .closing), (_, .wideClosing): false
        case (.opening, _), (.wideOpening, _), (_, .hyphen): false
        case (.hyphen, _): next != .digit
        default: isWide || next.isWide
        }
    }

    /// The kind of a hyphen after this character: with no word before it, it is a sign or begins an option's name.
    var hyphenAfter: BreakKind {
        switch self {
        case .space, .newline, .opening, .wideOpening: .opening
        default: .hyphen
        }
    }
}
