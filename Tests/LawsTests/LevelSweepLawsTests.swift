// LevelSweepLawsTests.swift: a sweep by levels is the sweep that follows the rule's comparisons, piece by piece.

import Plumb
import PlumbTesting
import Rows
import Testing

@Suite struct LevelSweepLawsTests {
    /// Rows on which both must agree: tiers in all of them, ties of lengths in every other seed.
    private static func shape(_ policy: Policy, seed: UInt64) -> RowShape {
        RowShape(policy: policy, isCoarse: seed.isMultiple(of: 2))
    }

    private func agree(_ rule: some Rule, _ row: Row, over range: ClosedRange<Double>) throws -> Bool {
        let (sweep, witness) = (
            try Sweep(of: rule, for: row, over: range), try Sweep(following: rule, for: row, over: range)
        )
        return sweep.isAlike(witness)
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights], UInt64(1)...20)
    func `the optimum by levels has the pieces and events of the rule followed`(policy: Policy, seed: UInt64) throws {
        try forAll(
            .rows(Self.shape(policy, seed: seed)), settings: TestingSettings(cases: 12, seed: seed),
            name: "sweep by levels: \(policy.name)"
        ) { row in try agree(WaterFilling(), row, over: 0...Double.infinity) }
    }

    @Test(arguments: UInt64(1)...20)
    func `progressive filling by levels has the pieces and events of the rule followed`(seed: UInt64) throws {
        try forAll(
            .rows(Self.shape(.equalSizes, seed: seed)), settings: TestingSettings(cases: 12, seed: seed),
            name: "sweep of progressive filling by levels"
        ) { row in try agree(ProgressiveFilling(), row, over: 0...Double.infinity) }
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights])
    func `a sweep by levels of some containers has the pieces and events of the rule followed`(policy: Policy) throws {
        try forAll(
            .rows(RowShape(policy: policy, isCoarse: true)), .integer(in: 0...400), .integer(in: 0...400),
            settings: TestingSettings(cases: 60), name: "sweep by levels of some containers: \(policy.name)"
        ) { row, start, length in
            let (first, last) = (Double(start) / 2, Double(start + length) / 2)
            return try agree(WaterFilling(), row, over: first...last)
        }
    }

    @Test func `a sweep by levels of one container is the rule followed`() throws {
        try forAll(
            .rows(RowShape(isCoarse: true)), settings: TestingSettings(cases: 100),
            name: "sweep by levels of one container"
        ) { row in
            // At its breakpoints too, where the fit and the slopes are those beyond it.
            let breakpoints = try Sweep(of: WaterFilling(), for: row).breakpoints.map(\.available)
            return try (breakpoints + [0, 77]).allSatisfy { try agree(WaterFilling(), row, over: $0...$0) }
        }
    }

    @Test func `lengths read into an array are those of the sweep, and outside the range nothing is written`() throws {
        try forAll(.rows(), .integer(in: 0...2_000), settings: TestingSettings(cases: 200), name: "lengths read") {
            row, available in
            let sweep = try Sweep(of: WaterFilling(), for: row, over: 10...900)
            var lengths = [1.0]
            let isRead = sweep.read(at: Double(available), into: &lengths)
            return isRead == (10...900 ~= available)
                && lengths == (sweep.lengths(at: Double(available)) ?? [1])
        }
    }
}

extension Sweep {
    /// Whether two sweeps are one but for rounding.
    fileprivate func isAlike(_ other: Sweep) -> Bool {
        guard pieces.count == other.pieces.count else { return false }
        return zip(pieces, other.pieces).allSatisfy { $0.isAlike($1) }
            && zip(breakpoints, other.breakpoints).allSatisfy { mine, theirs in
                mine.events.count == theirs.events.count
                    && zip(mine.events, theirs.events).allSatisfy { $0.isAlike($1) }
            }
    }
}

extension Sweep.Piece {
    fileprivate func isAlike(_ other: Sweep.Piece) -> Bool {
        let size = max(1, start)
        return fit == other.fit && start.isClose(to: other.start, at: start) && end.isClose(to: other.end, at: end)
            && zip(lengths, other.lengths).allSatisfy {
                $0.slope.isClose(to: $1.slope, at: 1) && $0.value.isClose(to: $1.value, at: size)
            }
    }
}

extension Breakpoint.Event {
    fileprivate func isAlike(_ other: Breakpoint.Event) -> Bool {
        guard item == other.item else { return false }
        switch (self, other) {
        case (.leaves(_, let first, let mine), .leaves(_, let second, let theirs)),
            (.reaches(_, let first, let mine), .reaches(_, let second, let theirs)):
            return mine == theirs && first.isClose(to: second, at: first)
        case (.changesSlope(_, let from, let to, let mine), .changesSlope(_, let otherFrom, let otherTo, let theirs)):
            return mine == theirs && from.isClose(to: otherFrom, at: 1) && to.isClose(to: otherTo, at: 1)
        default: return self == other
        }
    }
}

extension Double {
    fileprivate func isClose(to other: Double, at size: Double) -> Bool {
        self == other || abs(self - other) <= 1e-9 * max(1, size)
    }
}
