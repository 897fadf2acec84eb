// TableContrastTests.swift: pictures of a rule's table beside the optimum.

import Boxes
import Documents
import Foundation
import Reports
import Tables
import TestSupport
import Testing
import Workbench

struct TableContrastTests {
    private func picture(_ document: TableDocument, width: Double, with rule: String?) throws -> String {
        let questioner = try TableQuestioner(document, TableSettings(ruler: .terminal, width: width, words: .cut))
        let optimum = try #require(try questioner.optimum())
        return TableContrast(questioner, optimum, with: rule.flatMap(TableRules.named)).document
    }

    /// In 4 cells and the frame (2, 2) takes three lines, (1, 3) two.
    private let least = TableDocument(rows: [["x x", "x x x"]], headerRows: 0)

    @Test func `the title says how many lines too many a rule takes, and a hatching beside the row how many`() throws {
        let text = try picture(least, width: 11, with: "css-auto")
        #expect(text.contains("css-auto: 3 lines, though 2 suffice</text>"))
        #expect(text.contains(">+1</text>") && text.contains("fault)"))
        #expect(text.components(separatedBy: "font-family=\"'Liberation Mono'").count - 1 == 5 + 4)
    }

    @Test func `a table as low as can be has no hatching`() throws {
        let text = try picture(least, width: 40, with: "css-auto")
        #expect(text.contains("css-auto: as low as can be, in a line</text>") && !text.contains("fault"))
    }

    /// psql's rule takes two lines, the others three.
    @Test func `without a rule the highest table is drawn`() throws {
        #expect(try picture(least, width: 11, with: nil).contains(": 3 lines, though 2 suffice</text>"))
    }

    @Test func `a long table is drawn by strokes`() throws {
        let words = Array(repeating: "x", count: 200).joined(separator: " ")
        let text = try picture(TableDocument(rows: [[words]], headerRows: 0), width: 6, with: "rich")
        #expect(text.contains("rich: as low as can be, in 200 lines") && !text.contains("Liberation Mono"))
    }

    @Test(arguments: [
        ("css-auto", "swift-evolution/proposals/0410-atomics.md/2", 37, 28),
        ("psql", "postgresql/datatype-json.html/4", 144, 47),
        ("rich", "sqlite/datatype3.html/1", 27, 16),
    ])
    func `the pictures in the documentation are those of the corpus`(rule: String, id: String, high: Int, least: Int)
        throws
    {
        let corpus = Repository.root.appending(path: "Models/corpora/tables.jsonl")
        let line = try #require(
            try String(contentsOf: corpus, encoding: .utf8).split(separator: "\n").first { $0.contains("\"\(id)\"") })
        let pieces = try TableFileKind.read(Data(line.utf8), as: .json, named: id, headerRows: nil, isRagged: false)
        guard case .table(let document)? = pieces.first else {
            Issue.record("no table")
            return
        }
        let text = try picture(document, width: 60, with: rule)
        #expect(text.contains("\(rule): \(high) lines, though \(least) suffice</text>"))
        let file = Repository.root.appending(path: "Documentation/tables/\(rule).svg")
        #expect(try Snapshot.kept(text, at: file) == text)
    }
}
