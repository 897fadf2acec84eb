// PageRecordTests.swift: what other commands wrote becomes parts of a page, and whatever is none of it is refused in a sentence.

import Documents
import Testing

@testable import Reports
@testable import Workbench

struct PageRecordTests {
    private func page(_ text: String) throws -> String {
        var page = PageDocument(title: "t", command: "plumb report")
        let record = Record(file: "test", text: text)
        let part = try PageRecord.written(record, by: RuleTable.standard.decoder)
        page.add(try #require(part))
        return String(decoding: page.document, as: UTF8.self)
    }

    private func complaint(_ text: String) -> String {
        do { return "\(try page(text).count) bytes" } catch { return "\(error)" }
    }

    private static let row =
        #"{"id": "r", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}"#

    private static let claimed = row.replacing(
        #""wide", "min": 100}]"#,
        with: #""wide", "min": 100}], "claimed": {"engine": "swiftui", "lengths": [75, 100]}"#)

    private func comparison(verdicts: String = #""avoidableOverflow": 1"#, problem: String = claimed) -> String {
        """
        {"rows": 1, "unreadable": 0, "engines": [{"engine": "swiftui", "recorded": false, "answers": 1, "noAnswer": 0,
        "verdicts": {\(verdicts)}, "shares": null, "gap": {"differing": 1, "max": null, "mean": null,
        "overflow": null, "unused": null}, "microseconds": null, "worst": [{"engine": "swiftui",
        "file": "rows.jsonl", "line": 3, "verdict": "avoidableOverflow", "sentence": "by 25", "avoidableOverflow": 25,
        "distance": {"max": 25, "mean": 12.5}, "optimum": [50, 100], "problem": \(problem)}]}], "agreement": [], "worst": []}
        """
    }

    @Test func `a comparison has its engines, and the rows of the worst answers`() throws {
        let text = try page(comparison())
        #expect(text.contains(#""verdicts":[0,0,1,0,0,0,0,0]"#))
        #expect(text.contains(#""worst":[[0,0,"by 25","rows.jsonl, line 3"]]"#))
        #expect(text.contains(#"["swiftui",2,25,"#))
    }

    @Test func `counts that do not add up are refused by their field`() {
        #expect(complaint(comparison(verdicts: #""optimal": 2"#)).contains("engines[0].verdicts"))
        #expect(complaint(comparison(problem: #"{"items": [{"min": -1}]}"#)).contains("items[0]"))
        #expect(complaint(#"{"agreement": 1}"#).contains("rows"))
    }

    @Test func `a sweep is the row that it states, judged by the rules that were swept`() throws {
        let sweep =
            #"{"id": "r", "solver": "css", "from": 0, "to": "infinity", "pieces": [], "breakpoints": [], "problem": \#(Self.row)}"#
        #expect(try page(sweep).contains(#""answers":[["optimum",7],["css",7]]"#))
        let without = sweep.replacing(#", "problem": \#(Self.row)"#, with: "")
        #expect(complaint(without).contains("problem: is missing"))
    }

    @Test func `a frontier, an answer and an explanation are tables without texts`() throws {
        let point = #"{"width": 20, "height": 3, "widths": [5, 7], "cuts": 0, "proved": true}"#
        #expect(try page(#"{"id": "t", "frontier": [\#(point)]}"#).contains(#""frontier":[[20,3,[5,7]]]"#))
        let answer =
            #"{"rule": "rich", "widths": [5, 7], "height": 4, "heights": [4], "width": 20, "available": 24, "proved": false}"#
        #expect(try page(answer).contains(#""by":"rich""#))
        let explained = """
            {"width": 20, "height": 3, "proved": true, "widths": [5, 7], "wider": {"width": 24, "height": 2},
            "columns": [{"name": "a", "width": 5, "holding": [0]}, {"name": "b", "width": 7, "holding": [1]}]}
            """
        #expect(try page(explained).contains(#""frontier":[[24,2,[]],[20,3,[5,7]]]"#))
        #expect(complaint(#"{"frontier": [{"width": 9, "height": 1, "widths": []}]}"#).contains("a width a column"))
    }

    @Test func `answers and explanations of rows are refused with what to report instead`() {
        #expect(complaint(#"{"id": "r", "lengths": [1], "offsets": [0]}"#).contains("--format problem"))
        #expect(complaint(#"{"id": "r", "holds": []}"#).contains("report takes the problem"))
    }
}
