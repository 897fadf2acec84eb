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
        // One value says of a quantile only that it is a length, and of a share that it is no more, or no less, than some 79 or 21 %.
        let open = #"[0, "infinity"]"#
        func quantiles(_ value: String) -> String {
            #""median": \#(value), "p95": \#(value), "greatest": \#(value), "#
                + #""intervals": {"median": \#(open), "p95": \#(open)}"#
        }
        let nothing = #"\#(quantiles("0")), "positive": null, "missing": null, "reaching": []"#
        let (nowhere, noRows) = ("{\(nothing)}", #"{"rows": 0, \#(nothing)}"#)
        let hundredths = "[0.01, 1], [0.02, 1], [0.05, 1], [0.1, 1], [0.2, 1], [0.5, 1], [1, 1], [2, 1]"
        func all(_ gap: String, reaching: String) -> String {
            let found = quantiles(gap)
            return #"\#(found), "positive": {\#(found)}, "missing": {\#(found)}, "reaching": [\#(reaching)]}"#
        }
        let others = #""wrongTotal": 0, "unusedSpace": 0, "priorityInversion": 0, "unfair": 0"#
        let verdicts = #""notIdeal": 0, "avoidableOverflow": 0, \#(others)"#
        func shares(of verdict: VerdictKind) -> String {
            let members = VerdictKind.allCases.map { kind in
                let interval = kind == verdict ? "[0.20654931437723742, 1]" : "[0, 0.7934506856227626]"
                return #""\#(kind.rawValue)": {"share": \#(kind == verdict ? 1 : 0), "interval": \#(interval)}"#
            }
            return #""shares": {\#(members.joined(separator: ", "))}"#
        }
        let worst =
            #"[{"engine": "E", "file": "f.jsonl", "line": 3, "verdict": "avoidableOverflow", "#
            + #""sentence": "avoidable overflow: by 5, where 0 is possible", "avoidableOverflow": 5, "#
            + #""distance": {"max": 5, "mean": 2.5}, "optimum": [0, 10], "#
            + #""problem": {"id": "o", "available": 10, "items": [{"max": 10}, {"min": 10}], "#
            + #""claimed": {"engine": "E", "lengths": [5, 10]}}}]"#
        #expect(
            comparison.json.line
                == #"{"rows": 1, "unreadable": 1, "engines": [{"engine": "water-fill", "recorded": false, "answers": 1, "#
                + #""noAnswer": 0, "verdicts": {"outOfBounds": 0, \#(verdicts), "optimal": 1}, \#(shares(of: .optimal)), "#
                + #""gap": {"differing": 0, "max": \#(nowhere), "mean": \#(nowhere), "overflow": \#(noRows), "#
                + #""unused": \#(noRows)}, "microseconds": {\#(quantiles("1.25"))}, "worst": []}, "#
                + #"{"engine": "E", "recorded": true, "answers": 1, "noAnswer": 0, "verdicts": {"outOfBounds": 0, "#
                + #"\#(verdicts.replacing("\"avoidableOverflow\": 0", with: "\"avoidableOverflow\": 1")), "optimal": 0}, "#
                + #"\#(shares(of: .avoidableOverflow)), "#
                + #""gap": {"differing": 1, "max": {\#(all("5", reaching: hundredths + ", [5, 1]")), "#
                + #""mean": {\#(all("2.5", reaching: hundredths)), "#
                + #""overflow": {"rows": 1, \#(all("5", reaching: hundredths + ", [5, 1]")), "unused": \#(noRows)}, "#
                + #""microseconds": null, "worst": \#(worst)}], "#
                + #""agreement": [{"engines": ["water-fill", "E"], "rows": 1, "agreeing": 0, "share": 0, "#
                + #""interval": [0, 0.7934506856227626]}], "worst": \#(worst)}"#)
    }
}
