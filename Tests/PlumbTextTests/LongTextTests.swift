// LongTextTests.swift: a text is asked often, so its lines must not cost more than its length.

import LayoutCore
import PlumbText
import Testing

struct LongTextTests {
    /// It has 8,000 items of one script, in thousands of lines; each is looked for among the items by halving.
    @Test func `a long text of two scripts is broken into lines`() throws {
        let string = String(repeating: "office سلام ", count: 4_000)
        let layout = try TestFonts.measurer().layout(string, width: 20_000)
        #expect(layout.lines.map { $0.string.count }.reduce(0, +) == string.count)
        #expect(layout.lines.allSatisfy { $0.width <= 20_000 })
    }
}
