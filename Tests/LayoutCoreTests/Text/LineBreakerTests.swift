// LineBreakerTests.swift: where lines end.

import Foundation
import Testing

@testable import LayoutCore

struct LineBreakerTests {
    /// The lines of a text in a font of 10 points; an ideograph is 10 wide, a digit 5.56, a space 2.78.
    func lines(_ text: String, _ width: CGFloat?) -> [String] {
        let run = TextRun(string: text, font: .system(size: 10))
        return HelveticaMeasurer()
            .layout([run], proposal: ProposedViewSize(width: width, height: nil), lineLimit: nil).lines
            .map { $0.runs.map(\.string).joined() }
    }

    @Test func `lines break after spaces, which hang`() {
        #expect(lines("111 222  333", 16.68) == ["111 ", "222  ", "333"])
        #expect(lines("111 222 333", 36.14) == ["111 222 ", "333"])
        #expect(lines("111 222 333", 36.13) == ["111 ", "222 ", "333"])
        #expect(lines("1\u{200B}2", 6) == ["1\u{200B}", "2"])
    }

    @Test func `a no-break space, a quote and a sign hold their neighbours`() {
        #expect(lines("a 1\u{A0}2", 15) == ["a ", "1\u{A0}2"])
        #expect(lines("ab \"cd\"", 20) == ["ab ", "\"cd\""])
        #expect(lines("a -b", 11) == ["a ", "-b"])
        #expect(lines("ab --cd", 19) == ["ab ", "--cd"])
    }

    @Test func `lines break after hyphens between letters and not before digits`() {
        #expect(lines("well-known", 30) == ["well-", "known"])
        #expect(lines("ab–cd", 17) == ["ab–", "cd"])
        #expect(lines("ab 10-20", 30) == ["ab ", "10-20"])
    }

    @Test func `only a word that is too long by itself is cut`() {
        #expect(lines("1 222222", 23) == ["1 ", "2222", "22"])
        #expect(lines("1 2222", 23) == ["1 ", "2222"])
        #expect(lines("1234", 0) == ["1", "2", "3", "4"])
        #expect(lines("1 2", 0) == ["1 ", "2"])
        #expect(lines("1\n2", 0) == ["1", "2"])
    }

    @Test func `CJK text breaks anywhere but beside brackets and before punctuation`() {
        #expect(lines("世界人权", 20) == ["世界", "人权"])
        #expect(lines("世界、人权", 20) == ["世", "界、", "人权"])
        #expect(lines("「世界」人", 40) == ["「世界」", "人"])
        #expect(lines("世「界」", 20) == ["世", "「界", "」"])  // the quotation alone is too long
        #expect(lines("世「界」", 30) == ["世", "「界」"])
        #expect(lines("世界。）人", 30) == ["世", "界。）", "人"])
        #expect(lines("使用swift语言", 42) == ["使用swift", "语言"])
        #expect(lines("使用swift语言", 35) == ["使用", "swift语", "言"])
        #expect(lines("人々と", 15) == ["人", "々", "と"])
        #expect(lines("世　界", 10) == ["世　", "界"])
    }

    @Test func `an emoji is never parted`() {
        let family = "👨‍👩‍👧‍👦"
        #expect(lines(family + family, 10) == [family, family])
        #expect(lines(family, 0) == [family])
        #expect(lines("🇩🇪🇫🇷", 10) == ["🇩🇪", "🇫🇷"])
    }

    @Test func `line breaks make lines, also empty ones`() {
        #expect(lines("a\nb", nil) == ["a", "b"])
        #expect(lines("a\r\nb\n\nc\n", nil) == ["a", "b", "", "c", ""])
        #expect(lines("\n", nil) == ["", ""])
        #expect(lines("a\u{2028}b", .infinity) == ["a", "b"])
        #expect(lines("", 0) == [""])
    }
}
