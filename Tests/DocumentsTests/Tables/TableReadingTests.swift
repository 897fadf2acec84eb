// TableReadingTests.swift: tables of texts as their formats have them, and what is said of those that are none.

import Documents
import Foundation
import Testing

struct TableReadingTests {
    private func csv(_ text: String, ragged: Bool = false) throws -> TableDocument {
        var reader = DelimitedReader(Array(text.utf8), separator: ",", file: "t.csv")
        return try reader.table(headerRows: nil, isRagged: ragged)
    }

    private func texts(_ table: TableDocument) -> [[String]] {
        (0..<table.rowCount).map { row in table.cells.filter { $0.rows.lowerBound == row }.map(\.text) }
    }

    /// RFC 4180, section 2.
    @Test func `values in quotes hold separators, quotes and line breaks`() throws {
        let table = try csv("a,b\r\n\"x,\"\"y\"\"\",\"two\nlines\"\r\n")
        #expect(texts(table) == [["a", "b"], ["x,\"y\"", "two\nlines"]])
        #expect(table.headerRows == 1)
    }

    @Test(arguments: [
        ("a,b\n1,\"x\n", "t.csv:2: column 3: the quote that opens here is never closed"),
        ("a,b\n1\n", "t.csv:2: column 2: the row has 1 value, and line 1 has 2"),
        ("a,b\n1,\"x\"y\n", "t.csv:2: column 6: a value in quotes ends before the next separator"),
        ("", "t.csv:1: holds no table"),
    ])
    func `what is wrong with values is said with line and column`(text: String, words: String) throws {
        let error = #expect(throws: InputError.self) { try csv(text) }
        #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    }

    @Test func `short rows are filled where that is asked for`() throws {
        #expect(try csv("a,b\n1\n", ragged: true).columnCount == 2)
    }

    @Test func `what a terminal would obey is shown as signs`() throws {
        #expect(try csv("a\n\u{1B}[31mred\tx\n").cells[1].text == "␛[31mred x")
    }

    @Test func `numbers keep to the right, dates do not, and headings follow their column`() throws {
        #expect(try csv("n,sum,day\n1,-2.5e-3,2004-10-20\n20,(1),2005-01-01\n").sides == [.right, .right, .left])
        var page = HTMLTables("<table><tr><th>a<th>b<tr><td align=center>x<td>y</table>", file: "t.html")
        #expect(try page.all().first?.sides == [.center, .left])
    }

    /// GitHub Flavored Markdown, examples 198 to 205.
    @Test func `pipe tables are found between other text`() throws {
        let pieces = MarkdownTables.pieces(of: "before\n\n| a | b |\n|:-|-:|\n| 1 \\| 2 | 3 | 4 |\n| x |\n\nafter\n")
        guard pieces.count == 3, case .table(let table) = pieces[1] else {
            Issue.record("\(pieces)")
            return
        }
        #expect(texts(table) == [["a", "b"], ["1 | 2", "3"], ["x", ""]])
        #expect(table.cells.prefix(2).map(\.side) == [.left, .right])
        #expect(pieces[0] == .text("before\n\n") && pieces[2] == .text("\nafter\n"))
        #expect(MarkdownTables.pieces(of: "```\n| a |\n|---|\n```\n").count == 1)
    }

    @Test func `headings, paragraphs, lists and tables in a cell of HTML stand on lines of their own`() throws {
        var page = HTMLTables(
            """
            <table><tr><td><h1>Head</h1><p>one</p>two<ul><li>x<li>y</ul><table><tr><td>in<td>side</table>
            </table>
            """, file: "t.html")
        #expect(try page.all().map { $0.cells.map(\.text) } == [["Head\none\ntwo\nx\ny\nin side"]])
    }

    @Test func `cells of HTML take the first free places of their rows`() throws {
        var page = HTMLTables(
            """
            <p>x</p><table><tr><th rowspan=2>A<th colspan="2">B &amp; C</tr><tr><th>b<th>c</tr>
            <tr><td>1<td>two<br>lines <td align=right>3</table>
            """, file: "t.html")
        let table = try #require(page.all().first)
        #expect(table.columnCount == 3 && table.rowCount == 3 && table.headerRows == 2)
        #expect(table.cells.map(\.text) == ["A", "B & C", "b", "c", "1", "two\nlines", "3"])
        #expect(table.cells[2].columns == 1..<2 && table.cells[0].rows == 0..<2)
        #expect(table.cells[6].side == .right)
    }

    /// HTML, section 4.9.12: a row span of 0 reaches to the end of the group of rows, and what follows digits counts for nothing.
    @Test func `a cell over no rows reaches to the end of its group`() throws {
        var page = HTMLTables(
            """
            <table><tbody><tr><td rowspan=0>a<td colspan="2.7">b<tr><td>c<td>d</tbody>
            <tr><td rowspan=0>e<td colspan=0>f<tr><td rowspan="+2x">g<tr><td>h</table>
            """, file: "t.html")
        let table = try #require(page.all().first)
        #expect(table.cells.map(\.text) == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(table.cells.map(\.rows) == [0..<2, 0..<1, 1..<2, 1..<2, 2..<5, 2..<3, 3..<5, 4..<5])
        #expect(table.cells.map(\.columns.lowerBound) == [0, 1, 1, 2, 0, 1, 1, 2])
    }

    /// CSS 2.2, section 17.2: the first header group is drawn above all other rows, the first footer group below.
    @Test func `heads stand above and feet below, wherever HTML writes them`() throws {
        var page = HTMLTables(
            """
            <table><tfoot><tr><td>sum<td>3</tfoot><tr><td>a<td>1<thead><tr><th>name<th>n</thead>
            <tbody><tr><td>b<td>2</tbody><tfoot><tr><td>late<td>0</tfoot></table>
            """, file: "t.html")
        let table = try #require(page.all().first)
        #expect(table.cells.map(\.text) == ["name", "n", "a", "1", "b", "2", "late", "0", "sum", "3"])
        #expect(table.cells.map(\.rows.lowerBound) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] && table.headerRows == 1)
    }

    /// HTML, section 4.9.12, and browsers: a cell ends with its group of rows.
    @Test func `no cell reaches into another group of rows`() throws {
        var page = HTMLTables(
            """
            <table><thead><tr><th rowspan=2>A<th>B</thead><tbody><tr><td>1<td>2<tr><td rowspan=5>3<td>4</tbody>
            <tbody><tr><td>5<td>6</table>
            """, file: "t.html")
        let table = try #require(page.all().first)
        #expect(table.cells.map(\.text) == ["A", "B", "1", "2", "3", "4", "5", "6"])
        #expect(table.cells.allSatisfy { $0.rows.count == 1 })
        #expect(table.cells.map(\.columns.lowerBound) == [0, 1, 0, 1, 0, 1, 0, 1] && table.headerRows == 1)
    }

    /// HTML, section 4.9.12: a head of one row would cut its cells.
    @Test func `rows of headings are a head only where none of them reaches below it`() throws {
        var page = HTMLTables(
            """
            <table><tr><th rowspan=3>A<tr><td>1<tr><td>2</table>
            <table><tr><th rowspan=2>A<th>B<tr><th>C<tr><td>1<td>2</table>
            """, file: "t.html")
        let tables = try page.all()
        #expect(tables.map(\.headerRows) == [0, 2] && tables[0].cells.map(\.columns.lowerBound) == [0, 1, 1])
    }

    @Test func `a table that does not end is named by its line`() throws {
        var page = HTMLTables("\n<table><tr><td>x", file: "t.html")
        let error = #expect(throws: InputError.self) { try page.all() }
        #expect(error?.description == "t.html:2: the table that begins here does not end; close it with </table>")
    }

    @Test func `JSON has spans, limits and a width`() throws {
        let text =
            #"{"rows": [["a", {"text": "b", "columns": 2}], [1, null, "c"]], "columns": [{"min": 2, "max": 9}], "available": 40, "words": "keep", "headerRows": 1}"#
        let record = Record(file: "t.json", line: 1, data: Data(text.utf8))
        let table = try ProblemDecoder().decode(TableDocument.self, record)
        #expect(table.columnCount == 3 && table.cells.map(\.text) == ["a", "b", "1", "", "c"])
        #expect(table.limits == [2...9] && table.available == 40 && table.cutsWords == false)
        let slip = Record(file: "t.json", line: 1, data: Data(#"{"rows": [[{"text": "b", "colums": 2}]]}"#.utf8))
        #expect(throws: InputError.self) { try ProblemDecoder().decode(TableDocument.self, slip) }
    }

    @Test(
        "what is of another kind is named",
        arguments: [
            (#"[["a"], 5]"#, "rows[1]: is not a list; it must be a list"),
            (#"[["a"], "b"]"#, "rows[1]: is not a list; it must be a list"),
            (#"[["a"], null]"#, "rows[1]: is null; it must be a list"),
            (#"5"#, "rows: is not a list; it must be a list"),
        ])
    func kinds(rows: String, complaint: String) {
        let record = Record(file: "t.json", line: 3, data: Data(#"{"rows": \#(rows)}"#.utf8))
        let error = #expect(throws: InputError.self) { try ProblemDecoder().decode(TableDocument.self, record) }
        #expect(error?.description == "t.json:3: \(complaint)")
    }
}
