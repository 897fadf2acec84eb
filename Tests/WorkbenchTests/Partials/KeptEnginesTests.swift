// KeptEnginesTests.swift: of too many engines those with the smallest names are counted, in whatever order they come.

import Generators
import Plumb
import PlumbTesting
import Testing
import Workbench

struct KeptEnginesTests {
    @Test func `the smallest names are kept, and who leaves is said once`() {
        var kept = KeptEngines(atMost: 2)
        let names = ["c", "b", "d", "a", "c", "b"].map(EngineName.init)
        #expect(names.map { kept.admit($0)?.text } == [nil, nil, "d", "c", "c", nil])
        #expect(kept.names == [EngineName("a"), EngineName("b")])
    }

    @Test func `names are told apart by their bytes`() {
        let (composed, apart) = (EngineName("\u{E9}"), EngineName("e\u{301}"))
        #expect(composed.text == apart.text && composed != apart && apart < composed)
    }

    /// Rows of one item and claims of some of twelve engines, each right or wrong.
    private static func row(_ choice: Int, line: Int) throws -> RowComparison {
        let engines = (0..<12).filter { choice >> $0 & 1 == 1 }
        let claims = engines.map { ClaimedAnswer(engine: "E\($0)", lengths: [$0.isMultiple(of: 3) ? 10 : 9]) }
        let turned = choice & 2 == 2 ? claims.reversed() : claims
        return RowComparison(
            of: RowDocument(row: try Row(items: [Item()], available: 10), claims: turned),
            at: RowPlace(file: "-", line: line), asking: [.swiftui])
    }

    private static let corpora = Generator.integer(in: 0...0xFFFF).array(count: 0...12)

    @Test func `comparisons with too many engines merge to that of the whole in either order`() throws {
        try forAll(Self.corpora, Self.corpora, settings: .share(30, of: 5_000)) { first, second in
            func comparison(_ choices: [Int], from line: Int) throws -> CorpusComparison {
                var comparison = CorpusComparison(of: [.swiftui], atMost: 5)
                for (index, choice) in choices.enumerated() {
                    comparison.add(try Self.row(choice, line: line + index))
                }
                return comparison
            }
            let parts = [try comparison(first, from: 1), try comparison(second, from: 1 + first.count)]
            var (forward, backward) = (parts[0], parts[1])
            forward.merge(parts[1])
            backward.merge(parts[0])
            // Times differ from run to run.
            func counts(_ comparison: CorpusComparison) -> [String] {
                comparison.engines.map { engine in
                    let tally = comparison[engine]
                    let agreement = comparison.engines.map { comparison.agreement[engine, $0] }
                    return
                        "\(engine.name) \(tally.answers) \(tally.differing) \(tally.worst.cases.map { "\($0.engine.name) \($0.place.line)" }) \(agreement)"
                }
            }
            let whole = counts(try comparison(first + second, from: 1))
            return counts(forward) == whole && counts(backward) == whole
        }
    }

    @Test func `the others have what the kept engines do not`() throws {
        var comparison = CorpusComparison(of: [], atMost: 2)
        // E3 and E0 say 10, the others 9.
        for (line, choice) in [0b1100, 0b1110, 0b1011].enumerated() { comparison.add(try Self.row(choice, line: line)) }
        #expect(comparison.engines.map(\.name) == ["E0", "E1", "(other engines)"])
        let (first, second, others) = (comparison.engines[0], comparison.engines[1], comparison.engines[2])
        #expect(comparison[others].answers == 5 && comparison[others].differing == 2)
        #expect(comparison.agreement[first, others] == comparison.agreement[others, first])
        #expect(comparison.agreement[first, others].rows == 1 && comparison.agreement[first, others].agreeing == 1)
        #expect(comparison.agreement[second, others].rows == 3 && comparison.agreement[second, others].agreeing == 1)
    }

    @Test func `counts of verdicts with too many engines merge to those of the whole in either order`() throws {
        try forAll(Self.corpora, Self.corpora, settings: .share(50, of: 5_000)) { first, second in
            func counts(_ choices: [Int]) -> AnswerCounts {
                choices.reduce(into: AnswerCounts(atMost: 3)) { counts, choice in
                    let verdict = choice & 1 == 1 ? "optimal" : "unfair"
                    counts.count(
                        AnswerCounts.Answer(of: "E\(choice >> 4 & 7)", verdict: verdict, stands: choice & 1 == 1))
                }
            }
            let whole = counts(first + second).json(of: "verify").line
            var (forward, backward) = (counts(first), counts(second))
            forward.merge(counts(second))
            backward.merge(counts(first))
            return [forward, backward].allSatisfy { $0.json(of: "verify").line == whole }
        }
    }
}
