// EmptyQuestionTests.swift: what cannot be asked is no success.

import Plumb
import PlumbTesting
import Testing

/// A rule without answers.
private struct Empty: Distribution {
    func lengths(for row: Row) throws -> [Double] { [] }
}

struct EmptyQuestionTests {
    @Test(arguments: [-1...3, 1...10_001, 1...2_000_000])
    func `a number of items that no row can have is no success`(items: ClosedRange<Int>) throws {
        let found = counterexample(to: WaterFilling(), shape: RowShape(items: items))
        #expect(
            try #require(found).description.contains("no row was asked about: a list of"),
            "\(String(describing: found))")
        #expect(throws: GeneratorError.self) { try forAll(.rows(RowShape(items: items))) { _ in true } }
    }

    @Test func `a case is tried at least`() throws {
        let found = counterexample(to: Empty(), settings: TestingSettings(cases: 0))
        #expect(try #require(found).failingCase == 1)
    }

    @Test(arguments: [
        Law.bounds, .budget, .permutation, .scaling, .translation, .monotone, .continuous, .optimal,
    ])
    func `no law holds for a rule without answers`(law: Law) throws {
        let row = try Row(items: [Item(maximum: 10), Item()], available: 50)
        #expect(try !law.holds(for: Empty(), on: row))
        #expect(try law.holds(for: WaterFilling(), on: row))
    }
}
