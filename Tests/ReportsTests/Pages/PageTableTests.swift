// PageTableTests.swift: what a page has of a table is its frontier, what rules of others make of each width, and texts in parts.

import Documents
import Tables
import Testing

@testable import Reports
@testable import Workbench

struct PageTableTests {
    private func table(_ text: String) throws -> TableDocument {
        try ProblemDecoder().decode(TableDocument.self, Record(file: "test", text: text))
    }

    private static let text =
        #"{"id": "t", "headerRows": 1, "rows": [["a", "b"], ["one two three", "four five"], ["six", "seven"]]}"#

    @Test func `a table has its frontier from the widest down`() throws {
        let document = try table(Self.text)
        let frontier = try TableFrontier(document, over: 0...Double.infinity)
        let line = try PageTable(document).json.line
        let points = frontier.points.map {
            "[\(Int($0.width)), \(Int($0.height)), [\($0.widths.map { "\(Int($0))" }.joined(separator: ", "))]]"
        }
        // Headings, gaps and edges leave "three" and "seven" 5 each: 5 + 5 + 3 + 4.
        #expect(frontier.points.last?.width == 17)
        #expect(line.contains(#""frontier": [\#(points.joined(separator: ", "))]"#), "\(line)")
    }

    @Test func `rules are asked for every width, and only what changes is written`() throws {
        let document = try table(Self.text)
        let page = try PageTable(document).json
        let questioner = try TableQuestioner(document, TableSettings(of: document, width: 20))
        for rule in TableRules.standard {
            let answer = questioner.answer(by: rule)
            let other = try TableQuestioner(document, TableSettings(of: document)).answer(by: rule, in: 20)
            #expect(answer.widths == other.widths && answer.height == other.height && answer.overflow == other.overflow)
        }
        #expect(page.line.contains(#""rules": {"css-auto": [[13, "#), "\(page.line)")
    }

    @Test func `a plain text is written as it is, any other in parts`() throws {
        let line = try PageTable(table(#"{"rows": [["two words", "e-mail 日本"]]}"#)).json.line
        #expect(line.contains(#""text": "two words""#))
        // A line may end behind the hyphen, behind the blank, and between the two wide letters.
        #expect(
            line.contains(#""widths": [1, 1, 1, 1, 1, 1, 1, 2, 2], "chances": [2, 7, 8], "blanks": [6], "ends": []"#))
    }

    @Test func `a text of a table cannot end the element that holds it`() throws {
        var page = PageDocument(title: "t", command: "plumb report")
        page.add(PageDocument.Part(try PageTable(table(#"{"rows": [["</script><b>", "x"]]}"#))))
        let text = String(decoding: page.document, as: UTF8.self)
        #expect(!text.contains("</script><b>") && text.contains(#"\u003c/script>\u003cb>"#))
        #expect(page.contents == "1 table")
    }
}
