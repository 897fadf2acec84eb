// VerdictTests.swift: verdicts against an exhaustive search that knows only the definitions.

import PlumbTesting
import Rows
import TestSupport
import Testing

/// The verdict by trying every item and every pair, straight from the definitions; for claims on a grid.
struct ExhaustiveSearch {
    let row: ReducedRow
    /// What the gaps leave of the container.
    let room: Double
    let epsilon = 1e-7

    func kind(of claim: [Double]) -> Verdict.Kind {
        let total = claim.reduce(0, +)
        let indices = claim.indices
        if indices.contains(where: { claim[$0] < row.lower[$0] - epsilon || claim[$0] > row.upper[$0] + epsilon }) {
            return .outOfBounds
        }
        // The least overflow possible: what the least lengths exceed the budget by.  A policy whose budget is not the room
        // may be missed without an overflow, and without leaving any room.
        if total - row.budget > max(0, row.lower.reduce(0, +) - row.budget) + epsilon {
            return row.budget <= room && total > room + epsilon ? .avoidableOverflow : .wrongTotal
        }
        if total < row.budget - epsilon, indices.contains(where: canGrow(claim)) {
            return row.budget <= room || total < room - epsilon ? .unusedSpace : .wrongTotal
        }
        let pairs = indices.flatMap { first in indices.map { (first, $0) } }
        if pairs.contains(where: { tier(of: $0) > tier(of: $1) && canShrink(claim)($0) && canGrow(claim)($1) }) {
            return .priorityInversion
        }
        let improvable = pairs.contains { from, to in
            tier(of: from) == tier(of: to) && level(from, claim) > level(to, claim) + epsilon
                && canShrink(claim)(from) && canGrow(claim)(to)
        }
        return improvable ? .unfair : .optimal
    }

    func tier(of item: Int) -> Int { row.tiers.firstIndex { $0.contains(item) } ?? 0 }
    func level(_ item: Int, _ claim: [Double]) -> Double { (claim[item] - row.base[item]) / row.weight[item] }
    func canGrow(_ claim: [Double]) -> (Int) -> Bool { { claim[$0] < row.upper[$0] - epsilon } }
    func canShrink(_ claim: [Double]) -> (Int) -> Bool { { claim[$0] > row.lower[$0] + epsilon } }
}

extension Row {
    /// The number that a bound names.
    fileprivate func length(stating bound: RowBound?, of index: Int) -> Double? {
        let item = items[index]
        return switch bound {
        case .minimum(index): item.minimum
        case .maximum(index): item.maximum
        case .basis(index): item.flex.basis
        case .ideal(index): item.ideal
        case .shrinkability(index): item.ideal - item.glue.shrink
        default: nil
        }
    }
}

struct VerdictTests {
    @Test(arguments: Policy.allCases)
    func `the verdict is the one that an exhaustive search finds`(policy: Policy) throws {
        var counts: [Verdict.Kind: Int] = [:]
        let claims = Generator.claims(on: RowShape(policy: policy, items: 1...7, isCoarse: true))
        let settings = TestingSettings.share(300, of: 15_000, under: policy)
        try forAll(claims, settings: settings) { claim in
            guard case .shared(let row) = claim.problem.resolution, let room = claim.problem.room else { return true }
            let found = try claim.problem.verdict(on: claim.lengths)
            counts[found.kind, default: 0] += 1
            return found.kind == ExhaustiveSearch(row: row, room: room).kind(of: claim.lengths)
        }
        // The search must have had something to find; a small share of the cases may lack a kind.
        guard settings.cases >= 1_500 else { return }
        for kind in [Verdict.Kind.outOfBounds, .avoidableOverflow, .unusedSpace, .unfair, .optimal] {
            #expect(counts[kind, default: 0] > 0, "\(kind)")
        }
        #expect((counts[.wrongTotal, default: 0] > 0) == (policy == .cssFlex))
    }

    @Test(arguments: Policy.allCases)
    func `a witness holds when it is checked by hand`(policy: Policy) throws {
        let claims = Generator.claims(on: RowShape(policy: policy, items: 1...7, isCoarse: true))
        try forAll(claims, settings: .share(200, of: 10_000, under: policy)) { claim in
            guard case .shared(let row) = claim.problem.resolution else { return true }
            return holds(try claim.problem.verdict(on: claim.lengths), on: claim, row)
        }
    }

    private func holds(_ verdict: Verdict, on claimed: ClaimedRow, _ row: ReducedRow) -> Bool {
        let (claim, problem, room) = (claimed.lengths, claimed.problem, claimed.problem.room ?? 0)
        let search = ExhaustiveSearch(row: row, room: room)
        let total = claim.reduce(0, +)
        switch verdict {
        case .outOfBounds(let item, let length, .minimum(let bound)):
            return claim[item] == length && length < bound && problem.items[item].minimum == bound
        case .outOfBounds(let item, let length, .maximum(let bound)):
            return claim[item] == length && length > bound && problem.items[item].maximum == bound
        case .outOfBounds(let item, let length, .held(let held, let bound, _)):
            let isNamed = bound == nil || problem.length(stating: bound, of: item) == held
            let isWithinBounds = problem.items[item].minimum <= length && length <= problem.items[item].maximum
            return claim[item] == length && isNamed && isWithinBounds
                && (length > held ? row.upper : row.lower)[item] == held
        case .notIdeal: return false
        case .avoidableOverflow(let overflow, let least):
            return abs(total - room - overflow) < 1e-9 && overflow > 0 && least < overflow
        case .wrongTotal(let total, let expected):
            let arrangement = Arrangement(claim, in: problem)
            let optimum = Arrangement(WaterFilling().lengths(for: problem), in: problem)
            return abs(arrangement.total - total) < 1e-9 && abs(optimum.total - expected) < 1e-9 && total != expected
        case .unusedSpace(let unused, let item):
            return abs(room - total - unused) < 1e-9 && unused > 0 && search.canGrow(claim)(item)
        case .priorityInversion(let lower, let higher, let amount):
            return search.tier(of: lower) > search.tier(of: higher) && amount > 0
                && claim[lower] - amount >= row.lower[lower] - 1e-9
                && claim[higher] + amount <= row.upper[higher] + 1e-9
        case .unfair(let from, let to, let amount):
            // Moving the amount keeps the bounds and does not put the giver below the taker.
            var moved = claim
            moved[from] -= amount
            moved[to] += amount
            return amount > 0 && moved[from] >= row.lower[from] - 1e-6 && moved[to] <= row.upper[to] + 1e-6
                && search.level(from, moved) >= search.level(to, moved) - 1e-6
        case .optimal(let levels, let leastOverflow):
            let isForced = abs(row.leastOverflow - leastOverflow) <= problem.tolerance
            return isForced
                && zip(row.tiers, levels).allSatisfy { tier, level in
                    tier.allSatisfy { item in
                        let length = row.base[item] + row.weight[item] * level.level
                        return abs(claim[item] - max(row.lower[item], min(length, row.upper[item]))) < 1e-4
                    }
                }
        }
    }

    @Test func `rounding to whole points is forgiven within the stated allowance only`() throws {
        let problem = try Row(items: [Item(), Item(), Item()], available: 100)
        #expect(try problem.verdict(on: [33, 34, 33]).kind == .unfair)
        #expect(try problem.verdict(on: [33, 34, 33], rounding: 1).kind == .optimal)
        #expect(try problem.verdict(on: [31, 36, 33], rounding: 1).kind == .unfair)
        #expect(try problem.verdict(on: [34, 34, 34], rounding: 1).kind == .optimal)
        #expect(try problem.verdict(on: [36, 36, 36], rounding: 1).kind == .avoidableOverflow)
    }

    @Test func `a maximum of a million points does not hide a fault of a tenth`() throws {
        let items = [Item(maximum: 1_000_000), Item(maximum: 1_000_000)]
        let problem = try Row(items: items, available: 100)
        #expect(try problem.verdict(on: [50.1, 49.9]) != problem.verdict(on: [50, 50]))
        #expect(abs(problem.tolerance - 1e-4) < 1e-12)
    }

    @Test func `a claim with the wrong number of lengths is refused`() throws {
        let problem = try Row(items: [Item()], available: 100)
        #expect(throws: RowError.wrongCount(.length, count: 2, expected: 1)) {
            try problem.verdict(on: [1, 2])
        }
    }

    @Test func `a claim that is not a number is refused`() throws {
        let problem = try Row(items: [Item()], available: 100)
        for length in [Double.nan, -.infinity] { #expect(throws: RowError.self) { try problem.verdict(on: [length]) } }
    }

    @Test func `only lengths that pass the check become an optimal distribution`() throws {
        let problem = try Row(items: [Item(), Item(minimum: 60)], available: 100)
        #expect(try problem.certify([40, 60]).levels == [TierLevel(priority: 0, level: 40)])
        let refutation = #expect(throws: Refutation.self) { try problem.certify([30, 70]) }
        #expect(refutation?.verdict == .unfair(from: 1, to: 0, amount: 10))
    }
}
