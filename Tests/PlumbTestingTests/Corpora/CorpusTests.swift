import Documents
import Scenes
import Workbench
import Plumb
import PlumbTesting
import TestSupport
import Testing

@Suite struct CorpusTests {
    @Test(arguments: CorpusKind.allCases, Policy.allCases)
    func `a row depends on kind, policy, seed and number alone`(kind: CorpusKind, policy: Policy) {
        let corpus = Corpus(kind, policy: policy, seed: 7)
        let forwards = (1...50).map { corpus[$0] }
        let backwards = (1...50).reversed().map { Corpus(kind, policy: policy, seed: 7)[$0] }
        #expect(forwards == backwards.reversed())
        #expect(Set((1...50).map(corpus.name)).count == 50)
        #expect(forwards[0] != Corpus(kind, policy: policy, seed: 8)[1])
    }

    @Test(arguments: CorpusKind.allCases, Policy.allCases)
    func `every row reads back as it was written`(kind: CorpusKind, policy: Policy) throws {
        let corpus = Corpus(kind, policy: policy, seed: 3)
        for number in 1...policy.share(of: 200) {
            let document = try RowDocument(reading: corpus.json(of: number))
            #expect(document.row == corpus[number] && document.id == corpus.name(of: number))
        }
    }

    /// Bounds, gaps and containers, without what a policy adds.
    private struct Bounds: Equatable {
        let bounds: [[Double]]
        let spacing: [Double]
        let available: Double?

        init(_ problem: Row) {
            bounds = problem.items.map { [$0.minimum, $0.ideal, $0.maximum] }
            spacing = problem.spacing
            available = problem.available
        }
    }

    @Test(arguments: CorpusKind.allCases.filter { $0 != .random }, Policy.allCases)
    func `the same rows come under every policy`(kind: CorpusKind, policy: Policy) {
        let (plain, other) = (Corpus(kind, seed: 11), Corpus(kind, policy: policy, seed: 11))
        for number in 1...policy.share(of: 200) {
            #expect(Bounds(plain[number]) == Bounds(other[number]))
            #expect(other[number].policy == policy)
        }
    }

    @Test func `a row of a seed stays what it was when results were quoted with it`() {
        // No mathematics behind these: a changed distribution has to change them, and every quoted result with them.
        let corpus = Corpus(.chips, seed: 4)
        #expect(corpus.name(of: 2) == "chips-4-2")
        let row = corpus[2]
        #expect(row.items.map(\.id) == ["New", "Under 30 minutes", "Red", "Under 30 minutes 2"])
        #expect(row.available == 280)
    }

    @Test func `a chip row holds six to eleven tenths of what it ideally takes`() {
        let corpus = Corpus(.chips, seed: 1)
        for number in 1...1_000 {
            let problem = corpus[number]
            let ideal = problem.items.reduce(problem.totalSpacing) { $0 + $1.ideal }
            let share = (problem.available ?? 0) / ideal
            #expect(share > 0.59 && share < 1.11)
        }
    }

    @Test func `six of ten toolbars have a title, and it comes first in half of those`() {
        let corpus = Corpus(.toolbar, seed: 1)
        let titles = (1...10_000).compactMap { number in corpus[number].items.first { $0.id == "title" } }
        #expect(abs(Double(titles.count) - 6_000) < 200)
        #expect(abs(Double(titles.count { $0.priority == 1 }) / Double(titles.count) - 0.5) < 0.03)
    }
}
