// HelveticaWidths.swift: how wide Helvetica's characters are, in thousandths of an em.
// The figures are Adobe's; a change here moves every frame that depends on a text.

/// The advance widths of one weight of Helvetica, in thousandths of an em, without kerning.
///
/// Source: Adobe, Font Metrics for PDF Core 14 Fonts, `Helvetica.afm` and `Helvetica-Bold.afm` (field `WX`);
/// the oblique fonts have the same figures.
struct HelveticaWidths: Sendable {
    /// U+0020 to U+007E.
    private let ascii: [Int]
    /// U+00A0 to U+00FF.
    private let latin1: [Int]
    /// What WinAnsi and Adobe's standard Latin set have beyond, and three signs of Cyrillic text.
    private let others: [UInt32: Int]
    /// The letters of the two other alphabets.
    private let alphabets: AlphabetWidths

    /// What a character without a figure of its own takes: a digit's width, the commonest.
    static let fallback = 556
    /// An ideograph or an emoji.
    static let em = 1000
    /// A tab, in spaces.
    static let tab = 4

    /// The letters whose widths U+0100 to U+017F take, those under their marks; `_` where there is none.  The
    /// dotless `ı` and the `i` with a wide mark are as wide as `ì`, as in the AFM files.
    private static let extendedA = Array(
        ("AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIìIìIìIiIì__JjKkkLlLlLlLlLl"
            + "NnNnNnnNnOoOoOo__RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").unicodeScalars)

    /// The width of the character that begins with `value`, for what Helvetica has; `nil` for all else.
    func width(of value: UInt32) -> Int? {
        switch value {
        case 0x20...0x7E: ascii[Int(value) - 0x20]
        case 0xA0...0xFF: latin1[Int(value) - 0xA0]
        case 0x152: Self.em
        case 0x153: 944
        case 0x100...0x17F: width(of: Self.extendedA[Int(value) - 0x100].value)
        case 0x2000...0x200A: Self.spaces[Int(value) - 0x2000]
        case 0x202F: 200
        case 0x384...0x45F: alphabets.width(of: value)
        default: others[value]
        }
    }

    /// The width of a character from U+0020 to U+007E.
    func widthOfASCII(_ byte: UInt8) -> Int { ascii[Int(byte) - 0x20] }

    /// U+2000 to U+200A: the spaces of a stated part of an em; the figure and the punctuation space as a digit
    /// and a full stop.
    private static let spaces = [500, 1000, 500, 1000, 333, 250, 167, 556, 278, 200, 100]

    /// Beyond Latin-1, in Helvetica; Helvetica-Bold has other quotation marks and ligatures.  Ґ, ґ and № are as in
    /// `AlphabetWidths`.
    private static let narrowOthers: [UInt32: Int] = [
        0x0192: 556, 0x02C6: 333, 0x02C7: 333, 0x02D8: 333, 0x02D9: 333, 0x02DA: 333, 0x02DB: 333, 0x02DC: 333,
        0x02DD: 333, 0x2010: 333, 0x2011: 333, 0x2013: 556, 0x2014: 1000, 0x2018: 222, 0x2019: 222, 0x201A: 222,
        0x201C: 333, 0x201D: 333, 0x201E: 333, 0x2020: 556, 0x2021: 556, 0x2022: 350, 0x2026: 1000, 0x2030: 1000,
        0x2039: 333, 0x203A: 333, 0x2044: 167, 0x20AC: 556, 0x2122: 1000, 0x2212: 584, 0xFB01: 500, 0xFB02: 500,
        0x0490: 489, 0x0491: 411, 0x2116: 1073,
    ]

    /// Helvetica.
    static let regular = HelveticaWidths(
        ascii: [
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // U+0020
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // U+0030
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // U+0040
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // U+0050
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // U+0060
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // U+0070
        ],
        latin1: [
            278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333,  // U+00A0
            400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,  // U+00B0
            667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,  // U+00C0
            722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,  // U+00D0
            556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,  // U+00E0
            556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,  // U+00F0
        ],
        others: narrowOthers, alphabets: .regular)

    /// Helvetica-Bold.
    static let bold = HelveticaWidths(
        ascii: [
            278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,  // U+0020
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,  // U+0030
            975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,  // U+0040
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,  // U+0050
            333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,  // U+0060
            611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,  // U+0070
        ],
        latin1: [
            278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333,  // U+00A0
            400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,  // U+00B0
            722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,  // U+00C0
            722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,  // U+00D0
            556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,  // U+00E0
            611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,  // U+00F0
        ],
        others: narrowOthers.merging([
            0x2018: 278, 0x2019: 278, 0x201A: 278, 0x201C: 500, 0x201D: 500, 0x201E: 500, 0xFB01: 611, 0xFB02: 611,
            0x0490: 487, 0x0491: 447, 0x2116: 1115,
        ]) { $1 }, alphabets: .bold)
}
