// StepFillingTests.swift: children of a few lengths put together, against all ways to do so.  Lengths in grains.

import Generators
import Rows
import Testing

struct StepFillingTests {
    private typealias Choice = StepFilling.Choice

    private func children(_ lengths: [[Int]]) -> [[Choice]] {
        lengths.map { $0.map { Choice(length: $0, rank: $0) } }
    }

    /// All ways to choose a length for each child.
    private func ways(_ lengths: [[Int]]) -> [[Int]] {
        lengths.reduce([[]]) { ways, some in ways.flatMap { way in some.map { way + [$0] } } }
    }

    private func isFairer(_ first: [Int], _ second: [Int]) -> Bool {
        second.sorted().lexicographicallyPrecedes(first.sorted())
    }

    @Test func `every total is reached, and its fairest choice is found`() throws {
        var draws = SplitMix64(seed: 35)
        for _ in 0..<TestingSettings.share(100, of: 500).cases {
            let count = Int.random(in: 1...5, using: &draws)
            let lengths = (0..<count).map { _ in
                (0..<Int.random(in: 1...4, using: &draws)).map { _ in Int.random(in: 0...150, using: &draws) }
            }
            let ways = ways(lengths)
            let filling = try #require(StepFilling(children(lengths)))
            #expect(filling.totals == Set(ways.map { $0.reduce(0, +) }).sorted())
            for total in filling.totals {
                let answer = filling.fairest(total: total)
                let found = zip(answer.choices, lengths).map { $1[$0] }
                #expect(found.reduce(0, +) == total && answer.isFairest)
                let unfair = ways.first { $0.reduce(0, +) == total && isFairer($0, found) }
                #expect(unfair == nil, "\(lengths) in \(total): \(found) for \(unfair ?? [])")
            }
        }
    }

    @Test func `totals beyond the limit do not count`() throws {
        let filling = try #require(StepFilling(children([[6, 7, 40], [11, 15]]), upTo: 51))
        #expect(filling.totals == [17, 18, 21, 22, 51])
        #expect(filling.fairest(total: 51).choices == [2, 0])
        #expect(StepFilling(children([[StepFilling.mostGrains + 1]])) == nil)
    }

    @Test func `beyond the limit of states the total stands and fairness is open`() throws {
        var draws = SplitMix64(seed: 1)
        let lengths = (0..<20).map { _ in (0..<12).map { _ in Int.random(in: 1_000...20_000, using: &draws) } }
        // All levels are equal, so that none of them can be left out.
        let level = lengths.map { $0.map { Choice(length: $0, rank: 0) } }
        let filling = try #require(StepFilling(level, upTo: 200_000))
        let total = try #require(filling.totals.last)
        let answer = filling.fairest(total: total)
        #expect(zip(answer.choices, lengths).reduce(0) { $0 + $1.1[$1.0] } == total)
        #expect(!answer.isFairest)
    }

    @Test func `numbers move by whole words and by parts of them`() {
        for distance in [0, 1, 63, 64, 65, 127, 128, 200] {
            var some = BitSet(upTo: 200)
            for number in [0, 5, 63, 64, 130, 200] { some.insert(number) }
            var (up, down) = (BitSet(upTo: 200), BitSet(upTo: 200))
            up.formUnion(some, movedBy: distance)
            down.formUnion(some, movedBy: -distance)
            #expect(up.numbers == some.numbers.map { $0 + distance }.filter { $0 <= 200 })
            #expect(down.numbers == some.numbers.map { $0 - distance }.filter { $0 >= 0 })
            #expect(some.numbers.map(some.rank(of:)) == Array(0..<some.count))
        }
    }
}
