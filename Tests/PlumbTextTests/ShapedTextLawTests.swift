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

    @Test(arguments: strings) func `steps are the least widths for the heights of the layouts`(_ string: String) throws
    {
        let measurer = try TestFonts.measurer(scale: 2)
        let runs = [TextRun(string: string + " " + string.replacing("\n", with: " "), font: .system(size: 14))]
        func height(_ width: Double) -> Double {
            let room = ProposedViewSize(width: CGFloat(width), height: nil)
            return Double(measurer.layout(runs, proposal: room, lineLimit: nil).size.height)
        }
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        for (index, step) in steps.enumerated() {
            #expect(height(step.width) == step.height, "\(step)")
            if index > 0 { #expect(height(step.width - 1.0 / 64) > step.height, "\(step)") }
        }
        #expect(steps.last?.height == height(100_000))
    }

    @Test func `kerned words are as wide at the ends of lines as alone`() throws {
        // The last word of each line and the first one of the next kern with the spaces between them.
        let text = (0..<40).map { ["AVA", "Ty", "Wo", "fi", "LT"][$0 * 7 % 5] }.joined(separator: " ")
        let measurer = try TestFonts.measurer()
        let runs = [TextRun(string: text, font: .system(size: 1_000))]
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        #expect(steps.count > 10)
        for step in steps {
            let lines = measurer.layout(text, width: CGFloat(step.width)).lines
            #expect(lines.allSatisfy { agree(Double($0.width), measurer.units($0.string.trimmingEnd)) })
            let widest = lines.reduce(0) { max($0, Double($1.width)) }
            #expect(abs(step.width - widest) < 1.0 / 64 + 1e-6, "\(step)")
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
