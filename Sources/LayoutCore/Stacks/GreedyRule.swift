// GreedyRule.swift: SwiftUI's rule: the least flexible child first, an equal share of what is left, no child asked again.
// Source: objc.io, "How an HStack Lays out Its Children" (2020); OpenSwiftUI's StackLayout; Apple's documentation of
// `layoutPriority` for the reserved minima.  Lengths in points.

package import Foundation

/// SwiftUI's rule.
package struct GreedyRule: StackRule {
    /// Makes the rule; it has no settings.
    package init() {}

    /// Offers every child an equal share of what the earlier ones left; the result may overflow although a fit exists.
    ///
    /// - Complexity: O(*n* log *n*) beside the answers of the children, which are asked lazily.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
        var offers = [CGFloat?](repeating: nil, count: children.count)
        guard let length else { return offers }
        if length == .infinity { return offers.map { _ in length } }
        let tiers = Self.tiers(of: children)
        var available = length - gaps.reduce(0, +)
        for (position, tier) in tiers.enumerated() {
            if position == 0 {
                for child in tiers.dropFirst().joined() { available -= children[child].minimum }
            } else {
                for child in tier { available += children[child].minimum }
            }
            // With nothing to share every child is offered 0, in any order: flexibilities need not be asked, which
            // keeps the number of proposals that reach a view in nested stacks linear in the depth.
            let order = available <= 0 ? tier : Self.order(of: tier, children)
            for (count, child) in order.enumerated() {
                let offer = max(available / CGFloat(order.count - count), 0)
                offers[child] = offer
                let left = available - children[child].length(offered: offer)
                // Infinity minus infinity leaves what was there.
                if !left.isNaN { available = left }
            }
        }
        return offers
    }

    /// The children by priority, the largest first, each in declared order.
    static func tiers(of children: [StackChild]) -> [[Int]] {
        guard let first = children.first else { return [] }
        if children.allSatisfy({ $0.priority == first.priority }) { return [Array(children.indices)] }
        var tiers: [[Int]] = []
        // Priorities that are not numbers compare with nothing: they come last, in declared order.
        let keys = children.map { $0.priority.isNaN ? -Double.infinity : $0.priority }
        for child in children.indices.sorted(by: { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] > keys[$1] }) {
            if let last = tiers.last?.last, keys[last] == keys[child] {
                tiers[tiers.count - 1].append(child)
            } else {
                tiers.append([child])
            }
        }
        return tiers
    }

    /// A tier by flexibility `maximum - minimum`, the least first; of two infinite ones the larger minimum first;
    /// otherwise as declared.
    static func order(of tier: [Int], _ children: [StackChild]) -> [Int] {
        guard tier.count > 1 else { return tier }
        let keys = tier.map { child in
            let minimum = children[child].minimum
            return (child: child, minimum: minimum, flexibility: children[child].maximum - minimum)
        }
        return keys.sorted { first, second in
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility == .infinity, first.minimum != second.minimum {
                return first.minimum > second.minimum
            }
            return first.child < second.child
        }.map(\.child)
    }
}
