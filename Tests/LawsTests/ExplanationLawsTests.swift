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
        for remedy in remedies where try !comesTrue(remedy) {
            throw Refuted(description: "\(remedy)")
        }
        guard try fewestRemedies.isEmpty || areFewest(fewestRemedies) else {
            throw Refuted(description: "\(fewestRemedies)")
        }
        if let wrappedLines, try !areLines(wrappedLines) { throw Refuted(description: "\(wrappedLines)") }
        guard isIrreducible(contradiction) else { throw Refuted(description: "\(contradiction)") }
    }

    /// Whether moving a bound by parts of its reach changes the lengths as predicted.
    private func comesTrue(_ response: RowResponse) throws -> Bool {
        let most = min(response.reach, 500)
        let old = Arrangement(lengths, in: row)
        // Where a flex line with factors below 1 jumps, or a text takes its next step, it does so at the end of the reach.
        let jumps = row.mayHoldSpaceBack || row.policy == .text
        return try [0.25, jumps ? 0.999 : 1].allSatisfy { part in
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
    private func comesTrue(_ remedy: OverflowRemedy) throws -> Bool {
        func overflow(after share: Double) throws -> Double {
            let changed = try row.changing(remedy.bound, by: remedy.change * share)
            return Arrangement(WaterFilling().lengths(for: changed), in: changed).overflow
        }
        let tolerance = 2 * row.tolerance
        guard try abs(overflow(after: 1) - remedy.overflowLeft) <= tolerance else { return false }
        // Half a factor is another line, and so is half a bound of a line that holds space back.
        if case .shrinkFactor = remedy.bound { return true }
        let whole = Arrangement(lengths, in: row).overflow
        // There no less does as much: the share of a point may be any.
        if row.mayHoldSpaceBack { return try overflow(after: 0.9) > remedy.overflowLeft }
        return try overflow(after: 0.5) >= remedy.overflowLeft + (whole - remedy.overflowLeft) / 2 - tolerance
    }

    /// Whether all the fewest changes together remove the overflow, and as many but one, each as far as it goes, do not.
    private func areFewest(_ remedies: [OverflowRemedy]) throws -> Bool {
        let changed = try remedies.reduce(row) { try $0.changing($1.bound, by: $1.change) }
        guard Arrangement(WaterFilling().lengths(for: changed), in: changed).overflow <= 2 * row.tolerance else {
            return false
        }
        return row.items.count > 4 || remedies.count > 3 || !row.canFit(after: remedies.count - 1)
    }

    /// Whether every line of a wrapped row fits, and the lines have all items in order.
    private func areLines(_ lines: [Range<Int>]) throws -> Bool {
        let fits = try lines.allSatisfy { items in
            let line = try Row(
                items: Array(row.items[items]), spacing: Array(row.spacing[items.lowerBound..<items.upperBound - 1]),
                available: row.available, policy: row.policy)
            return Arrangement(WaterFilling().lengths(for: line), in: line).overflow <= line.tolerance
        }
        return fits && lines.flatMap { Array($0) } == Array(row.items.indices)
    }

    /// Whether least lengths do not fit together, and all but any one of them do.
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

    /// What a text takes at least cannot be given up.
    @Test(arguments: Policy.allCases.filter { $0 != .text })
    func `an overflow has a contradiction and a way out, and a row that fits has none`(policy: Policy) throws {
        try holdsForRows("overflows explained", policy, .share(40, of: 2_000, under: policy)) { explanation in
            let row = explanation.row
            let overflows = Arrangement(explanation.lengths, in: row).overflow > 2 * row.tolerance
            if row.mayHoldSpaceBack {
                return !overflows || explanation.remedies.contains { $0.bound == .container && $0.overflowLeft == 0 }
            }
            // With a container of any length there is a way out; without one there are items and gaps to give up.
            let isCured = explanation.remedies.contains { $0.bound != .container && $0.overflowLeft == 0 }
            if overflows, row.items.allSatisfy({ $0.flex.basis <= $0.maximum }), policy != .glue, !isCured,
                explanation.fewestRemedies.isEmpty
            {
                return false
            }
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
                case .height: return item.steps != nil && length > item.minimum
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

extension Row {
    /// Whether some number of changes, each as far as it goes, makes the row fit: all of them are tried.
    fileprivate func canFit(after changes: Int) -> Bool {
        if Arrangement(WaterFilling().lengths(for: self), in: self).overflow <= tolerance { return true }
        guard changes > 0 else { return false }
        return utmost.contains { bound, amount in
            (try? changing(bound, by: amount)).map { $0.canFit(after: changes - 1) } ?? false
        }
    }

    /// Changes of one number, each as far as it goes.
    private var utmost: [(RowBound, Double)] {
        let own = items.indices.flatMap { index -> [(RowBound, Double)] in
            let item = items[index]
            let lowered: [(RowBound, Double)] = [
                (.minimum(index), item.minimum), (.ideal(index), item.ideal - item.minimum),
                (.basis(index), item.flex.basis - item.minimum),
                (.least(index), item.ideal == item.minimum ? item.minimum : 0),
            ]
            let raised: [(RowBound, Double)] = [
                (.shrinkFactor(index), policy == .cssFlex ? max(0, 1 - item.flex.shrink) : 0),
                (.shrinkability(index), policy == .glue ? max(0, item.ideal - item.glue.shrink) : 0),
            ]
            return lowered.map { ($0, -$1) } + raised
        }
        let same = spacing.count > 1 && Set(spacing).count == 1
        let gaps = (same ? [RowBound.spacing] : spacing.indices.map { .gap($0) }).map {
            ($0, -max(0, value(of: $0) ?? 0))
        }
        return (own + gaps).filter { $1 != 0 }
    }
}
