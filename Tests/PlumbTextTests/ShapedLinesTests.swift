// ShapedLinesTests.swift: lines of shaped texts: where they end, how high they stand, what is cut off.

import LayoutCore
import PlumbText
import Testing

struct ShapedLinesTests {
    /// A space is 260 wide by `hmtx`; no letter of these words kerns with it.
    @Test func `a line takes the words that fit and lets its last space hang`() throws {
        let measurer = try TestFonts.measurer()
        let (first, second) = (measurer.units("Hello"), measurer.units("world"))
        let both = first + 260 + second
        #expect(measurer.lines("Hello world", width: both) == ["Hello world"])
        #expect(measurer.lines("Hello world", width: both - 1) == ["Hello ", "world"])
        let layout = measurer.layout("Hello world", width: both - 1)
        #expect(agree(layout.lines[0].width, first) && agree(layout.lines[1].width, second))
    }

    @Test func `Thai wraps between words and Japanese between characters`() throws {
        let measurer = try TestFonts.measurer()
        let width = measurer.units("ภาษาไทย")
        #expect(
            measurer.lines("ภาษาไทยเป็นภาษา", width: width) == ["ภาษาไทย", "เป็น", "ภาษา"].joining(upTo: width, measurer))
        // Every character without a glyph is 600 wide.
        #expect(measurer.lines("日本語、東京", width: 1_800) == ["日本", "語、東", "京"])
    }

    /// The ligature of 946 is one cluster, and the syllable क्षि too.
    @Test func `a word that is too long is not cut inside a ligature or a syllable`() throws {
        let measurer = try TestFonts.measurer()
        #expect(measurer.lines("office", width: 1_000) == ["o", "ffi", "c", "e"].joining(upTo: 1_000, measurer))
        #expect(measurer.lines("office", width: 0) == ["o", "ffi", "c", "e"])
        #expect(measurer.lines("क्षिक्षि", width: 0) == ["क्षि", "क्षि"])
    }

    /// A word of Arabic that is cut is measured with the forms that its letters have at the ends of its parts.
    @Test func `a line that was cut between joined letters is shaped anew`() throws {
        let measurer = try TestFonts.measurer()
        let lines = measurer.layout("عليكم", width: 1_500).lines
        #expect(lines.count > 1)
        for line in lines { #expect(agree(line.width, measurer.units(line.string))) }
    }

    @Test func `a soft hyphen is shown where a line ends at it and nowhere else`() throws {
        let measurer = try TestFonts.measurer()
        let word = "Donau\u{AD}dampf\u{AD}schiff"
        #expect(agree(measurer.units(word), measurer.units("Donaudampfschiff")))
        let width = measurer.units("Donaudampf-")
        #expect(measurer.lines(word, width: width) == ["Donau\u{AD}dampf-", "schiff"])
        #expect(agree(measurer.layout(word, width: width).lines[0].width, width))
        #expect(
            measurer.lines(word, width: width - 1) == ["Donau-", "dampf\u{AD}schiff"].filter {
                measurer.units($0) <= width - 1
            } + (measurer.units("dampfschiff") > width - 1 ? ["dampf-", "schiff"] : []))
    }

    @Test func `line breaks end paragraphs, also empty ones`() throws {
        let measurer = try TestFonts.measurer()
        #expect(measurer.lines("A\n\nB\r\n", width: 9_000) == ["A", "", "B", ""])
        #expect(measurer.lines("", width: 9_000) == [""])
        #expect(agree(measurer.layout("").size.height, 1_362))
    }

    /// `hhea` of Noto Sans: 1,069 above the baseline, 293 below it, nothing between lines.
    @Test func `heights and baselines are those of the font's tables`() throws {
        let layout = try TestFonts.measurer().layout("A\nV")
        #expect(agree(layout.size.height, 2 * 1_362))
        #expect(agree(layout.firstBaseline, 1_069) && agree(layout.lastBaseline, 1_362 + 1_069))
    }

    @Test func `a line is as high as the highest font on it`() throws {
        let measurer = try TestFonts.measurer()
        let metrics = measurer.metrics(of: .custom("Noto Sans Arabic", fixedSize: 1_000))
        let line = measurer.layout("Aس").lines[0]
        #expect(agree(line.baseline, max(1_069, metrics.ascent)))
        #expect(agree(line.height, max(1_069, metrics.ascent) + max(293, metrics.descent)))
    }

    /// `hmtx`: the ellipsis is 791 wide.
    @Test func `what has no room is replaced by an ellipsis`() throws {
        let measurer = try TestFonts.measurer()
        let width = measurer.units("Hello") + 791
        let layout = measurer.layout("Hello world", width: width, lineLimit: 1)
        #expect(layout.isTruncated)
        #expect(layout.lines.map(\.string) == ["Hello…"])
        #expect(agree(layout.lines[0].width, width))
        #expect(measurer.layout("office", width: 605 + 946 + 790, lineLimit: 1).lines.map(\.string) == ["o…"])
        #expect(measurer.layout("Hello", width: 0, lineLimit: 1).lines.map(\.string) == ["…"])
        let rows = measurer.layout(
            [TextRun(string: "A B", font: .system(size: 1_000))],
            proposal: ProposedViewSize(width: 700, height: 2_000), lineLimit: nil)
        #expect(rows.isTruncated && rows.lines.count == 1)
    }

    @Test func `sizes are whole pixels within the proposal`() throws {
        let measurer = try TestFonts.measurer(scale: 2)
        let run = TextRun(string: "AV", font: .system(size: 10))
        #expect(measurer.layout([run], proposal: .unspecified, lineLimit: nil).size == CGSize(width: 12, height: 14))
    }

    @Test func `a view is measured by the fonts of its environment`() throws {
        let text = Text("AV").font(.system(size: 1_000)).environment(\.textMeasurer, try TestFonts.measurer())
        let size = try LayoutHost(text).layout(.unspecified).size
        #expect(agree(size.width, 1_199) && agree(size.height, 1_362))
    }
}

extension [String] {
    /// The parts put together greedily as far as they fit.
    fileprivate func joining(upTo width: Double, _ measurer: FontFileMeasurer) -> [String] {
        reduce(into: []) { lines, part in
            if let last = lines.last, measurer.units(last + part) <= width {
                lines[lines.count - 1] += part
            } else {
                lines.append(part)
            }
        }
    }
}
