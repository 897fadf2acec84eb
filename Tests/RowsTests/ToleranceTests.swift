// ToleranceTests.swift: what a verdict in doubles forgives, and what it does not.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct ToleranceTests {
    @Test func `many small faults do not make room for one large one`() throws {
        let row = try Row(items: [Item](repeating: Item(), count: 10_000), available: 10_000)
        let claim = [99.99 + 0.0001] + [Double](repeating: 0.99009900990099, count: 9_999)
        let total: Double = claim.reduce(0, +)
        #expect(abs(total - 10_000) < 1e-2)
        let verdict = try row.verdict(on: claim)
        guard case .unfair(from: 0, to: _, let amount) = verdict else { throw Wrong(verdict) }
        #expect(amount > 0)
    }

    @Test func `many small overflows add up to an avoidable one`() throws {
        let row = try Row(items: [Item](repeating: Item(), count: 10_000), available: 10_000)
        let verdict = try row.verdict(on: [Double](repeating: 1.0099, count: 10_000))
        guard case .avoidableOverflow(let overflow, 0) = verdict else { throw Wrong(verdict) }
        #expect(abs(overflow - 99) < 1e-6)
    }

    @Test func `many small gaps add up to unused space`() throws {
        let row = try Row(items: [Item](repeating: Item(maximum: 1), count: 10_000), available: 10_000)
        let verdict = try row.verdict(on: [Double](repeating: 0.9901, count: 10_000))
        guard case .unusedSpace(let unused, _) = verdict else { throw Wrong(verdict) }
        #expect(abs(unused - 99) < 1e-6)
    }

    @Test func `many small shortages add up to a priority inversion`() throws {
        let first = [Item](repeating: Item(maximum: 1, priority: 1), count: 9_999)
        let row = try Row(items: first + [Item()], available: 10_000)
        let verdict = try row.verdict(on: [Double](repeating: 0.9901, count: 9_999) + [10_000 - 9_999 * 0.9901])
        guard case .priorityInversion(lower: 9_999, higher: _, let amount) = verdict else { throw Wrong(verdict) }
        #expect(amount > 0)
    }

    @Test(arguments: [1e6, 1e9])
    func `a maximum that cannot bind excuses nothing where nothing is proposed`(maximum: Double) throws {
        let row = try Row(items: [Item(ideal: 100, maximum: maximum)], available: nil)
        #expect(try row.verdict(on: [100.9]) == .notIdeal(item: 0, length: 100.9, ideal: 100))
        #expect(try row.verdict(on: [100.00001]).kind == .optimal)
    }

    @Test func `a container that cannot be filled excuses nothing`() throws {
        let row = try Row(items: [Item(maximum: 10), Item(maximum: 10)], available: 1e9)
        #expect(try row.verdict(on: [10, 9.9]).kind == .unusedSpace)
        #expect(abs(row.tolerance - 20e-6) < 1e-15)
    }

    @Test func `one very long minimum does not excuse points elsewhere`() throws {
        let row = try Row(items: [Item(minimum: 1e9), Item()], available: 100)
        #expect(try row.verdict(on: [1e9, 0]).kind == .optimal)
        #expect(try row.verdict(on: [1e9, 5]).kind == .avoidableOverflow)
        #expect(try row.verdict(on: [1e9 + 500, 0]).kind == .optimal)
    }

    /// Claims about as far from the optimum as the tolerance, in one item, in all, or from one to another.
    static let nearClaims = Generator<Claimed> { choices in
        let policy = Generator.one(of: Policy.allCases).draw(&choices)
        let row = Generator.rows(RowShape(policy: policy, items: 1...8)).draw(&choices)
        var lengths = WaterFilling().lengths(for: row)
        let steps: [Double] = [0, 0, 0.2, 0.6, 1.4, -0.2, -0.6, -1.4]
        for index in lengths.indices where lengths[index].isFinite {
            lengths[index] += Generator.one(of: steps).draw(&choices) * row.tolerance
        }
        return Claimed(problem: row, lengths: lengths)
    }.described { "\($0)" }

    struct Claimed {
        var problem: Row
        var lengths: [Double]
    }

    @Test func `what is certified stands at its levels, and in its container`() throws {
        let settings = TestingSettings.share(1_500, of: 80_000)
        var (certified, refuted) = (0, 0)
        try forAll(Self.nearClaims, settings: settings) { claim in
            let (row, lengths) = (claim.problem, claim.lengths)
            guard let proved = try? row.certify(lengths) else {
                refuted += 1
                return try row.verdict(on: lengths).kind != .optimal
            }
            certified += 1
            guard try row.verdict(on: lengths) == proved.verdict else { return false }
            guard case .shared(let reduced) = row.resolution else { return true }
            let total = reduced.upper.reduce(0, +)
            let best = max(reduced.lower.reduce(0, +), min(reduced.budget, total))
            // Rounding moves the level, and the level what stands at it.
            func isNear(_ length: Double, _ other: Double) -> Bool {
                abs(length - other) <= max(row.tolerance, Tolerance.relative * other) * (1 + 1e-6)
            }
            return zip(reduced.tiers, proved.levels).allSatisfy { tier, level in
                tier.allSatisfy { item in
                    let atLevel = reduced.base[item] + reduced.weight[item] * level.level
                    return isNear(lengths[item], max(reduced.lower[item], min(atLevel, reduced.upper[item])))
                }
            } && (isNear(lengths.reduce(0, +), best) || best == total)
        }
        #expect(min(certified, refuted) * 8 > settings.cases)
    }

    @Test func `the verdict on SwiftUI's rule is what the rule says of itself`() throws {
        try forAll(.rows(RowShape(items: 1...6)), settings: .share(1_000, of: 50_000)) { row in
            let verdict = try row.verdict(on: row.lengths(by: .swiftUI))
            return SwiftUIRule.isOptimal(on: row) == (verdict.kind == .optimal)
        }
    }

    @Test(arguments: Policy.allCases)
    func `exact verdicts are those in doubles wherever a claim is not within the tolerance of a boundary`(
        policy: Policy
    ) throws {
        let claims = Generator.claims(on: RowShape(policy: policy, items: 1...6, isCoarse: true))
        try forAll(claims, settings: .share(150, of: 10_000, under: policy)) { claim in
            // Eighths of a point: a claim is the optimum, or farther from it than any tolerance.
            let lengths = claim.lengths.map { $0.isFinite ? ($0 * 8).rounded() / 8 : $0 }
            let exact = try claim.problem.exact.verdict(on: lengths.map(Fraction.init(decimal:)))
            return try claim.problem.verdict(on: lengths).kind == exact.kind
        }
    }

    @Test func `in exact arithmetic nothing is forgiven`() throws {
        let row = try Row(items: [Item(), Item(), Item()], available: 100).exact
        let third = Fraction(100, over: 3)
        #expect(try row.verdict(on: [third, third, third]).kind == .optimal)
        let hair = Fraction(1, over: 1_000_000_000_000)
        #expect(try row.verdict(on: [third + hair, third - hair, third]) == .unfair(from: 0, to: 1, amount: hair))
    }

    private struct Wrong: Error, CustomStringConvertible {
        let description: String
        init(_ verdict: Verdict) { description = verdict.description }
    }
}
