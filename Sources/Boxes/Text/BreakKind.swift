// BreakKind.swift: between which neighbours a line may end (a small part of UAX #14), by the kind of each scalar.

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

    /// The kind of a character that begins with `value`; a hyphen's place is not considered.
    init(of value: UInt32) {
        self =
            switch value {
            case 0x41...0x5A, 0x61...0x7A: .letter
            case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
            case 0x30...0x39: .digit
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
            case 0x2D, 0x2010, 0x2012...0x2014: .hyphen
            case 0x22, 0x27, 0xA0, 0xAB, 0xBB, 0x2007, 0x2011, 0x202F, 0x2039, 0x203A, 0x2060, 0xFEFF: .joiner
            case 0x00...0x7F, 0x2018...0x201E, 0x2026: BreakKind(punctuation: value)
            case 0x3001...0x301F, 0x303B, 0x309D, 0x309E, 0x30FB, 0x30FD, 0x30FE: BreakKind(eastAsian: value)
            case 0xFF01...0xFF65: BreakKind(fullwidth: value)
            default: ScalarKinds.isWideOrHalf(value) ? .wide : .letter
            }
    }

    private init(punctuation value: UInt32) {
        self =
            switch value {
            case 0x28, 0x5B, 0x7B, 0x2018, 0x201A, 0x201C, 0x201E: .opening  // ( [ { ‘ ‚ “ „
            case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing  // ! % ) , . : ; ? ] }
            case 0x2019, 0x201D, 0x2026: .closing  // ’ ” …
            default: .letter
            }
    }

    private init(eastAsian value: UInt32) {
        self =
            switch value {
            case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: .wideOpening
            case 0x3003, 0x3004, 0x3006, 0x3007, 0x3012, 0x3013, 0x301C: .wide
            default: .wideClosing  // 、 。 the closing brackets, and 々 〻 ゝ ゞ ・ ヽ ヾ
            }
    }

    private init(fullwidth value: UInt32) {
        self =
            switch value {
            case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .wideOpening  // （ ［ ｛ ｟ ｢
            case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F: .wideClosing  // ！ ％ ） ， ． ： ； ？
            case 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65: .wideClosing  // ］ ｝ ｠ ｡ ｣ ､ ･
            default: .wide
            }
    }
}

extension ScalarKinds {
    /// Whether lines may break on both sides of `value`.
    static func isWideOrHalf(_ value: UInt32) -> Bool {
        value >= 0x1100 && (half.contains(value) || contains(wide, value))
    }
}
