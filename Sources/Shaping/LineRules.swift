// LineRules.swift: where lines may end, by ICU.
// UAX #14 with ICU's dictionaries for what writes no spaces: Thai, Lao, Khmer, Burmese.

import CLineBreaks

/// The rules of Unicode's Annex 14 as ICU has them.
enum LineRules {
    /// Whether ICU has its rules on this machine.
    static var areKnown: Bool { breaks(in: [0x61]) != nil }

    /// The units before which a line may end, ascending, the text's end among them; `nil` where ICU has no rules.
    ///
    /// - Parameter text: A paragraph in UTF-16 without its line break.
    /// - Complexity: O(*n*).
    static func breaks(in text: [UInt16]) -> [Int]? {
        if text.isEmpty { return [] }
        var places = [Int32](repeating: 0, count: text.count)
        let count = line_breaks(text, Int32(text.count), &places)
        return count < 0 ? nil : places.prefix(Int(count)).map(Int.init)
    }
}
