// CorpusComparisonJSONTests.swift: the keys of a comparison, in their order.

import Documents
import Plumb
import Testing
import Workbench

struct CorpusComparisonJSONTests {
    @Test func `a comparison is one line whose keys keep their order`() throws {
        let problem = try Row(items: [Item(maximum: 10), Item(minimum: 10)], available: 10)
        let document = RowDocument(id: "o", row: problem)
        let answers: [(engine: ComparedEngine, answer: RowAnswer?)] = [
            (
                .rule(.waterFill),
                try RowAnswer([0, 10], to: problem, by: "water-fill", microseconds: 1.25, optimum: [0, 10])
            ),
            (.recorded("E"), try RowAnswer([5, 10], to: problem, by: "E", optimum: [0, 10])),
        ]
        var comparison = CorpusComparison(of: [.waterFill])
        comparison.add(
            RowComparison(
                AnsweredRow(document), at: RowPlace(file: "f.jsonl", line: 3), answers: answers))
        comparison.addUnreadable()
        let nothing = #""median": 0, "p95": 0, "greatest": 0, "positive": null, "reaching": []"#
        let (none, noRows) = ("{\(nothing)}", #"{"rows": 0, \#(nothing)}"#)
        let hundredths = "[0.01, 1], [0.02, 1], [0.05, 1], [0.1, 1], [0.2, 1], [0.5, 1], [1, 1], [2, 1]"
        func all(_ gap: String, reaching: String) -> String {
            let quantiles = #""median": \#(gap), "p95": \#(gap), "greatest": \#(gap)"#
            return #"\#(quantiles), "positive": {\#(quantiles)}, "reaching": [\#(reaching)]}"#
        }
        let others = #""wrongTotal": 0, "unusedSpace": 0, "priorityInversion": 0, "unfair": 0"#
        let verdicts = #""notIdeal": 0, "avoidableOverflow": 0, \#(others)"#
        #expect(
            comparison.json.line
                == #"{"rows": 1, "unreadable": 1, "engines": [{"engine": "water-fill", "recorded": false, "answers": 1, "#
                + #""noAnswer": 0, "verdicts": {"outOfBounds": 0, \#(verdicts), "optimal": 1}, "#
                + #""gap": {"differing": 0, "max": \#(none), "mean": \#(none), "overflow": \#(noRows), "unused": \#(noRows)}, "#
                + #""microseconds": {"median": 1.25, "p95": 1.25, "greatest": 1.25}}, "#
                + #"{"engine": "E", "recorded": true, "answers": 1, "noAnswer": 0, "verdicts": {"outOfBounds": 0, "#
                + #"\#(verdicts.replacing("\"avoidableOverflow\": 0", with: "\"avoidableOverflow\": 1")), "optimal": 0}, "#
                + #""gap": {"differing": 1, "max": {\#(all("5", reaching: hundredths + ", [5, 1]")), "#
                + #""mean": {\#(all("2.5", reaching: hundredths)), "#
                + #""overflow": {"rows": 1, \#(all("5", reaching: hundredths + ", [5, 1]")), "unused": \#(noRows)}, "#
                + #""microseconds": null}], "#
                + #""agreement": [{"engines": ["water-fill", "E"], "rows": 1, "agreeing": 0, "share": 0}], "#
                + #""worst": [{"engine": "E", "file": "f.jsonl", "line": 3, "verdict": "avoidableOverflow", "#
                + #""sentence": "avoidable overflow: by 5, where 0 is possible", "avoidableOverflow": 5, "distance": {"max": 5, "mean": 2.5}, "optimum": [0, 10], "#
                + #""problem": {"id": "o", "available": 10, "items": [{"max": 10}, {"min": 10}], "#
                + #""claimed": {"engine": "E", "lengths": [5, 10]}}}]}"#)
    }
}
