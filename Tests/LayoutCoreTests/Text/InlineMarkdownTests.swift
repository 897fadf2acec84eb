// InlineMarkdownTests.swift: the marks of literals, by the rules and the examples of CommonMark 0.31.2, section 6.

import LayoutCore
import Testing

struct InlineMarkdownTests {
    /// A text's runs where it is laid out: what stands there, with "b" for bold, "i" for leaning, "c" for code, "s" for a line through it.
    private func runs(_ text: Text) throws -> [String] {
        let tree = try LayoutHost(text).layout(.unspecified)
        guard case .text(let lines, let inks)? = tree.root.drawing else { return [] }
        return zip(lines.flatMap(\.runs), inks.joined()).map { run, ink in
            let looks = [
                (run.isBold, "b"), (run.font.isItalic, "i"), (run.font.fontDesign == .monospaced, "c"),
                (ink.decorations.contains { $0.place == .through }, "s"),
            ]
            return looks.filter(\.0).map(\.1).joined() + "|" + run.string
        }
    }

    private func runs(_ key: LocalizedStringKey) throws -> [String] { try runs(Text(key)) }

    @Test func `marks are read in a literal and not in a value`() throws {
        #expect(try runs(Text("a **b** _c_ [l](http://x)")) == ["|a ", "b|b", "| ", "i|c", "| ", "|l"])
        let name = "a **b**"
        #expect(try runs(Text(name)) == ["|a **b**"])
        #expect(try runs(Text(verbatim: "a **b**")) == ["|a **b**"])
        #expect(try runs(Text("*\(name)* is \(3_000)")) == ["i|a **b**", "| is 3,000"])
        #expect(try runs(Text("**x \(Text("y").italic())**")) == ["b|x ", "bi|y"])
        #expect(try runs(Text("[x](\(name)) `\(name)`")) == ["|x", "| ", "c|a **b**"])
        #expect(try runs(Text("one \(1) two")) == ["|one 1 two"])
    }

    @Test(arguments: [
        ("plain", ["|plain"]), ("***a***", ["bi|a"]), ("*a **b** c*", ["i|a ", "bi|b", "i| c"]),
        // Emphasis: what opens and closes, inside words and beside punctuation.
        ("a * foo bar*", ["|a * foo bar*"]), ("_foo*", ["|_foo*"]), ("foo_bar_baz", ["|foo_bar_baz"]),
        ("пристаням_стремятся_", ["|пристаням_стремятся_"]), ("foo-_(bar)_", ["|foo-", "i|(bar)"]),
        ("**foo*", ["|*", "i|foo"]), ("*foo**bar*", ["i|foo**bar"]), ("foo***bar***baz", ["|foo", "bi|bar", "|baz"]),
        // Escapes, code and links.
        ("\\*a\\* \\a", ["|*a* \\a"]), ("2 * 3 * 4", ["|2 * 3 * 4"]), ("`` foo ` bar ``", ["c|foo ` bar"]),
        ("` `` `", ["c|``"]), ("`foo\\`bar`", ["c|foo\\", "|bar`"]), ("*foo`*`", ["|*foo", "c|*"]),
        ("[link](/uri \"title\")", ["|link"]), ("[a](b c)", ["|[a](b c)"]),
        ("[a [b](c) d](e)", ["|[a ", "|b", "| d](e)"]),
        ("<http://foo.bar>", ["|http://foo.bar"]), ("a < b", ["|a < b"]), ("[a] b]", ["|[a] b]"]),
        ("~~gone~~ ~x", ["s|gone", "| ~x"]), ("*a `b` [c](d)*", ["i|a ", "ic|b", "i| ", "i|c"]),
    ])
    func `marks are read as CommonMark says`(_ text: String, _ expected: [String]) throws {
        #expect(try runs(LocalizedStringKey(text)) == expected)
    }

    // Apple, "Automatic grammar agreement".
    @Test func `a text that would be inflected is shown without its marks`() throws {
        #expect(try runs("Add ^[\(3) photo](inflect: true)") == ["|Add 3 photo"])
        #expect(try runs("^[**x** y](morphology: { number: \"one\" }, inflect: true)!") == ["b|x", "| y!"])
        #expect(try runs("2^[x] (y)") == ["|2^[x] (y)"])
        #expect(try runs("^[x](y") == ["|^[x](y"])
    }

    @Test func `bold letters of a literal are as wide as those of a bold text`() throws {
        let bold = try LayoutHost(Text("Hello").bold()).layout(.unspecified).size
        #expect(try LayoutHost(Text("**Hello**")).layout(.unspecified).size == bold)
        #expect(try LayoutHost(Text("Hello")).layout(.unspecified).size.width < bold.width)
    }

    @Test func `marks without partners stay, however many there are`() throws {
        let marks = String(repeating: "*a _b ", count: 100) + String(repeating: "[", count: 100)
        #expect(try runs(LocalizedStringKey(marks)) == ["|" + marks])
    }
}
