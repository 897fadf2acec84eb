// TierListTests.swift: tiers in one piece of memory, beside sorting pairs of priority and place.

import PlumbTesting
import TestSupport
import Testing

@testable import Rows

struct TierListTests {
    private static let few: [Double] = [0, 1, -1, 2.5, -.infinity, .nan]

    /// The tiers of some priorities, by sorting them with their places.
    private func sorted(_ priorities: [Double]) -> [[Int]] {
        let keys = priorities.map { $0.isNaN ? -.infinity : $0 }
        return Set(keys).sorted(by: >).map { key in keys.indices.filter { keys[$0] == key } }
    }

    @Test func `items of one priority make a tier, higher ones first`() throws {
        let priorities = Generator.one(of: Self.few).array(count: 0...60)
        try forAll(priorities, settings: .share(1_000, of: 50_000)) { priorities in
            let list = TierList(count: priorities.count) { priorities[$0] }
            return list.map { Array($0) } == sorted(priorities) && Tiers.of(priorities) == sorted(priorities)
        }
    }

    @Test func `nothing makes no tier`() {
        #expect(TierList(count: 0) { _ in 0 }.isEmpty)
        #expect(TierList(count: 1) { _ in .nan }.map { Array($0) } == [[0]])
    }
}
