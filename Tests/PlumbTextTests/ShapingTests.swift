// ShapingTests.swift: widths of shaped text, in units of the fonts' tables.

import LayoutCore
import PlumbText
import Testing

struct ShapingTests {
    /// `hmtx`: A 639, V 600; `GPOS` moves V after A by -40.
    @Test func `a pair is kerned`() throws {
        let measurer = try TestFonts.measurer()
        #expect(agree(measurer.units("A"), 639))
        #expect(agree(measurer.units("V"), 600))
        #expect(agree(measurer.units("AV"), 639 + 600 - 40))
    }

    /// `hmtx`: o 605, f 344, i 258; `hb-shape` prints one glyph of 946 for "ffi", and c 480, e 564.
    @Test func `letters become a ligature`() throws {
        let measurer = try TestFonts.measurer()
        #expect(agree(measurer.units("ffi"), 946))
        #expect(agree(measurer.units("office"), 605 + 946 + 480 + 564))
    }

    /// `hb-shape`: isolated 1209, 695, 238, 484; together 784, a ligature of lam and alef of 599, 484.
    @Test func `Arabic letters join`() throws {
        let measurer = try TestFonts.measurer()
        let isolated = "سلام".map { measurer.units(String($0)) }
        #expect(isolated.map { $0.rounded() } == [1_209, 695, 238, 484])
        #expect(agree(measurer.units("سلام"), 784 + 599 + 484))
    }

    /// `hb-shape`: the vowel sign stands before its letter, 259 and 531, then 309, 520, 259.
    @Test func `Devanagari is reordered and has its half forms`() throws {
        #expect(agree(try TestFonts.measurer().units("हिन्दी"), 259 + 531 + 309 + 520 + 259))
    }

    /// Between two letters of one script the space is that of its font's run; here 260 by `hmtx` of Noto Sans.
    @Test func `a letter comes from the first font that has it`() throws {
        let measurer = try TestFonts.measurer()
        #expect(agree(measurer.units("AVسلام"), 1_199 + 1_867))
        #expect(agree(measurer.units("सAV"), measurer.units("स") + 1_199))
        #expect(measurer.missingCharacters.isEmpty)
    }

    /// `.notdef` of Noto Sans is 600 wide.
    @Test func `what no font has is measured by the first font's sign and reported`() throws {
        let measurer = try TestFonts.measurer()
        #expect(agree(measurer.units("A日本A"), 639 + 600 + 600 + 639))
        #expect(measurer.missingCharacters == ["日", "本"])
    }

    @Test func `controls take no room and a tab takes that of four spaces`() throws {
        let measurer = try TestFonts.measurer()
        #expect(agree(measurer.units("A\tA"), 639 + 4 * 260 + 639))
        #expect(agree(measurer.units("A\u{7}A"), 2 * 639))
        #expect(measurer.missingCharacters.isEmpty)
    }

    @Test func `a width grows with the size and sizes that are none count as 0`() throws {
        let measurer = try TestFonts.measurer()
        func width(_ size: CGFloat) -> Double {
            let run = TextRun(string: "AV", font: .system(size: size))
            return Double(measurer.layout([run], proposal: .unspecified, lineLimit: nil).size.width)
        }
        #expect(agree(width(10), 11.99))
        for size in [-1, .infinity, .nan] as [CGFloat] { #expect(width(size) == 0) }
        #expect(width(1e300).isFinite)
    }

    /// Of a family the nearest weight counts: `hmtx` of Noto Sans Bold has A 690, V 650, its pair -40.
    @Test func `a bold run takes the bold font of its family`() throws {
        let fonts = try ["NotoSans-Regular", "NotoSansArabic-Regular", "NotoSans-Bold"].map(TestFonts.font)
        let measurer = try FontFileMeasurer(fonts: fonts, scale: .infinity)
        func width(_ run: TextRun) -> Double {
            Double(measurer.layout([run], proposal: .unspecified, lineLimit: nil).size.width)
        }
        let font = Font.system(size: 1_000)
        #expect(agree(width(TextRun(string: "AV", font: font)), 1_199))
        #expect(agree(width(TextRun(string: "AV", font: font, isBold: true)), 1_300))
        #expect(agree(width(TextRun(string: "AV", font: font.weight(.heavy))), 1_300))
        #expect(agree(width(TextRun(string: "ل", font: font.bold())), 695))
    }

    @Test func `a run that names a family asks it first`() throws {
        let measurer = try TestFonts.measurer()
        let font = Font.custom("Noto Sans Arabic", fixedSize: 1_000)
        // hhea of Noto Sans Arabic, and of Noto Sans.
        #expect(measurer.metrics(of: font) != measurer.metrics(of: .system(size: 1_000)))
    }

    @Test func `a measurer needs a font`() {
        #expect(throws: FontFileError.noFonts) { try FontFileMeasurer(fonts: []) }
    }

    @Test func `threads share a measurer`() async throws {
        let measurer = try TestFonts.measurer()
        let strings = ["AV office", "سلام عليكم", "हिन्दी", "ภาษาไทย"]
        let alone = try strings.map(TestFonts.measurer().units)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<64 {
                group.addTask { agree(measurer.units(strings[task % 4]), alone[task % 4]) }
            }
            for await agrees in group { #expect(agrees) }
        }
    }
}
