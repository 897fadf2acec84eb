// BoxDrawingTests.swift: tables as they are printed, drawn by hand here.

import Boxes
import Documents
import Reports
import Tables
import Testing
import Workbench

struct BoxDrawingTests {
    private func lines(_ document: TableDocument, width: Double, _ signs: BoxDrawing.Signs) throws -> [String] {
        let questioner = try TableQuestioner(
            document, TableSettings(ruler: .terminal, width: width, words: .keep))
        let answer = try #require(try questioner.optimum())
        return BoxDrawing(LaidOutTable(questioner, answer), signs).lines
    }

    @Test func `numbers stand at the right, and wide letters take two cells`() throws {
        let table = TableDocument(rows: [["name", "n"], ["渡辺", "7"], ["Ada", "12"]], headerRows: 1)
        #expect(
            try lines(table, width: 40, .box) == [
                "┌──────┬────┐",
                "│ name │  n │",
                "┝━━━━━━┿━━━━┥",
                "│ 渡辺 │  7 │",
                "│ Ada  │ 12 │",
                "└──────┴────┘",
            ])
    }

    /// "x x" and "x x x" in 4 cells and the rules: browsers' rule takes three lines.
    @Test func `the table is as low as its width allows`() throws {
        let table = TableDocument(rows: [["x x", "x x x"]], headerRows: 0)
        #expect(
            try lines(table, width: 11, .ascii) == [
                "+---+-----+",
                "| x | x x |",
                "| x | x   |",
                "+---+-----+",
            ])
    }

    /// Rich gives each column 4 of 8 cells, words or not: "abcdef" takes two lines, and the head is as high.
    @Test func `a rule that cuts words has the height of what it cuts`() throws {
        let table = TableDocument(rows: [["abcdef g", "a b c"], ["d", "e"]], headerRows: 1)
        let questioner = try TableQuestioner(
            table, TableSettings(ruler: .terminal, width: 15, words: .keep))
        let answer = questioner.answer(by: RichTable())
        #expect(answer.heights == [2, 1])
        #expect(
            BoxDrawing(LaidOutTable(questioner, answer), .ascii).lines == [
                "+------+------+",
                "| abcd | a b  |",
                "| ef g | c    |",
                "+======+======+",
                "| d    | e    |",
                "+------+------+",
            ])
    }

    @Test func `cells go through the rules that they span`() throws {
        let table = TableDocument(
            cells: [
                .init(rows: 0..<2, columns: 0..<1, text: "a"), .init(rows: 0..<1, columns: 1..<3, text: "b b b"),
                .init(rows: 1..<2, columns: 1..<2, text: "c"), .init(rows: 1..<2, columns: 2..<3, text: "d"),
            ], rowCount: 2, columnCount: 3)
        #expect(
            try lines(table, width: 40, .box) == [
                "┌───┬───────┐",
                "│ a │ b b b │",
                "│   ├───┬───┤",
                "│   │ c │ d │",
                "└───┴───┴───┘",
            ])
    }

    @Test func `Markdown is padded and keeps pipes`() throws {
        let table = TableDocument(rows: [["a", "n"], ["x | y", "12345"]], headerRows: 1)
        #expect(
            MarkdownDrawing.lines(of: table) == [
                "| a      |     n |", "| ------ | ----: |", "| x \\| y | 12345 |",
            ])
    }
}
