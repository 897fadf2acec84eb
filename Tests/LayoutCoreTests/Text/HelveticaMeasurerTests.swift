// HelveticaMeasurerTests.swift: sizes, baselines and what is left out.

import Foundation
import Testing
import LayoutCore

struct HelveticaMeasurerTests {
    let measurer = HelveticaMeasurer()

    func layout(
        _ text: String, _ font: Font = .body, width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil
    ) -> TextLayout {
        measurer.layout(
            [TextRun(string: text, font: font)], proposal: ProposedViewSize(width: width, height: height),
            lineLimit: lineLimit)
    }

    func strings(_ layout: TextLayout) -> [String] { layout.lines.map { $0.runs.map(\.string).joined() } }

    @Test func `Hello in body is 2278 thousandths of 17 points wide, in whole pixels`() {
        let hello = layout("Hello")
        #expect(hello.size == CGSize(width: 39, height: 21))
        #expect(hello.lines[0].width == 2278.0 * 17 / 1000 && hello.lines.count == 1 && !hello.isTruncated)
        #expect(abs(hello.firstBaseline - 1950.0 * 17 / 2048) < 1e-9 && hello.firstBaseline == hello.lastBaseline)
        #expect(layout("Hello", .headline).size.width == 42)  // 2445 * 17 / 1000 = 41.565
    }

    @Test func `pixels of a third of a point round sizes less`() {
        let fine = HelveticaMeasurer(scale: 3).layout(
            [TextRun(string: "Hello", font: .body)], proposal: ProposedViewSize(width: nil, height: nil), lineLimit: nil
        )
        #expect(abs(fine.size.width - 39) < 1e-9)  // 38.726 is above 38 2/3
        #expect(abs(fine.size.height - 20 - 1.0 / 3) < 1e-9)  // 2444 * 17 / 2048 = 20.287
        let odd = HelveticaMeasurer(scale: 0)
        #expect(odd.layout([], proposal: ProposedViewSize(width: 9, height: 9), lineLimit: 1).size.height == 21)
    }

    @Test func `an empty text is one line high and has no width`() {
        #expect(layout("", .title).size == CGSize(width: 0, height: 34))
        #expect(
            measurer.layout([], proposal: ProposedViewSize(width: nil, height: nil), lineLimit: nil).size.height == 21)
        #expect(layout("", .title, width: 0, height: 0).lines.count == 1)
    }

    @Test func `spaces count at the end of a paragraph as far as there is room`() {
        #expect(layout("1 ", .system(size: 100)).size.width == 84)
        #expect(layout("1 ", .system(size: 100), width: 60).size.width == 60)
        #expect(layout("1 1", .system(size: 100), width: 60).lines.map(\.width) == [55.6, 55.6])
    }

    @Test func `the width offered is never passed`() {
        #expect(layout("W", width: 3).size == CGSize(width: 3, height: 21))
        #expect(layout("Wide words", width: 0).size.width == 0)
        #expect(layout("Wide", width: -5).size.width == 0)
        #expect(layout("Hello", width: 38.8).size.width == 38.8)
        #expect(layout("Hello", width: .infinity, height: .infinity) == layout("Hello"))
        #expect(layout("Hello", width: .nan, height: .nan) == layout("Hello"))
    }

    @Test func `as many lines as the height has room for, at least one`() {
        let text = "one two three four"
        #expect(strings(layout(text, width: 70)) == ["one two ", "three ", "four"])
        // Two lines with what the style asks for between them: 20.287 + 22; three: 22 more.
        #expect(layout(text, width: 70, height: 42.29).lines.count == 2)
        #expect(layout(text, width: 70, height: 42.28).lines.count == 1)
        #expect(layout(text, width: 70, height: 0) == layout(text, width: 70, lineLimit: 1))
        #expect(layout(text, width: 70, lineLimit: 0).lines.count == 1)
        #expect(layout(text, width: 70, height: 64.29).isTruncated == false)
    }

    @Test func `what does not fit is cut off and replaced by an ellipsis`() {
        let digits = Font.system(size: 10)
        let cut = layout("1234 5678", digits, width: 30, lineLimit: 1)
        #expect(strings(cut) == ["123…"] && cut.isTruncated && cut.size == CGSize(width: 27, height: 12))
        #expect(strings(layout("1 2345", digits, width: 20, lineLimit: 1)) == ["1…"])  // no space before the sign
        #expect(strings(layout("12\n34", digits, lineLimit: 1)) == ["12…"])
        #expect(strings(layout("12\n34", digits, width: 12, lineLimit: 1)) == ["…"])
        #expect(strings(layout("11 22 33", digits, width: 22, lineLimit: 2)) == ["11 ", "22…"])
        #expect(layout("12345", digits, width: 4, lineLimit: 1).size.width == 4)
        #expect(strings(layout("\n1", digits, lineLimit: 1)) == ["…"])
        #expect(strings(layout("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", digits, width: 29, lineLimit: 1)) == ["👨‍👩‍👧‍👦…"])
    }

    @Test func `a line is as high as its highest font`() {
        let runs = [
            TextRun(string: "small ", font: .system(size: 10)), TextRun(string: "LARGE", font: .system(size: 20)),
            TextRun(string: " small", font: .system(size: 10)),
        ]
        func lay(_ width: CGFloat?, _ height: CGFloat? = nil) -> TextLayout {
            measurer.layout(runs, proposal: ProposedViewSize(width: width, height: height), lineLimit: nil)
        }
        // 2444 and 1950 of 2048 units of 10 and of 20 points.
        let (small, large): (CGFloat, CGFloat) = (11.93359375, 23.8671875)
        #expect(lay(nil).size.height == 24 && lay(nil).lines[0].runs == runs)
        let wrapped = lay(70)
        #expect(wrapped.lines.map(\.height) == [small, large, small] && wrapped.size.height == 48)
        #expect(wrapped.lines.map(\.origin.y) == [0, small, small + large])
        #expect(wrapped.firstBaseline == 9.521484375 && wrapped.lastBaseline == small + large + 9.521484375)
        #expect(lay(70, 35).lines.map(\.height) == [large], "some of the large word stands before the sign")
        #expect(lay(70, 23).lines.map(\.height) == [small], "there is no room for any of it")
        #expect(lay(70, 36).lines.map(\.height) == [small, large])
    }

    @Test func `a font without a proper size takes no room`() {
        for size in [-1, 0, CGFloat.nan, .infinity] {
            #expect(layout("a b", .system(size: size), width: 10, height: 10).size == .zero)
        }
    }

    // A zero with a sign is written "-0.0", and no text is as wide as that.
    @Test func `texts without letters, or without size, have no negative zeros`() throws {
        let sizes = [0, -3, .nan, .infinity, 12] as [CGFloat]
        for (text, size) in sizes.flatMap({ size in ["", "\n", " ", "a"].map { ($0, size) } }) {
            let view = Text(verbatim: text).font(.system(size: size))
            for proposal in [ProposedViewSize.unspecified, .zero, ProposedViewSize(width: -1, height: -1)] {
                let answer = try LayoutHost(view).layout(proposal).size
                #expect(
                    [answer.width, answer.height].allSatisfy { $0.sign == .plus }, "\(text.debugDescription) at \(size)"
                )
            }
            let answer = layout(text, .system(size: size)).size
            #expect([answer.width, answer.height].allSatisfy { $0.sign == .plus })
        }
    }
}
