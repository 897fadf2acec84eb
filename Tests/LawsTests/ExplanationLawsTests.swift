// ExplanationLawsTests.swift: what an explanation predicts comes true when it is tried.

import Plumb
import PlumbTesting
import TestSupport
import Testing

/// A prediction that did not come true.
private struct Refuted: Error, CustomStringConvertible {
    let description: String
}

extension RowExplanation {
    /// Makes every change that the explanation names, solves the changed row, and compares.
    fileprivate func tryEverything() throws {
        for response in container + bounds where try !comesTrue(response) {
            throw Refuted(description: "\(response)")
        }
        for relaxation in remedies where try !comesTrue(relaxation) {
            throw Refuted(description: "\(relaxation)")
        }
        guard isIrreducible(contradiction) else { throw Refuted(description: "\(contradiction)") }
    }

    /// Whether moving a bound by parts of its reach changes the lengths as predicted.
    private func comesTrue(_ response: RowResponse) throws -> Bool {
        let most = min(response.reach, 500)
        let old = Arrangement(lengths, in: row)
        // Where a flex line with factors below 1 jumps, it does so at the end of the reach.
        return try [0.25, row.mayHoldSpaceBack ? 0.999 : 1].allSatisfy { part in
            let amount = part * most
            let changed = try row.changing(response.bound, by: response.direction == .raised ? amount : -amount)
            let predicted = zip(lengths, response.changes(after: amount)).map { $0 + $1 }
            let new = Arrangement(WaterFilling().lengths(for: changed), in: changed)
            let tolerance = 2 * max(row.tolerance, changed.tolerance)
            return Distance(from: new.lengths, to: predicted).max <= tolerance
                && abs(new.overflow - old.overflow - response.overflowRate * amount) <= tolerance * 2
                && abs(new.unused - old.unused - response.unusedRate * amount) <= tolerance * 2
        }
    }

    /// Whether relaxing a bound leaves the overflow that was predicted, and relaxing it by half leaves as much more.
    private func comesTrue(_ relaxation: OverflowRemedy) throws -> Bool {
        func overflow(after share: Double) throws -> Double {
            let changed = try row.changing(relaxation.bound, by: relaxation.change * share)
            return Arrangement(WaterFilling().lengths(for: changed), in: changed).overflow
        }
        let tolerance = 2 * row.tolerance
        return try abs(overflow(after: 1) - relaxation.overflowLeft) <= tolerance
            && overflow(after: 0.5) >= relaxation.overflowLeft + abs(relaxation.change) / 2 - tolerance
    }

    /// Whether leastLengths do not fit together, and all but any one of them do.
    private func isIrreducible(_ leastLengths: [LeastLength]) -> Bool {
        let room = (row.available ?? 0) - row.spacing.reduce(0) { $0 + min($1, 0) }
        let total = leastLengths.reduce(0) { $0 + $1.length }
        return leastLengths.isEmpty
            || total > room && leastLengths.allSatisfy { total - $0.length <= room + row.tolerance }
    }
}

@Suite struct ExplanationLawsTests {
    private func holdsForRows(
        _ name: String, _ policy: Policy, _ settings: TestingSettings, law: (RowExplanation) throws -> Bool
    ) throws {
        try forAll(
            .rows(RowShape(policy: policy, items: 1...8)), settings: settings, name: "\(name): \(policy.name)"
        ) { row in try law(RowExplanation(row)) }
    }

    @Test(arguments: Policy.allCases)
    func `every prediction comes true when it is tried`(policy: Policy) throws {
        try holdsForRows("predictions", policy, .share(15, of: 1_000, under: policy)) { explanation in
            try explanation.tryEverything()
            return true
        }
    }

    @Test(arguments: Policy.allCases)
    func `an overflow has a contradiction and a way out, and a row that fits has none`(policy: Policy) throws {
        try holdsForRows("overflows explained", policy, .share(40, of: 2_000, under: policy)) { explanation in
            let row = explanation.row
            let overflows = Arrangement(explanation.lengths, in: row).overflow > 2 * row.tolerance
            if row.mayHoldSpaceBack { return true }
            return overflows != explanation.contradiction.isEmpty && overflows != explanation.remedies.isEmpty
        }
    }

    @Test(arguments: Policy.allCases)
    func `an item held by a level moves with its container, and one held by a bound stands at it`(
        policy: Policy
    ) throws {
        try holdsForRows("holds", policy, .share(40, of: 2_000, under: policy)) { explanation in
            let row = explanation.row
            return row.items.indices.allSatisfy { index in
                let (hold, item, length) = (explanation.reasons[index], row.items[index], explanation.lengths[index])
                switch hold {
                case .minimum: return abs(length - item.minimum) <= row.tolerance
                case .maximum: return abs(length - item.maximum) <= row.tolerance
                case .rigid: return item.minimum == item.maximum
                case .level:
                    // Where factors below 1 begin to hold space back, an item moves to one side only.
                    let moves = explanation.container.map { response in
                        response.rates[index] * (response.direction == .raised ? 1 : -1) > 1e-9
                    }
                    return row.policy.definition.mayHandOutFractions(row)
                        ? moves.contains(true) : !moves.contains(false)
                case .factors: return length > item.minimum && length < item.maximum
                case .ideal: return row.available == nil && length == item.ideal
                case .proposal: return row.available == .infinity && length == item.maximum
                case .noPart: return row.policy.definition.turningLengths(of: row) != nil
                case .natural:
                    guard let turning = row.policy.definition.turningLengths(of: row) else { return false }
                    return turning.kind == .preferred && abs(length - turning.lengths[index]) <= row.tolerance
                case .shrinkability: return row.policy == .glue
                }
            }
        }
    }
}

extension Row {
    /// Whether this is a flex line that may hold space back.
    fileprivate var mayHoldSpaceBack: Bool {
        policy == .cssFlex
            && items.contains { item in [item.flex.grow, item.flex.shrink].contains { $0 > 0 && $0 < 1 } }
    }
}
