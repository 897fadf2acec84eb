// ShapedTextLawTests.swift: the rules of `TextMeasurer`, on strings of several scripts in every width of a grid.

import LayoutCore
import PlumbText
import Testing

struct ShapedTextLawTests {
    static let strings = [
        "The office of AVA, well-known: fifty-five ffi.", "Donau\u{AD}dampf\u{AD}schiff  und Öl", "سلام عليكم سلام",
        "नमस्ते हिन्दी भाषा।", "ภาษาไทยเป็นภาษาที่สวยงาม", "日本語、東京。", "AV سلام हिन्दी\tภาษา", "a\n\nb c\n", "e\u{301}e\u{301} 👩‍👩‍👧 ",
        "", " ", "VAVAVAVAVAVAVA",
    ]

    @Test(arguments: strings) func `a text in any width keeps the rules of measurers`(_ string: String) throws {
        let measurer = try TestFonts.measurer()
        let longest = measurer.units(string)
        var lineCount = Int.max
        for step in 0...60 {
            let width = longest * Double(step) / 60
            let layout = measurer.layout(string, width: width)
            #expect(layout.size.width <= width + 1e-6)
            #expect(layout.lines.count <= lineCount, "more width, more lines")
            lineCount = layout.lines.count
            #expect(measurer.layout(string, width: layout.size.width).size == layout.size)
            #expect(isWhole(layout, of: string))
            #expect(layout.lines.allSatisfy { holds($0, width, measurer) })
        }
    }

    /// Whether the lines have all of a text, line breaks aside.
    private func isWhole(_ layout: TextLayout, of string: String) -> Bool {
        func letters(_ text: String) -> String { text.filter { !$0.isNewline && $0 != "-" && $0 != "\u{AD}" } }
        return letters(layout.lines.map(\.string).joined()) == letters(string)
    }

    /// Whether a line is as wide as its text alone, and within the width, unless it is one character.
    private func holds(_ line: TextLine, _ width: Double, _ measurer: FontFileMeasurer) -> Bool {
        let visible = line.string.trimmingEnd
        let alone = measurer.units(visible)
        return line.width >= alone - 1e-6
            && (line.width <= width + 1e-6
                || (agree(line.width, alone) && measurer.lines(visible, width: 0).count == 1))
    }
}

extension String {
    /// The string without the spaces at its end.
    fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
}
