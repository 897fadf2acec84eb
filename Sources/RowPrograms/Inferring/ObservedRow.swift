// ObservedRow.swift: a row with the lengths that somebody gave its items, as evidence of a policy.  Lengths in points.

package import Rows

/// An answer to a row whose items are known by name, so that several rows speak of the same ones.
package struct ObservedRow: Sendable {
    /// Each item by its place among all names.
    package let names: [Int]
    let row: Row
    let lengths: [Double]
    /// By how much each length may be off.
    let tolerance: Double

    /// An answer.
    ///
    /// - Parameters:
    ///   - names: Each item by its place among all names.
    ///   - row: In a finite container.
    ///   - lengths: One an item.
    ///   - tolerance: By how much each length may be off, at least 0.
    package init(names: [Int], row: Row, lengths: [Double], tolerance: Double) {
        (self.names, self.row, self.lengths, self.tolerance) = (names, row, lengths, tolerance)
    }

    private func isAboveLeast(_ index: Int) -> Bool { lengths[index] > row.items[index].minimum + tolerance }
    private func isBelowGreatest(_ index: Int) -> Bool { lengths[index] < row.items[index].maximum - tolerance }

    /// What no policy of bases and weights does, whatever they are; `nil` where nothing of that is seen.
    var fault: ObservedFault? {
        for (item, length) in zip(row.items, lengths) {
            if length < item.minimum - tolerance || length > item.maximum + tolerance { return .bounds }
        }
        let (least, most) = row.items.reduce((0, 0)) { ($0.0 + $1.minimum, $0.1 + $1.maximum) }
        let total = max(least, min(row.room ?? .infinity, most))
        return abs(lengths.reduce(0, +) - total) > tolerance * Double(row.items.count + 1) ? .total : nil
    }

    /// Whether no item of a tier has more than its least length while one of a higher tier could have more.
    ///
    /// - Parameter ranks: The tier of each name, the first tier 0.
    func keepsTiers(_ ranks: [Int]) -> Bool {
        let lacking = row.items.indices.filter(isBelowGreatest).map { ranks[names[$0]] }.min() ?? .max
        return row.items.indices.allSatisfy { !isAboveLeast($0) || ranks[names[$0]] <= lacking }
    }

    /// Whether the lengths are the optimum of bases, weights and tiers, as a verdict on them says.
    func isExplained(by found: [PolicyInference.Item]) -> Bool {
        let items = zip(row.items, names).map { item, name in
            var item = item
            (item.base, item.weight) = (found[name].base.double, found[name].weight.double)
            item.priority = Double(-found[name].tier)
            return item
        }
        return isOptimal(of: items, .levels)
    }

    /// Whether the lengths are the optimum of a policy, as a verdict on them says.
    package func isOptimal(under policy: Policy) -> Bool { isOptimal(of: row.items, policy) }

    private func isOptimal(of items: [Item], _ policy: Policy) -> Bool {
        guard let asked = try? Row(items: items, spacing: row.spacing, available: row.available, policy: policy) else {
            return false
        }
        let rounding = tolerance > row.tolerance ? tolerance : 0
        return (try? asked.verdict(on: lengths, rounding: rounding).kind) == .optimal
    }

    /// What the lengths say about levels: where an item could be shorter and another of its tier longer, the first stands no
    /// higher than the second.
    ///
    /// - Parameter share: How much of its tolerance each length is off by at most.
    func orders(_ ranks: [Int], offBy share: Double, row place: Int) -> [LevelOrder] {
        let (indices, tolerance) = (row.items.indices, tolerance * share)
        return indices.filter(isAboveLeast).flatMap { high in
            indices.filter { $0 != high && isBelowGreatest($0) && ranks[names[$0]] == ranks[names[high]] }.map { low in
                LevelOrder(
                    row: place, high: names[high], highLength: lengths[high] - tolerance, low: names[low],
                    lowLength: lengths[low] + tolerance)
            }
        }
    }
}

/// What contradicts every policy of bases and weights.
package enum ObservedFault: Sendable {
    /// A length lies outside of its bounds.
    case bounds
    /// The lengths are together longer or shorter than the container and the bounds say.
    case total
    /// An item has more than its least length, while one of a higher tier could have more.
    case tiers
    /// Levels contradict each other.
    case levels
}

/// The level of one item is at most that of another.
struct LevelOrder: Sendable {
    /// Which row says so.
    let row: Int
    /// The item that could be shorter, by its name's place, and the least length that it may have been given.
    let high: Int, highLength: Double
    /// The item that could be longer, and the greatest length that it may have been given.
    let low: Int, lowLength: Double
}
