// MarkdownStringTests.swift: attributed strings from literals with marks, and words of tables of languages.

import Foundation
import PlumbViews
import Testing

struct MarkdownStringTests {
    private func drawing(_ text: Text) throws -> ViewDrawing? {
        try LayoutHost(text).layout(.unspecified).elements.compactMap(\.drawing).first
    }

    @Test(arguments: [
        "a **bold** word", "_leaning_ and ~~gone~~", "`code`", "see [there](https://example.org)", "***x***",
    ])
    func `an attributed string of marks looks like the literal with them`(literal: String) throws {
        let attributed = try AttributedString(markdown: literal)
        #expect(try drawing(Text(attributed)) == drawing(Text(LocalizedStringKey(literal))))
    }

    @Test func `blanks are one unless they are kept, and addresses begin where they are told`() throws {
        #expect(String(try AttributedString(markdown: "a\n  b").characters) == "a b")
        let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n  b", options: kept).characters) == "a\n  b")
        let link = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://example.org/"))
        #expect(link.runs.first?.link?.absoluteString == "https://example.org/b")
    }

    @Test func `words of tables are their keys with the values written out`() throws {
        let count = 1_234
        #expect(String(localized: "\(count) trees") == "1,234 trees")
        #expect(String(localized: "trees", defaultValue: "Trees, \(count)") == "Trees, 1,234")
        #expect(String(localized: "**a**") == "**a**")
        let resource: LocalizedStringResource = "an **elm**"
        #expect(String(localized: resource) == "an **elm**")
        #expect(try drawing(Text(resource)) == drawing(Text("an **elm**")))
    }
}
