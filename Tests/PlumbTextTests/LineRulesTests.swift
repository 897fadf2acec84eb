// LineRulesTests.swift: where lines may end, by the rules of Unicode's Annex 14, in four languages.

import Testing

@testable import Shaping

struct LineRulesTests {
    /// The parts between the places where a line may end.
    private func parts(_ text: String) throws -> [String] {
        let units = Array(text.utf16)
        var start = 0
        return try #require(LineRules.breaks(in: units)).map { end in
            defer { start = end }
            return String(decoding: units[start..<end], as: UTF16.self)
        }
    }

    /// Expected by hand: LB7 and LB18 (after spaces), LB13 (not before marks), LB21 (after hyphens), LB25 (not in numbers), LB12
    /// (a no-break space holds).
    @Test(arguments: [
        ["The ", "well-", "known ", "(small) ", "co-", "op."],
        ["It ", "costs ", "$1,250.00, ", "100\u{A0}kg."],
        ["Straßen- ", "und ", "U-", "Bahn-", "Netz, ", "„sehr ", "gut“."],
        ["Donau\u{AD}", "dampf\u{AD}", "schiff"],
    ])
    func `English and German break after spaces and hyphens`(_ expected: [String]) throws {
        #expect(try parts(expected.joined()) == expected)
    }

    /// The words of "Thai is a beautiful language" (ภาษา language, ไทย Thai, เป็น is, ที่ that, สวยงาม beautiful).
    @Test func `Thai breaks between words that no space parts`() throws {
        let words = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "สวยงาม"]
        #expect(try parts(words.joined()) == words)
    }

    /// LB30b and LB31 between ideographs; LB13 not before 、 and 。, LB14 not after 「.
    @Test func `Japanese breaks between characters but not before punctuation`() throws {
        let expected = ["日", "本", "語、", "東", "京", "「大", "阪」", "で", "す。"]
        #expect(try parts(expected.joined()) == expected)
    }

    @Test func `an empty text has no places`() {
        #expect(LineRules.breaks(in: []) == [])
        #expect(LineRules.areKnown)
    }
}
