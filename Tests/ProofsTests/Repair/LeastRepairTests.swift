// LeastRepairTests.swift: the cheapest design that makes a claim true, and nothing cheaper that does.

import PlumbTesting
import Proofs
import TestSupport
import Testing

struct LeastRepairTests {
    private let a = Parameter("a", 0...100)
    private let b = Parameter("b", 0...100)
    private let width = Parameter("w", 300...1440)
    private let title = Parameter("t", 0...60)

    @Test func `a row of three columns needs 166 thirds less of its date`() throws {
        let family = try Family(
            parameters: [width, title, a, b],
            items: [
                ItemOver(id: "name", minimum: 40, maximum: title + 200),
                ItemOver(id: "date", minimum: 150 - a.length, maximum: .infinity),
                ItemOver(id: "size", minimum: 90 - b.length, maximum: 200),
            ],
            spacing: 8, available: width.length)
        let repair = try family.leastRepair(of: [.fits], free: ["a": 1, "b": 1], by: .swiftUI)
        let least = try #require(repair)
        #expect(least.isAttained)
        #expect(least.design == ["a": Fraction(166, over: 3), "b": 0])
        let short = least.design.mapValues { $0 * Fraction(999, over: 1000) }
        #expect(try family.fixed(short).prove(.fits, by: .swiftUI).counterexample != nil)
    }

    @Test func `a strict optimum is approached and said to be`() throws {
        let extra = Parameter("a", 25...100)
        let family = try Family(
            parameters: [extra],
            items: [
                ItemOver(id: "first", minimum: 0, maximum: extra + 60),
                ItemOver(id: "second", minimum: 100, maximum: 190),
            ],
            available: 180)
        let least = try #require(try family.leastRepair(of: [.fits], free: ["a": 1], by: .swiftUI))
        #expect(!least.isAttained)
        #expect(least.cost == 5)
        #expect(try family.fixed(["a": 30]).prove(.fits, by: .swiftUI).counterexample != nil)
    }

    @Test func `where no design helps there is no repair`() throws {
        let family = try Family(
            parameters: [a], items: [ItemOver(id: "x", minimum: 101, maximum: a + 101)], available: 100)
        #expect(try family.leastRepair(of: [.fits], free: ["a": 1], by: .swiftUI) == nil)
    }

    @Test func `what is no parameter has no price`() throws {
        let family = try Family(parameters: [a], items: [ItemOver(id: "x", minimum: 0)], available: a.length)
        #expect(throws: UnfitPrice(name: "q")) { try family.leastRepair(of: [.fits], free: ["q": 1], by: .swiftUI) }
    }
}
