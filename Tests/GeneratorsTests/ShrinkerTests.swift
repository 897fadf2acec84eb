// ShrinkerTests.swift: how well counterexamples shrink.
// The predicates follow those by which Hypothesis judges its own shrinker (tests/nocover/test_shrinking.py and
// the "shrinking challenge" collection); the smallest results follow from the order of choices.

import Generators
import PlumbTesting
import Rows
import Testing

/// The smallest failing value of a property that is expected to fail.
func smallest<Value>(
    _ generator: Generator<Value>, cases: Int = 2_000, seed: UInt64 = 7, where fails: @escaping (Value) -> Bool
) throws -> Value {
    nonisolated(unsafe) var last: Value?
    var settings = TestingSettings(cases: cases, seed: seed)
    settings.replay = nil
    // The shrinker ends by asking for the smallest case once more, to word its failure.
    #expect(throws: PropertyFailure.self) {
        try forAll(generator, settings: settings) { value in
            guard fails(value) else { return true }
            last = value
            return false
        }
    }
    return try #require(last)
}

struct ShrinkerTests {
    static let integers = Generator<Int>.integer(in: 0...10_000)
    static let signed = Generator<Int>.integer(in: -10_000...10_000)
    static let lists = integers.array(count: 0...30)
    static let seeds: [UInt64] = [1, 2, 3, 4, 5]

    @Test(arguments: seeds)
    func `a number above a bound becomes the bound and one`(seed: UInt64) throws {
        #expect(try smallest(Self.integers, seed: seed) { $0 > 1_000 } == 1_001)
    }

    @Test(arguments: seeds)
    func `a negative number becomes -1`(seed: UInt64) throws {
        #expect(try smallest(Self.signed, seed: seed) { $0 < 0 } == -1)
    }

    @Test(arguments: seeds)
    func `a list with a large element becomes that element alone, as small as it may be`(seed: UInt64) throws {
        #expect(try smallest(Self.lists, seed: seed) { $0.contains { $0 >= 900 } } == [900])
    }

    @Test(arguments: seeds)
    func `a long list becomes a list of zeros`(seed: UInt64) throws {
        #expect(try smallest(Self.lists, seed: seed) { $0.count >= 5 } == [0, 0, 0, 0, 0])
    }

    @Test(arguments: seeds)
    func `a list that differs from its reverse becomes 0, 1`(seed: UInt64) throws {
        #expect(try smallest(Self.lists, seed: seed) { $0 != $0.reversed() } == [0, 1])
    }

    @Test(arguments: seeds)
    func `a list that is not sorted becomes 1, 0`(seed: UInt64) throws {
        #expect(try smallest(Self.lists, seed: seed) { $0 != $0.sorted() } == [1, 0])
    }

    @Test(arguments: seeds)
    func `a list with a large sum becomes one number`(seed: UInt64) throws {
        #expect(try smallest(Self.lists, seed: seed) { $0.reduce(0, +) >= 3_000 } == [3_000])
    }

    @Test(arguments: seeds)
    func `three large numbers of a list become three times the bound`(seed: UInt64) throws {
        let found = try smallest(Self.lists, seed: seed) { $0.count { $0 >= 10 } >= 3 }
        #expect(found == [10, 10, 10])
    }

    @Test(arguments: seeds)
    func `a list with a duplicate becomes 0, 0`(seed: UInt64) throws {
        let digits = Generator<Int>.integer(in: 0...100).array(count: 0...30)
        #expect(try smallest(digits, seed: seed) { Set($0).count < $0.count } == [0, 0])
    }

    @Test(arguments: seeds)
    func `equal numbers above a bound shrink together`(seed: UInt64) throws {
        let pair = Generator<[Int]> { choices in
            let first = Generator<Int>.integer(in: 0...100).draw(&choices)
            return [first, Generator<Int>.integer(in: 0...100).draw(&choices)]
        }
        #expect(try smallest(pair, cases: 20_000, seed: seed) { $0[0] == $0[1] && $0[0] > 7 } == [8, 8])
    }

    @Test(arguments: seeds)
    func `numbers of a fixed sum shrink by lowering one and raising another`(seed: UInt64) throws {
        let triple = Generator<Int>.integer(in: 0...60).array(count: 3...3)
        #expect(try smallest(triple, cases: 20_000, seed: seed) { $0.reduce(0, +) == 60 } == [0, 0, 60])
    }

    @Test(arguments: seeds)
    func `numbers of a fixed difference shrink together`(seed: UInt64) throws {
        let pair = Generator<Int>.integer(in: 0...200).array(count: 2...2)
        #expect(try smallest(pair, cases: 20_000, seed: seed) { $0[0] == $0[1] + 3 } == [3, 0])
    }

    @Test(arguments: seeds)
    func `a list within a list is found and left alone`(seed: UInt64) throws {
        let nested = Generator<Int>.integer(in: 0...50).array(count: 0...6).array(count: 0...6)
        #expect(try smallest(nested, seed: seed) { $0.contains { $0.contains(42) } } == [[42]])
    }

    @Test(arguments: seeds)
    func `a value that another depends on is lowered with its list`(seed: UInt64) throws {
        let sized = Generator<Int>.integer(in: 0...20).flatMap { count in
            Generator<Int>.integer(in: 0...9).array(count: count...count)
        }
        #expect(try smallest(sized, seed: seed) { $0.contains { $0 >= 7 } } == [7])
    }

    @Test(arguments: seeds)
    func `a length above a bound becomes the next multiple of 10`(seed: UInt64) throws {
        #expect(try smallest(.length(), seed: seed) { $0 > 31.4 } == 40)
    }

    @Test(arguments: seeds)
    func `a length in a narrow range becomes whole where it can`(seed: UInt64) throws {
        #expect(try smallest(.length(), seed: seed) { $0 > 31.4 && $0 < 39 } == 32)
        #expect(try smallest(.length(), cases: 20_000, seed: seed) { $0 > 31.4 && $0 < 32 } == 31.5)
    }

    @Test(arguments: seeds)
    func `what a row does not need is dropped, its gaps included`(seed: UInt64) throws {
        let pair = Generator<(Row, Double)> { choices in
            (Generator.rows().draw(&choices), Generator.length().draw(&choices))
        }
        let (row, length) = try smallest(pair, seed: seed) { $0.0.items.count >= 5 && $0.1 >= 100 }
        #expect(row.items == [Item](repeating: Item(), count: 5) && row.spacing == [0, 0, 0, 0])
        #expect(row.available == 0 && length == 100)
    }
}
