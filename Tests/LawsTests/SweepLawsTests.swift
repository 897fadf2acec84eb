// SweepLawsTests.swift: a sweep gives what its rule gives, in every container, with no more breakpoints than the
// mathematics allows.

import Plumb
import PlumbTesting
import TestSupport
import Testing

/// A rule with the rows on which it is swept.
struct Swept: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: any Rule
    let policy: Policy

    var testDescription: String { "\(name), \(policy.name)" }

    static let all =
        Policy.allCases.map { Swept(name: "the optimum", rule: WaterFilling(), policy: $0) } + [
            Swept(name: "SwiftUI's rule", rule: SwiftUIRule(), policy: .equalSizes),
            Swept(name: "progressive filling", rule: ProgressiveFilling(), policy: .equalIncrements),
            Swept(name: "the CSS flex loop", rule: CSSFlexbox(), policy: .cssFlex),
            Swept(name: "TeX's glue setting", rule: TeXGlue(), policy: .glue),
        ] + Policy.ofToolkits.map { Swept(name: "the toolkit", rule: ToolkitRule(), policy: $0) }
}

extension Row {
    /// The same row in another container.
    fileprivate func with(available: Double) throws -> Row {
        try Row(items: items, spacing: spacing, available: available, policy: policy)
    }

    /// Whether a flex factor below 1 may limit by how much the line shrinks.
    fileprivate var shrinksByFractions: Bool { items.contains { $0.flex.shrink > 0 && $0.flex.shrink < 1 } }
}

@Suite struct SweepLawsTests {
    /// Whether lengths agree; at a breakpoint where lengths jump, those of either side are right.
    private func agrees(_ sweep: Sweep, with swept: Swept, at available: Double) throws -> Bool {
        let row = try sweep.problem.with(available: available)
        let answer = try swept.rule.lengths(for: row)
        let near = sweep.pieces.filter {
            $0.start <= available + row.tolerance && $0.end >= available - row.tolerance
        }
        return near.contains { Distance(from: $0.lengths(at: available), to: answer).max <= row.tolerance }
    }

    @Test(arguments: Swept.all)
    func `a sweep gives the lengths of its rule in random containers`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), .integer(in: 0...1_000),
            settings: .share(4, of: 200, under: swept.policy),
            name: "sweep in containers: \(swept.testDescription)"
        ) { row, seed in
            let sweep = try Sweep(of: swept.rule, for: row)
            var random = SplitMix64(seed: UInt64(seed))
            let containers = (0..<100).map { _ in Double.random(in: 0...2_000, using: &random) }
            return try containers.allSatisfy { try agrees(sweep, with: swept, at: $0) }
        }
    }

    @Test(arguments: Swept.all)
    func `a sweep gives the lengths of its rule at and between its breakpoints`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: .share(25, of: 1_200, under: swept.policy),
            name: "sweep at its breakpoints: \(swept.testDescription)"
        ) { row in
            let sweep = try Sweep(of: swept.rule, for: row)
            let ends = sweep.pieces.map { $0.end.isFinite ? $0.end : $0.start + 100 }
            let middles = zip(sweep.pieces, ends).map { ($0.start + $1) / 2 }
            // Where a flex line jumps, its loop may give neither side's lengths in the one container between them.
            let asked = row.policy.definition.mayHandOutFractions(row) ? middles : ends + middles
            return try asked.allSatisfy { try agrees(sweep, with: swept, at: $0) }
        }
    }

    /// How many breakpoints the mathematics allows (`Documentation/Mathematics.md`, section 7, has the proofs); `nil`
    /// where no bound is known.
    private func mostBreakpoints(_ swept: Swept, _ row: Row) -> Int? {
        let flexible = row.items.count { $0.minimum < $0.maximum }
        // Nothing moves; at most the fit changes.
        guard flexible > 0 else { return 1 }
        // Toolkits that leave what a maximum refuses bend where nobody reaches a bound.
        if swept.rule is ToolkitRule, [.gtkBox, .gridTracks].contains(swept.policy) { return nil }
        switch swept.policy {
        // Each height of a text may be that of the row, with pieces of its own.
        case .text: return nil
        case .equalIncrements: return flexible + 1
        case .glue, .gtkBox, .naturalSteps, .spread: return 2 * flexible + 1
        case .qtBox: return 3 * flexible + 1
        case .cssFlex:
            if row.shrinksByFractions { return nil }
            return row.tiers.count == 1 ? 2 * flexible + 2 : 4 * flexible + 2
        default: return 2 * flexible
        }
    }

    @Test(arguments: Swept.all, [true, false])
    func `a sweep has no more breakpoints than the mathematics allows`(swept: Swept, hasTiers: Bool) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy, hasTiers: hasTiers)),
            settings: .share(30, of: 1_500, under: swept.policy),
            name: "breakpoints of a sweep: \(swept.testDescription), \(hasTiers ? "several tiers" : "one tier")"
        ) { row in
            let sweep = try Sweep(of: swept.rule, for: row)
            guard let most = mostBreakpoints(swept, row) else { return true }
            return sweep.breakpoints.count <= most
        }
    }

    /// Shrinking, the first item follows 0, 0.4 T - 0.6, T - 2 and 1 - 0.4 (4 - T) / 3.4; growing, 1 + (T - 4) / 3,
    /// T - 6, 0.5 T - 1 and 6.
    @Test func `a line of two items that shrinks by fractions has the seven breakpoints worked by hand`() throws {
        var (first, second) = (Item(minimum: 0, maximum: 6), Item(minimum: 2, maximum: 6))
        first.flex = Item.Flex(basis: 1, grow: 0.5, shrink: 0.4)
        second.flex = Item.Flex(basis: 3, grow: 1, shrink: 1)
        let row = try Row(items: [first, second], available: 10, policy: .cssFlex)
        let expected = [1.5, 7.0 / 3, 43.0 / 15, 4, 8.5, 10, 14]
        let breakpoints = try Sweep(of: CSSFlexbox(), for: row).breakpoints.map(\.available)
        #expect(breakpoints.count == expected.count && Distance(from: breakpoints, to: expected).max < 1e-9)
    }

    @Test(arguments: Swept.all)
    func `at every breakpoint a slope, a length or the fit changes`(swept: Swept) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: .share(30, of: 1_500, under: swept.policy),
            name: "breakpoints that are some: \(swept.testDescription)"
        ) { row in
            let pieces = try Sweep(of: swept.rule, for: row).pieces
            return zip(pieces, pieces.dropFirst()).allSatisfy { before, after in
                before.fit != after.fit || before.lengths.map(\.slope) != after.lengths.map(\.slope)
                    || before.lengths(at: after.start) != after.lengths(at: after.start)
            }
        }
    }

    @Test(arguments: Swept.all)
    func `every breakpoint names an item, and every named item moves otherwise than before`(
        swept: Swept
    ) throws {
        try forAll(
            .rows(RowShape(policy: swept.policy)), settings: .share(30, of: 1_500, under: swept.policy),
            name: "what breakpoints tell: \(swept.testDescription)"
        ) { row in
            let sweep = try Sweep(of: swept.rule, for: row)
            let sides = zip(sweep.pieces, sweep.pieces.dropFirst())
            return sweep.breakpoints.map(\.available) == sweep.pieces.dropFirst().map(\.start)
                && zip(sweep.breakpoints, sides).allSatisfy { change, sides in
                    let (before, after) = (sides.0.lengths(at: change.available), sides.1.lengths)
                    let items = change.events.compactMap(\.item)
                    return !change.events.isEmpty && Set(items).count == items.count
                        && items.allSatisfy {
                            before[$0] != after[$0].value || sides.0.lengths[$0].slope != after[$0].slope
                        }
                }
        }
    }
}
