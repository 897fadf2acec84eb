// RecordedSpeedsTests.swift: what the study says of speed is what its own table has.

import Foundation
import TestSupport
import Testing

/// The cells of the tables of a document, by the first cell of each line.
private func cells(of text: Substring) -> [String: [String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.reduce(into: [:]) { lines, line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        lines[cells[0]] = Array(cells.dropFirst())
    }
}

@Suite struct RecordedSpeedsTests {
    /// The text between two marks.
    private func part(of document: String, from start: String, to end: String) throws -> Substring {
        let text = try Document("Documentation/\(document).md").text()
        let first = try #require(text.range(of: start))
        let last = try #require(text.range(of: end, range: first.upperBound..<text.endIndex))
        return Substring(text[first.upperBound..<last.lowerBound])
    }

    /// The medians of a solver by kind, in microseconds.
    private func medians(of solver: String) throws -> [Double] {
        let table = try cells(of: part(of: "Study", from: "<!-- table: times -->", to: "<!-- end -->"))
        return try #require(table["`\(solver)`"]).map { cell in
            let words = cell.split(whereSeparator: { $0 == " " || $0 == "," })
            return try #require(Double(words[0])) * (words[1] == "ms" ? 1_000 : 1)
        }
    }

    @Test(arguments: [("takes", "water-fill"), ("`certified`", "certified"), ("`glpk`", "glpk")])
    func `the study's ratios to SwiftUI's rule are those of its table`(word: String, solver: String) throws {
        let sentence = try part(of: "Study", from: "<!-- table: ratios -->", to: "<!-- end -->")
        let after = try #require(sentence.range(of: word + " ", options: .backwards)).upperBound
        let said = try #require(sentence[after...].firstMatch(of: /([0-9.]+) to ([0-9.]+) times/))
        let ratios = try zip(medians(of: solver), medians(of: "swiftui")).map { $0 / $1 }
        let (least, greatest) = (try #require(ratios.min()), try #require(ratios.max()))
        let (low, high) = (try #require(Double(said.1)), try #require(Double(said.2)))
        // The table has two digits each, the sentence two or whole ones.
        for (said, found) in [(low, least), (high, greatest)] {
            #expect(abs(said - found) <= 0.1 * found + (found > 2 ? 0.5 : 0.005))
        }
        #expect((low < 1) == (least < 1) && (high < 1) == (greatest < 1))
    }
}
