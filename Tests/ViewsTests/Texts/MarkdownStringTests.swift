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

    @Test func `blanks become one unless the options keep them, and relative addresses start at the base`() throws {
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

    @Test func `a table of the environment has the words of a resource by its key`() throws {
        let number = 5
        var environment = EnvironmentValues()
        environment.translations = ["k": "Wert", "Res %lld": "Erg %lld"]
        func words(_ text: Text) throws -> String? {
            try LayoutHost(text.id("a"), environment: environment).layout(.unspecified).element(id: "a")?.text
        }
        #expect(try words(Text(LocalizedStringResource("k", defaultValue: "Value"))) == "Wert")
        #expect(try words(Text(LocalizedStringResource("other", defaultValue: "Value"))) == "Value")
        let counted: LocalizedStringResource = "Res \(number)"
        #expect(try words(Text(counted)) == "Erg 5" && counted.key == "Res %lld")
        #expect(try words(Text("\(counted) and \(number)")) == "Erg 5 and 5")
        let marked: LocalizedStringResource = "v \("**x**") y"
        #expect(try words(Text(marked)) == "v **x** y")
    }

    @Test func `marks in a literal are read, and those in its values are words`() {
        let value = "x*y*"
        let text = AttributedString(localized: "Hi **\(value)**")
        #expect(String(text.characters) == "Hi x*y*")
        #expect(text == AttributedString(localized: LocalizedStringResource("Hi **\(value)**")))
        let marks = text.runs.map { $0[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] }
        #expect(marks == [nil, .stronglyEmphasized])
    }
}
