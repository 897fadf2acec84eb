// ProseNumbersTests.swift: counts and limits that documents state are those of the files and of the sources.

import Foundation
import Plumb
import TestSupport
import Testing

struct ProseNumbersTests {
    /// The sentence with a number where it is left open, on one line.
    private func number(in page: String, _ before: String, _ after: String) throws -> Int {
        let text = try Document(page).text().split { $0.isWhitespace }.joined(separator: " ")
        let start = try #require(text.range(of: before), "\(page): \(before)").upperBound
        let end = try #require(text.range(of: after, range: start..<text.endIndex), "\(page): \(after)").lowerBound
        return try #require(Int(text[start..<end].filter { $0 != "," }), "\(page): \(text[start..<end])")
    }

    private func lines(of path: String) throws -> Int {
        try Document(path).text().split(separator: "\n").count
    }

    @Test(arguments: [
        ("Corpora", "`Models/corpora/pages.jsonl` has ", " different flex lines", "pages"),
        ("Corpora", "`Models/corpora/translations.jsonl` has ", " rows of labels", "translations"),
        ("Corpora", "`Models/corpora/screens.jsonl` has ", " rows", "screens"),
        ("Corpora", "`Models/corpora/tables.jsonl` has ", " tables", "tables"),
        ("Tables", "counts the tables, out of ", ", that fit", "tables"),
        ("Questions", "All [", " stacks of real screens]", "screens"),
        ("Study", "These ", " different lines", "pages"),
    ])
    func `pages state how many rows a corpus has`(
        page: String, before: String, after: String, corpus: String
    ) throws {
        let stated = try number(in: "Documentation/\(page).md", before, after)
        #expect(try stated == lines(of: "Models/corpora/\(corpus).jsonl"))
    }

    @Test func `the page of texts states how many strings there are`() throws {
        let page = "Documentation/Text.md"
        let text = try Document("Documentation/text-strings.json").text()
        let strings = try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
        #expect(try number(in: page, "The strings are ", " labels") == strings.values.map(\.count).reduce(0, +))
        let each = try number(in: page, "of user interfaces, ", " in each of")
        #expect(strings.values.allSatisfy { $0.count == each })
        #expect(try number(in: page, "in each of ", " languages") == strings.count)
    }

    @Test func `pages state the limits of the sources`() throws {
        #expect(try number(in: "Documentation/Formats.md", "rows up to ", " items.") == Limits.items)
        #expect(try number(in: "Documentation/Sweeps.md", "Rows have up to ", " items, and") == Sweep.mostItems)
        #expect(
            try Document("Documentation/Formats.md").text().contains(
                "Lengths go up to 1e9, weights and factors from 1e-6 to 1e6"))
        #expect(Limits.length == 1e9 && Limits.factor == 1e-6...1e6)
    }

    @Test func `the page of scenes states how many trees Chromium answered`() throws {
        let text = try Document("Tests/Peers/recorded/nested-flex.json").text()
        let stated = try number(in: "Documentation/Scenes.md", "Chromium's frames of ", " trees of nested")
        #expect(text.split(separator: "\n").filter { $0.contains(#""tree""#) }.count == stated)
    }
}
