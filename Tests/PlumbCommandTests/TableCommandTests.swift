// TableCommandTests.swift: `plumb table`, run as its user runs it: what is wrong with a table is said in one line.

import Foundation
import Testing

struct TableCommandTests {
    /// A kind of bad input, what it is read as, and how the complaint begins.
    struct BadInput: Sendable, CustomTestStringConvertible {
        let name: String
        let kind: String
        let text: String
        let complaint: String
        var options: [String] = []
        var status: Int32 = 2
        var testDescription: String { name }
    }

    static let badInputs: [BadInput] = [
        .init(name: "nothing", kind: "csv", text: "", complaint: "-:1: holds no table"),
        .init(name: "a long row", kind: "csv", text: "a,b\n1,2,3\n", complaint: "-:2: column 3: the row has 3 values"),
        .init(name: "a short row", kind: "csv", text: "a,b\n1\n", complaint: "-:2: column 2: the row has 1 value,"),
        .init(
            name: "an open quote", kind: "csv", text: "a,\"b\n", complaint: "-:1: column 3: the quote that opens here"),
        .init(
            name: "more behind a quote", kind: "csv", text: "a,\"b\"c\n", complaint: "-:1: column 6: a value in quotes"),
        .init(
            name: "negative width", kind: "json", text: #"{"rows":[["a"]],"available":-1}"#,
            complaint: "-:1: available: is -1"),
        .init(
            name: "no number", kind: "json", text: #"{"rows":[["a"]],"available":NaN}"#,
            complaint: "-:1: available: is not valid"),
        .init(
            name: "limits out of order", kind: "json", text: #"{"rows":[["a"]],"columns":[{"min":5,"max":3}]}"#,
            complaint: "-:1: columns[0].max: is less than min"),
        .init(
            name: "a limit below a word", kind: "json",
            text: #"{"rows":[["abcdef"]],"columns":[{"max":3}],"words":"keep"}"#,
            complaint: "-:1: column 1 may be at most 3 wide and a cell of it needs 6"),
        .init(
            name: "two cells in one place", kind: "json",
            text: #"{"rows":[["a",{"text":"b","rows":2}],[{"text":"c","columns":2}]]}"#,
            complaint: "-:1: rows: has two cells in row 2, column 2"),
        .init(
            name: "an empty span", kind: "json", text: #"{"rows":[[{"text":"a","columns":0}]]}"#,
            complaint: "-:1: rows[0][0].columns"),
        .init(name: "no rows", kind: "json", text: #"{"rows":[]}"#, complaint: "-:1: rows: has no cell"),
        .init(
            name: "a misspelt field", kind: "json", text: #"{"rows":[["a"]],"colums":[]}"#,
            complaint: "-:1: colums: is not a known field"),
        .init(
            name: "half a step", kind: "json", text: #"{"rows":[[{"steps":[[3,1],[1]]}]]}"#,
            complaint: "-:1: rows[0][0].steps"),
        .init(
            name: "half a document", kind: "json", text: #"{"rows":[["a""#,
            complaint: "-:1: rows[0][0]: is not valid JSON"),
        .init(
            name: "too many columns", kind: "csv", text: String(repeating: "x,", count: 100) + "x\n",
            complaint: "-: the table has 101 columns; at most 100"),
        .init(
            name: "too many rows", kind: "csv", text: String(repeating: "a,b\n", count: 10_001),
            complaint: "-: the table has 10001 rows; at most 10000"),
        .init(
            name: "a huge cell", kind: "csv", text: "a," + String(repeating: "b", count: 100_001) + "\n",
            complaint: "-: the table has 100001 bytes in the cell of row 1, column 2"),
        .init(name: "no table of Markdown", kind: "markdown", text: "words\n", complaint: "-: holds no markdown table"),
        .init(name: "no table of HTML", kind: "html", text: "<p>x</p>", complaint: "-: holds no html table"),
        .init(
            name: "an unknown column", kind: "csv", text: "a,b\n", complaint: "-: there is no column z",
            options: ["--column", "z=1..3"]),
        .init(
            name: "a column limited twice", kind: "csv", text: "a,b\n", complaint: "-: the column a is limited twice",
            options: ["--column", "a=1..3", "--column", "1=2..4"]),
        .init(
            name: "a name of two columns", kind: "csv", text: "a,b,a\n",
            complaint: "-: the columns 1 and 3 are all named a", options: ["--column", "a=1..3"]),
        .init(
            name: "a height that cannot be", kind: "json", text: #"{"rows":[["a b"]],"available":5}"#,
            complaint: "-:1: no widths make all rows at most 0.5 high", options: ["--height", "0.5"], status: 1),
        .init(
            name: "a word without width", kind: "json", text: #"{"rows":[["a {t}"]],"parameters":{"t":[0,3]}}"#,
            complaint: "-:1: parameters: have \"t\": [0, 3]"),
        .init(
            name: "a word that varies", kind: "json", text: #"{"rows":[["a {t}"]],"parameters":{"t":[1,3]}}"#,
            complaint: "-:1: the words t vary"),
    ]

    @Test(arguments: badInputs) func `what is wrong is said in one line`(bad: BadInput) throws {
        let run = try plumb(
            ["table", "--from", bad.kind, "--width", "40"] + bad.options, input: Data(bad.text.utf8))
        #expect(run.status == bad.status && run.output.isEmpty)
        #expect(
            run.complaints.hasPrefix(bad.complaint) && run.complaints.split(separator: "\n").count == 1,
            "\(run.complaints)")
    }

    @Test func `a file of JSON is laid out as it says, whatever is printed of it`() throws {
        let cut = #"{"rows": [["abcdefghij"]], "available": 6, "columnGap": 0, "edge": 0}"#
        #expect(try plumb(["table"], input: Data(cut.utf8)).output.contains("abcdefghij"))
        let filled = #"{"rows": [["x x x x", "x"]], "available": 6, "columnGap": 0, "edge": 0, "fill": true}"#
        let own = try plumb(["table", "--format", "json"], input: Data(filled.utf8))
        #expect(own.output.contains(#""widths": [5, 1]"#), "\(own.output)")
        let sized = #"{"rows": [["a"]], "available": 400, "size": 26}"#
        #expect(try plumb(["table", "--format", "html"], input: Data(sized.utf8)).output.contains("font-size: 26px"))
        let numbers = #"{"rows": [[9007199254740993, 1.10, 12345678901234567890]]}"#
        let shown = try plumb(["table"], input: Data(numbers.utf8)).output
        #expect(["9007199254740993", "1.10", "12345678901234567890"].allSatisfy(shown.contains), "\(shown)")
    }

    @Test func `what lines of text cannot show is said before it is drawn`() throws {
        let run = try plumb(["table"], input: Data(#"{"rows":[["a"]],"columns":[{"min":1e8}],"available":1e9}"#.utf8))
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains("--format json gives its widths"))
    }

    @Test(arguments: [("sarif", #""level": "error""#), ("junit", #"failures="1""#)])
    func `claims about tables stand in the reports of other programs`(format: String, words: String) throws {
        let table = #"{"rows": [["x x"]], "available": 4, "columnGap": 0, "edge": 0}"#
        let run = try plumb(
            ["prove", "--claim", "height <= 0", "--claim", "height <= 1", "--format", format], input: Data(table.utf8))
        #expect(run.status == 1 && run.output.contains(words) && !run.output.contains("table  "), "\(run.output)")
        if format == "sarif" { #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil) }
    }

    @Test func `a certificate of a table is not held to a file, and that is said`() throws {
        let table = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".json")
        defer { try? FileManager.default.removeItem(at: table) }
        try #"{"rows": [["x x"]], "columnGap": 0, "edge": 0}"#.write(to: table, atomically: true, encoding: .utf8)
        let run = try plumb(["check", "-", "--of", table.path], input: Data())
        #expect(run.status == 2 && run.complaints.contains(":1: is a table"), "\(run.complaints)")
    }

    @Test(arguments: [["--format", "markdown"], ["--with", "psql"]])
    func `only an optimum has a proof to write`(options: [String]) throws {
        let run = try plumb(
            ["table", "--from", "csv", "--certificate", "p.jsonl"] + options, input: Data("a,b\n".utf8))
        #expect(
            run.status == 2 && run.output.isEmpty
                && run.complaints.contains("--certificate writes the proof of an optimum"))
    }

    /// A table whose least height no second is enough to prove.
    private static let hard: String = {
        let words = ["lorem", "of", "consectetur", "sit", "magnificent", "a"]
        func cell(_ row: Int, _ column: Int) -> String {
            let count = (row * 7 + column * 11) % 37
            let text = (0...count).map { (place: Int) -> String in words[(place * place + row * column) % 6] }
            return "\"" + text.joined(separator: " ") + "\""
        }
        let rows = (0..<60).map { row in (0..<60).map { cell(row, $0) }.joined(separator: ", ") }
        let list = rows.map { "[\($0)]" }.joined(separator: ", ")
        return #"{"rows": [\#(list)], "available": 1300, "words": "keep"}"#
    }()

    @Test func `a table that a limit stops is named, or a claim about it undecided`() throws {
        let compared = try plumb(["compare", "--limit", "0.3"], input: Data(Self.hard.utf8))
        #expect(compared.status == 2 && compared.complaints.contains("takes longer than 0.3 s"), "\(compared)")
        let proved = try plumb(
            ["prove", "--limit", "0.05", "--claim", "height <= 400", "--format", "json"], input: Data(Self.hard.utf8))
        #expect(proved.status == 1 && proved.output.contains(#""verdict": "undecided""#), "\(proved)")
        let swept = try plumb(["sweep", "--limit", "0.3", "--format", "json", "-"], input: Data(Self.hard.utf8))
        #expect(swept.status == 2, "\(swept.complaints)")
    }

    @Test func `two cells in one place are refused`() throws {
        let table = "<table>\n<tr><td>a<td rowspan=2>b\n<tr><td colspan=2>c</table>"
        let run = try plumb(["table", "--from", "html"], input: Data(table.utf8))
        #expect(run.status == 2 && run.complaints.contains("-:3: two cells take row 2, column 2"), "\(run)")
    }
}
