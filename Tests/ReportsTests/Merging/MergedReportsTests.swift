// MergedReportsTests.swift: however a corpus is cut and merged again, the reports are those on the whole, byte for byte.

import Documents
import Foundation
import Generators
import Plumb
import PlumbTesting
import Reports
import Testing
import Workbench

/// A corpus cut into parts, and an order in which they are merged.
struct CutCorpus: Sendable {
    /// The rows, each judged once, so that its times are the same wherever it is counted.
    let rows: [RowComparison]
    /// The part of each row.
    let parts: [Int]
    /// Which two of the reports that are left are merged next.
    let picks: [Int]

    /// Names whose order is not that of Unicode, or that reports use themselves.
    private static let names = ["b", "a", "e\u{301}", "\u{E9}", "swiftui", "(other engines)", "B\u{7}", "~"]

    init(problems: [Row], choices: [Int], picks: [Int]) {
        rows = choices.enumerated().map { line, choice in
            let row = problems[choice % problems.count]
            let names = Self.names.indices.filter { choice >> (4 + $0) & 1 == 1 }.map { Self.names[$0] }
            let claims = names.enumerated().map { index, name in
                let lengths = index.isMultiple(of: 2) ? SwiftUIRule().lengths(for: row) : row.items.map(\.minimum)
                return ClaimedAnswer(
                    engine: name, lengths: lengths.map { $0.rounded() }, rounding: index == 1 ? 0.5 : 0)
            }
            let hasClaims = choice & 8 == 8
            return RowComparison(
                of: RowDocument(id: choice & 1 == 1 ? "row" : nil, row: row, claims: hasClaims ? claims : []),
                at: RowPlace(file: choice & 2 == 2 ? "b.jsonl" : "a.jsonl", line: line + 1),
                asking: ComparisonPlan.usual)
        }
        parts = choices.map { $0 >> 12 & 3 }
        self.picks = picks
    }

    /// The comparison of some rows as the command makes it: the others of the usual solvers are not asked where there are claims.
    static func partial(_ rows: some Sequence<RowComparison>) -> ComparisonPartial {
        let question = ComparisonQuestion(plan: .automatic, numbers: .double)
        return ComparisonPartial(rows.reduce(into: CorpusComparison(of: ComparisonPlan.usual)) { $0.add($1) }, question)
    }

    var whole: ComparisonPartial { Self.partial(rows) }

    /// The parts merged two by two, each written and read again on the way.
    func merged() throws -> ComparisonPartial {
        var left = (0..<4).map { part in Self.partial(zip(rows, parts).filter { $0.1 == part }.map(\.0)) }
        for pick in picks where left.count > 1 {
            var first = try Self.read(left.remove(at: pick % left.count))
            try first.merge(Self.read(left.remove(at: pick / 7 % left.count)))
            left.append(first)
        }
        return try Self.read(left[0])
    }

    static func read(_ partial: ComparisonPartial) throws -> ComparisonPartial {
        let record = Record(file: "-", line: 1, data: Data(partial.json.line.utf8))
        guard case .comparison(let read) = try RuleTable.standard.decoder.decodePartial(record) else {
            throw MergeFault.tooManyRows
        }
        return read
    }
}

struct MergedReportsTests {
    private static let numbers = Generator<Int>.integer(in: 0...0xFFFF)

    private static func reports(on partial: ComparisonPartial) -> [String] {
        let comparison = partial.comparison
        return [
            partial.json.line, comparison.json.line, CorpusComparisonCSV(comparison).text,
            CorpusComparisonText(comparison, columns: 80).lines.joined(separator: "\n"),
            CorpusComparisonPage(comparison).document, ComparisonFigure(comparison).document,
            CorpusComparisonLaTeX(comparison).text,
        ]
    }

    @Test
    func `however a corpus is cut, and in whatever tree its parts are merged, the reports are those on the whole`()
        throws
    {
        try forAll(
            Generator.rows().array(count: 1...4), Self.numbers.array(count: 0...14), Self.numbers.array(count: 3...3),
            settings: .share(3, of: 2_000)
        ) { problems, choices, picks in
            let corpus = CutCorpus(problems: problems, choices: choices, picks: picks)
            return try Self.reports(on: corpus.merged()) == Self.reports(on: corpus.whole)
        }
    }
}
