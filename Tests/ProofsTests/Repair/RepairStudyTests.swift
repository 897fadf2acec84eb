// RepairStudyTests.swift: the cheapest change that makes a claim true, and nothing cheaper that does.

import Families
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import Proofs

@Suite struct RepairStudyTests {
    private let a = Parameter("a", -200...200)
    private let b = Parameter("b", -200...200)
    private let width = Parameter("w", 300...1440)
    private let title = Parameter("t", 0...60)

    private func cheapest(
        _ family: Family, _ claims: [LayoutClaim] = [.fits], prices: [Fraction], changing only: Set<Int>? = nil
    ) throws -> LeastRepair? {
        let free = family.parameters.indices.filter { ["a", "b"].contains(family.parameters[$0].name) }
        return try RepairStudy(of: [RuledFamily(family, by: .swiftUI)], claims: claims, free: free)
            .cheapest(prices: prices, changing: only)
    }

    private func columns(_ date: VaryingLength, _ size: VaryingLength) throws -> Family {
        try Family(
            parameters: [width, title, a, b],
            items: [
                ItemOver(id: "name", minimum: 40, maximum: title + 200),
                ItemOver(id: "date", minimum: date, maximum: .infinity),
                ItemOver(id: "size", minimum: size, maximum: 200),
            ],
            spacing: 8, available: width.length)
    }

    @Test(arguments: [[1, 1], [1, 3], [3, 1]] as [[Fraction]])
    func `a row of three columns needs 166 thirds less of its date, whatever its size costs`(prices: [Fraction]) throws
    {
        let family = try columns(150 + a.length, 90 + b.length)
        let repair = try #require(try cheapest(family, prices: prices))
        #expect(repair.isAttained)
        #expect(repair.changes == [Fraction(-166, over: 3), 0])
        #expect(repair.cost == Fraction(166, over: 3) * prices[0])
    }

    @Test func `a strict optimum is approached, and what is answered costs little more`() throws {
        let family = try Family(
            parameters: [Parameter("a", 0...100)],
            items: [
                ItemOver(id: "first", minimum: 0, maximum: 85 + Parameter("a", 0...100).length),
                ItemOver(id: "second", minimum: 100, maximum: 190),
            ],
            available: 180)
        let least = try #require(try cheapest(family, prices: [1]))
        #expect(!least.isAttained)
        #expect(least.cost == 5)
        #expect(least.changes[0] > 5 && least.changes[0] <= 5 + Fraction(1, over: 1_000))
    }

    @Test func `where no change helps there is no repair`() throws {
        let family = try Family(
            parameters: [a], items: [ItemOver(id: "x", minimum: 101, maximum: 400 + a.length)], available: 100)
        #expect(try cheapest(family, prices: [1]) == nil)
    }

    @Test func `a change keeps lengths from going below 0, and least ones below greatest ones`() throws {
        let family = try Family(
            parameters: [a],
            items: [
                ItemOver(id: "x", minimum: 30 + a.length, maximum: 60), ItemOver(id: "y", minimum: 80, maximum: 80),
            ],
            available: 75)
        #expect(try cheapest(family, prices: [1]) == nil)
    }

    @Test func `numbers that may not change stay`() throws {
        let family = try columns(150 + a.length, 90 + b.length)
        let alone = try cheapest(family, prices: [1, 1], changing: [1])
        #expect(alone.map { $0.changes[0] == 0 } ?? true)
        #expect(try cheapest(family, prices: [1, 1], changing: []) == nil)
    }
}
