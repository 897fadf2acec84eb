// TotalVerdictTests.swift: rows that are too long or too short together, worked by hand from CSS Flexible Box Layout 1,
// section 9.7, whose factors may hand out a fraction of the room.

import Rows
import Testing

struct TotalVerdictTests {
    private func line(_ items: [Item.Flex], in available: Double, spacing: Double = 0) throws -> Row {
        try Row(items: items.map { Item(flex: $0) }, spacing: spacing, available: available, policy: .cssFlex)
    }

    /// Factors that sum to 0.75 take 5.25 of 7 points: 3.5 and 1.75.
    private let growing = [Item.Flex(basis: 0, grow: 0.5), Item.Flex(basis: 0, grow: 0.25)]

    /// Bases 1 and 2 in no room: 0 and 1.7 (Mathematics.md, section 4).
    private let shrinking = [Item.Flex(basis: 1, shrink: 0.5), Item.Flex(basis: 2, shrink: 0.1)]

    @Test func `a line that takes more than its factors give, and fits, overflows nothing`() throws {
        let row = try line(growing, in: 7)
        #expect(try row.verdict(on: [3.5, 1.75]).kind == .optimal)
        let verdict = try row.verdict(on: [4, 2.75])
        #expect(verdict == .wrongTotal(total: 6.75, expected: 5.25))
        #expect(verdict.description == "wrong total: 6.75 in all, where the policy gives 5.25")
    }

    @Test func `a line that exceeds its container overflows, whatever its factors give`() throws {
        #expect(try line(growing, in: 7).verdict(on: [4, 4]) == .avoidableOverflow(overflow: 1, leastOverflow: 0))
    }

    @Test func `a total has the gaps in it`() throws {
        // 5 of 7 points are left, of which the factors take 3.75.
        let row = try line(growing, in: 7, spacing: 2)
        #expect(try row.verdict(on: [3, 1.5]) == .wrongTotal(total: 6.5, expected: 5.75))
    }

    @Test func `a line that takes less than its factors give leaves what it leaves of its container`() throws {
        #expect(try line(growing, in: 7).verdict(on: [3.5, 1]) == .unusedSpace(unused: 2.5, item: 0))
    }

    @Test func `a line whose factors let it overflow has that total and no other`() throws {
        let row = try line(shrinking, in: 0)
        #expect(try row.verdict(on: [0, 1.7]).kind == .optimal)
        #expect(try row.verdict(on: [0, 1.9]) == .wrongTotal(total: 1.9, expected: 1.7))
        #expect(try row.verdict(on: [0, 1]) == .wrongTotal(total: 1, expected: 1.7))
    }

    @Test func `a shrinking line leaves room only where its container is not full`() throws {
        // 2 of 3 points are missing in 1, of which the factors take 1.2: the total is 1.8.
        let verdict = try line(shrinking, in: 1).verdict(on: [0, 0.5])
        guard case .unusedSpace(unused: 0.5, item: _) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        let full = try line(shrinking, in: 1).exact.verdict(on: [0, 1])
        #expect(full == .wrongTotal(total: 1, expected: Fraction(9, over: 5)))
    }

    @Test func `an optimum that exceeds its container says that nothing fits`() throws {
        let row = try Row(items: [Item(minimum: 10), Item(minimum: 12)], available: 10)
        let verdict = try row.verdict(on: [10, 12])
        guard case .optimal(_, leastOverflow: 12) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(verdict.description == "optimal, nothing fits, over by 12")
        #expect(try row.certify([10, 12]).verdict == verdict)
        #expect(try row.verdict(on: [10.5, 12], rounding: 1).description == "optimal, nothing fits, over by 12")
        #expect(try row.verdict(on: [10, 15]) == .avoidableOverflow(overflow: 15, leastOverflow: 12))
        #expect(try row.exact.verdict(on: [10, 12]).description == verdict.description)
    }

    @Test func `an optimum that is exactly full says nothing of fitting`() throws {
        // 0.1 + 0.2 is more than 0.3 in doubles.
        let row = try Row(items: [Item(minimum: 0.1), Item(minimum: 0.2)], available: 0.3)
        guard case .optimal(_, leastOverflow: 0) = try row.verdict(on: [0.1, 0.2]) else {
            Issue.record("it fits")
            return
        }
    }

    @Test func `a line held at its bases overflows by them`() throws {
        let row = try line([Item.Flex(basis: 30, shrink: 0), Item.Flex(basis: 20, shrink: 0)], in: 40)
        #expect(try row.verdict(on: [30, 20]).description == "optimal, nothing fits, over by 10")
    }
}
