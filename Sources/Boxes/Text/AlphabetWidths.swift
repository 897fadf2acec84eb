// AlphabetWidths.swift: how wide Greek and Cyrillic letters are beside Helvetica's Latin ones, in thousandths of an em.
// A change here moves every frame that depends on a Greek or Cyrillic text.

/// The advance widths of one weight's Greek and Cyrillic letters, in thousandths of an em; 0 where there is no letter.
///
/// Source: the table `hmtx` of Liberation Sans 1.07.4 in 2,048 units an em, rounded; it has the widths of Arial, and so in
/// Latin script those of Helvetica.  URW's `NimbusSans-Regular.afm` and `NimbusSans-Bold.afm` of 2020 (field `WX`) have
/// the same, but for one or a few thousandths of Ѝ, Њ and њ, and the bold raised dot.
struct AlphabetWidths: Sendable {
    /// U+0384 to U+03CE.
    private let greek: [Int]
    /// U+0400 to U+045F.
    private let cyrillic: [Int]

    /// The width of a Greek or Cyrillic letter; `nil` for all else.
    func width(of value: UInt32) -> Int? {
        switch value {
        case 0x384...0x3CE: greek[Int(value) - 0x384].nonzero
        case 0x400...0x45F: cyrillic[Int(value) - 0x400]
        default: nil
        }
    }

    /// Beside Helvetica.
    static let regular = AlphabetWidths(
        greek: [
            333, 333, 667, 278, 784, 838, 384, 0, 774, 0, 855, 752,  // U+0384
            222, 667, 667, 551, 668, 667, 611, 722, 778, 278, 667, 668, 833, 722, 650, 778,  // U+0390
            722, 667, 0, 618, 611, 667, 798, 667, 835, 748, 278, 667, 578, 446, 556, 222,  // U+03A0
            547, 578, 575, 500, 557, 446, 441, 556, 556, 222, 500, 500, 576, 500, 448, 556,  // U+03B0
            690, 569, 482, 617, 395, 547, 648, 525, 713, 781, 222, 547, 556, 547, 781,  // U+03C0
        ],
        cyrillic: [
            667, 667, 865, 542, 719, 667, 278, 278, 500, 1057, 1010, 854, 583, 722, 635, 719,  // U+0400
            667, 656, 667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719,  // U+0410
            667, 722, 611, 635, 760, 667, 740, 667, 917, 938, 792, 885, 656, 719, 1010, 722,  // U+0420
            556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688, 552, 556, 542,  // U+0430
            556, 500, 458, 500, 823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542,  // U+0440
            556, 556, 556, 365, 510, 500, 222, 278, 222, 906, 812, 556, 438, 559, 500, 552,  // U+0450
        ])

    /// Beside Helvetica-Bold.
    static let bold = AlphabetWidths(
        greek: [
            333, 465, 722, 333, 853, 906, 474, 0, 825, 0, 927, 838,  // U+0384
            278, 722, 722, 601, 719, 667, 611, 722, 778, 278, 722, 667, 833, 722, 644, 778,  // U+0390
            722, 667, 0, 600, 611, 667, 821, 667, 809, 802, 278, 667, 615, 451, 611, 278,  // U+03A0
            582, 615, 610, 556, 606, 475, 460, 611, 541, 278, 558, 556, 612, 556, 445, 611,  // U+03B0
            766, 619, 520, 684, 446, 582, 715, 576, 753, 845, 278, 582, 611, 582, 845,  // U+03C0
        ],
        cyrillic: [
            667, 669, 885, 567, 711, 667, 278, 276, 556, 1094, 1062, 875, 610, 722, 622, 719,  // U+0400
            722, 719, 722, 567, 712, 667, 904, 626, 719, 719, 610, 702, 833, 722, 778, 719,  // U+0410
            667, 722, 611, 622, 854, 667, 730, 703, 1005, 1019, 870, 979, 719, 711, 1031, 719,  // U+0420
            556, 618, 615, 417, 635, 556, 709, 497, 615, 615, 500, 635, 740, 604, 611, 604,  // U+0430
            611, 556, 490, 556, 875, 556, 615, 581, 833, 844, 729, 854, 615, 552, 854, 583,  // U+0440
            556, 556, 611, 417, 552, 556, 278, 281, 278, 969, 906, 611, 500, 615, 556, 604,  // U+0450
        ])
}

extension Int {
    /// The number; `nil` for 0.
    fileprivate var nonzero: Int? { self == 0 ? nil : self }
}
