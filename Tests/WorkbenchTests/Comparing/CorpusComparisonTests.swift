// CorpusComparisonTests.swift: three rows worked by hand, and parts that merge to the whole.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Testing
import Workbench

/// Rows as a comparison takes them.
enum CorpusRows {
    /// Reads a row and compares the answers of some solvers to it.
    static func row(_ text: String, at ordinal: Int = 0, _ solvers: [RuleEntry]) throws -> RowComparison {
        let record = Record(file: "corpus.jsonl", line: ordinal + 1, data: Data(text.utf8))
        return RowComparison(
            of: try ProblemDecoder().decode(record),
            at: RowPlace(file: record.file, line: record.line), asking: solvers)
    }

    /// SwiftUI overflows by 25 where the optimum is 50, 100; SwiftUI leaves 5 unused where it is 20, 10; all agree.
    static let texts = [
        #"{"id": "a", "available": 150, "items": [{"max": 100}, {"min": 100}]}"#,
        #"{"id": "b", "available": 30, "items": [{"min": 10, "max": 20}, {"max": 10}]}"#,
        #"{"id": "c", "available": 100, "items": [{}, {}]}"#,
    ]

    static func corpus(_ solvers: [RuleEntry], _ texts: [String] = texts) throws -> CorpusComparison {
        var comparison = CorpusComparison(of: solvers)
        for (ordinal, text) in texts.enumerated() { comparison.add(try row(text, at: ordinal, solvers)) }
        return comparison
    }
}

struct CorpusComparisonTests {
    static let solvers: [RuleEntry] = [.waterFill, .swiftui, .progressiveFill]
    let optimum = ComparedEngine.rule(.waterFill)
    let swiftui = ComparedEngine.rule(.swiftui)
    let filling = ComparedEngine.rule(.progressiveFill)

    @Test func `the agreement of three rows is the one worked by hand`() throws {
        // a: 50, 100 and 75, 100 and 25, 125.  b: 20, 10 and 15, 10 and 20, 10.  c: 50, 50 three times.
        let agreement = try CorpusRows.corpus(Self.solvers).agreement
        #expect(agreement[optimum, swiftui].agreeing == 1 && agreement[optimum, swiftui].rows == 3)
        #expect(agreement[filling, optimum].agreeing == 2 && agreement[filling, optimum].rows == 3)
        #expect(agreement[swiftui, filling].share == 1.0 / 3)
    }

    @Test func `the verdicts on three rows are those worked by hand`() throws {
        let comparison = try CorpusRows.corpus(Self.solvers)
        #expect(comparison.rows == 3)
        #expect(comparison[optimum].verdicts == [.optimal: 3])
        #expect(comparison[swiftui].verdicts == [.avoidableOverflow: 1, .unusedSpace: 1, .optimal: 1])
        #expect(comparison[filling].verdicts == [.unfair: 1, .optimal: 2])
    }

    @Test func `the gaps of three rows are those worked by hand`() throws {
        let comparison = try CorpusRows.corpus(Self.solvers)
        #expect(comparison[optimum].differing == 0 && comparison[optimum].largest.greatest == 0)
        let tally = comparison[swiftui]
        #expect(tally.answers == 3 && tally.differing == 2)
        // Largest differences 25, 5, 0; mean differences 12.5, 2.5, 0.
        #expect(tally.largest.quantiles?.named.map(\.value) == [5, 25, 25])
        #expect(tally.mean.quantiles?.named.map(\.value) == [2.5, 12.5, 12.5])
        #expect(tally.overflow.positives == 1 && tally.overflow.quantiles?.named.map(\.value) == [0, 25, 25])
        #expect(tally.unused.positives == 1 && tally.unused.greatest == 5)
        #expect(comparison[filling].mean.greatest == 25)
        #expect(tally.microseconds.count == 3)
    }

    @Test func `the worst cases come by overflow, then by difference, then by row, then by engine`() throws {
        let worst = try CorpusRows.corpus(Self.solvers).worst
        #expect(worst.map(\.engine) == [swiftui, filling, swiftui])
        #expect(worst.map(\.document.id) == ["a", "a", "b"])
        #expect(worst.map(\.distance.max) == [25, 25, 5])
        #expect(worst[0].document.claims == [ClaimedAnswer(engine: "swiftui", lengths: [75, 100])])
        #expect(worst[2].place == RowPlace(file: "corpus.jsonl", line: 2))
    }

    @Test func `an avoidable overflow is worse than any difference, and one that nothing avoids is none`() throws {
        func row(_ id: String, _ available: Int, _ items: String, claimed: String) -> String {
            #"{"id": "\#(id)", "available": \#(available), "items": [\#(items)], "#
                + #""claimed": {"engine": "E", "lengths": [\#(claimed)]}}"#
        }
        let rows = [
            // 80 points from one to the other, and no overflow.
            row("far", 200, "{}, {}", claimed: "180, 20"),
            // It overflows by 94, of which nothing avoids 90; the claim lies 4 off.
            row("forced", 10, #"{"min": 40}, {"min": 60}"#, claimed: "44, 60"),
            // It overflows by 6 without need, and lies 6 off.
            row("over", 10, "{}, {}", claimed: "11, 5"),
        ]
        let worst = try CorpusRows.corpus([], rows).worst
        #expect(worst.map(\.document.id) == ["over", "forced", "far"])
        #expect(worst.map(\.avoidableOverflow) == [6, 4, 0])
    }

    @Test func `no more than ten worst cases are kept, the first of equal ones`() throws {
        let comparison = try CorpusRows.corpus([.swiftui], (0..<25).map { _ in CorpusRows.texts[0] })
        #expect(comparison.worst.map(\.place.line) == Array(1...10))
    }

    @Test func `overflow that nobody can avoid is no gap`() throws {
        let row = #"{"available": 10, "items": [{"min": 20}, {"min": 5}]}"#
        let tally = try CorpusRows.corpus(Self.solvers, [row])[swiftui]
        #expect(tally.overflow.greatest == 0 && tally.differing == 0)
    }

    @Test func `an infinite claim is infinitely far off`() throws {
        let row = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": ["infinity"]}}"#
        let comparison = try CorpusRows.corpus([], [row])
        let tally = comparison[.recorded("E")]
        #expect(tally.largest.greatest == .infinity && tally.overflow.quantiles?.median == .infinity)
        #expect(comparison.worst.first?.distance.max == .infinity)
    }

    @Test func `recorded engines join by name, and only where they answer`() throws {
        let claims = [
            #"{"available": 10, "items": [{}], "claimed": [{"engine": "Z", "lengths": [10]}, {"engine": "E", "lengths": [9]}]}"#,
            #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [10]}}"#,
            #"{"available": 10, "items": [{}]}"#,
        ]
        let comparison = try CorpusRows.corpus([.waterFill], claims)
        let (e, z) = (ComparedEngine.recorded("E"), ComparedEngine.recorded("Z"))
        #expect(comparison.engines == [optimum, e, z])
        #expect(comparison[e].answers == 2 && comparison[e].withoutAnswer == 0 && comparison[z].answers == 1)
        #expect(comparison.agreement[optimum, e] == comparison.agreement[e, optimum])
        #expect(comparison.agreement[optimum, e].rows == 2 && comparison.agreement[optimum, e].agreeing == 1)
        #expect(comparison.agreement[e, z].rows == 1 && comparison.agreement[e, z].agreeing == 0)
        #expect(comparison[e].microseconds.count == 0)
    }

    @Test func `beyond a hundred and twenty recorded engines the rest is counted together`() throws {
        let claims = (100..<230).map { #"{"engine": "E\#($0)", "lengths": [10]}"# }.joined(separator: ", ")
        let row = #"{"available": 10, "items": [{}], "claimed": [\#(claims)]}"#
        let comparison = try CorpusRows.corpus([], [row, row])
        #expect(comparison.engines.count == 121)
        #expect(comparison[.recorded("(other engines)")].answers == 20)
    }

    @Test func `many engines come in groups by the policy of their rows, each beside those it agrees with`() throws {
        // Of twelve engines the even ones say 10 and the odd ones 9; one of them answers rows of two policies.
        let claims = (10..<22).map { #"{"engine": "E\#($0)", "lengths": [\#($0.isMultiple(of: 2) ? 10 : 9)]}"# }
        let rows = [
            #"{"available": 10, "items": [{}], "claimed": [\#(claims.prefix(8).joined(separator: ", "))]}"#,
            #"{"available": 10, "policy": "weights", "items": [{}], "claimed": [\#(claims[7...].joined(separator: ", "))]}"#,
        ]
        let comparison = try CorpusRows.corpus([.waterFill], rows)
        #expect(comparison.groups.map(\.title) == ["equal-sizes", "weights", "several policies"])
        let names = comparison.groups.map { $0.engines.map(\.name) }
        #expect(names[0] == ["E10", "E12", "E14", "E16", "E11", "E13", "E15"] && names[2] == ["E17"])
        // Four alike and three alike have six and three pairs of 21.
        let within = comparison.agreement(within: comparison.groups[0])
        #expect(within.rows == 21 && within.agreeing == 9)
        #expect(
            try CorpusRows.corpus([.waterFill], Array(rows.prefix(1))).groups.isEmpty, "one table has room for nine")
    }

    /// Rows with the answers of three solvers and of two engines, one of which rounds.
    static let corpora = Generator.rows().array(count: 0...12).map { problems in
        problems.enumerated().map { ordinal, problem in
            let lengths = SwiftUIRule().lengths(for: problem)
            var claims = [ClaimedAnswer(engine: "rounds", lengths: lengths.map { $0.rounded() }, rounding: 0.5)]
            if ordinal.isMultiple(of: 2) { claims.append(ClaimedAnswer(engine: "sometimes", lengths: lengths)) }
            return RowComparison(
                of: RowDocument(row: problem, claims: claims),
                at: RowPlace(file: "-", line: ordinal + 1), asking: solvers)
        }
    }

    @Test func `however a corpus is split, and in whatever order, its parts merge to the whole`() throws {
        func comparison(_ rows: some Sequence<RowComparison>) -> CorpusComparison {
            rows.reduce(into: CorpusComparison(of: Self.solvers)) { $0.add($1) }
        }
        try forAll(Self.corpora, .integer(in: 0...12), .integer(in: 0...12), settings: .share(50, of: 2_000)) {
            rows, first, second in
            let cuts = [min(first, second, rows.count), min(max(first, second), rows.count)]
            let parts = [rows[..<cuts[0]], rows[cuts[0]..<cuts[1]], rows[cuts[1]...]].map(comparison)
            let whole = comparison(rows)
            return [[0, 1, 2], [2, 0, 1], [1, 2, 0]].allSatisfy { order in
                var merged = CorpusComparison(of: Self.solvers)
                for index in order { merged.merge(parts[index]) }
                return merged == whole
            }
        }
    }
}
