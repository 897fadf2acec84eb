// ProposalTests.swift: containers that are unspecified, infinite, zero or narrower than their gaps.

import Rows
import Testing

struct ProposalTests {
    static let rules: [any Distribution] = [
        WaterFilling(), SwiftUIRule(), ProgressiveFilling(), CSSFlexbox(), TeXGlue(),
    ]
    let items = [Item(minimum: 10, ideal: 20, maximum: 30), Item(minimum: 5, ideal: 7)]

    /// Rows of a policy that the rule answers.
    private func policy(of rule: Int) -> Policy { Self.rules[rule] is TeXGlue ? .glue : .equalSizes }

    @Test(arguments: rules.indices)
    func `an unspecified container gives every item its ideal`(rule: Int) throws {
        let problem = try Row(items: items, available: nil, policy: policy(of: rule))
        #expect(try Self.rules[rule].lengths(for: problem) == [20, 7])
    }

    @Test(arguments: rules.indices)
    func `an infinite container gives every item its maximum`(rule: Int) throws {
        let problem = try Row(items: items, available: .infinity, policy: policy(of: rule))
        #expect(try Self.rules[rule].lengths(for: problem) == [30, .infinity])
    }

    @Test func `a container of length 0 leaves the minima, which overflow unavoidably`() throws {
        let problem = try Row(items: items, available: 0)
        let arrangement = Arrangement(WaterFilling().lengths(for: problem), in: problem)
        #expect(arrangement.lengths == [10, 5])
        #expect(arrangement.overflow == 15)
    }

    @Test func `gaps wider than the container leave the minima`() throws {
        let problem = try Row(items: items, spacing: 500, available: 100)
        #expect(WaterFilling().lengths(for: problem) == [10, 5])
        #expect(SwiftUIRule().lengths(for: problem) == [10, 5])
    }

    @Test func `a negative gap adds room`() throws {
        let problem = try Row(
            items: [Item(), Item()], spacing: -20, available: 100)
        let arrangement = Arrangement(WaterFilling().lengths(for: problem), in: problem)
        #expect(arrangement.lengths == [60, 60])
        #expect(arrangement.offsets == [0, 40])
        #expect(arrangement.total == 100)
    }

    @Test func `an item off its ideal is a witness where nothing was proposed`() throws {
        let problem = try Row(items: items, available: nil)
        #expect(try problem.verdict(on: [20, 8]) == .notIdeal(item: 1, length: 8, ideal: 7))
    }

    @Test func `an item below its maximum leaves an infinite container unused`() throws {
        let problem = try Row(items: items, available: .infinity)
        #expect(try problem.verdict(on: [30, 100]) == .unusedSpace(unused: .infinity, item: 1))
        #expect(try problem.verdict(on: [30, .infinity]).kind == .optimal)
    }
}
