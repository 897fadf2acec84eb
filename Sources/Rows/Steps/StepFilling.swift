// StepFilling.swift: children that take a few lengths each, put together so that they fill a total as fairly as possible.
// Lengths are whole multiples of a grain; levels are ranks, of which only the order counts.  Mathematics.md, section 1,
// "Children that step".

/// Children each of which takes one of a few lengths.
///
/// Which totals there are is a sum of subsets: one bit a total, moved by every length.  Which choice of a total is the
/// fairest obeys Bellman's principle: where one ascending vector of levels precedes another, it still does after the same
/// level is added to both.  So the best vector of each total suffices, among totals from which a wanted one is reached.
package struct StepFilling: Sendable {
    /// A length that a child takes.
    package struct Choice: Sendable, Equatable {
        /// In grains; at least 0.
        package let length: Int
        /// Where its level stands among all levels.
        package let rank: Int

        /// A length, and the rank of its level.
        package init(length: Int, rank: Int) { (self.length, self.rank) = (length, rank) }
    }

    /// One choice a child, and what is known of them.
    package struct Answer: Sendable, Equatable {
        /// The index of each child's choice.
        package let choices: [Int]
        /// Whether no other choice of this total is fairer; else only that none has a higher lowest level.
        package let isFairest: Bool
    }

    /// Beyond so many choices at totals that are reached, fairness stays unproved.
    package static let mostStates = 2_000_000
    /// Beyond so many grains no totals are looked for.
    package static let mostGrains = 1 << 22

    private let children: [[Choice]]
    private let bound: Int
    /// The totals of the first 0, 1, … children.
    private let reached: [BitSet]

    /// Children, each with at least one length; `nil` beyond `mostGrains`.
    ///
    /// - Parameter most: Totals beyond it do not count.
    /// - Complexity: O(choices · `most` / 64).
    package init?(_ children: [[Choice]], upTo most: Int = .max) {
        let longest = children.reduce(0) { $0 + ($1.map(\.length).max() ?? 0) }
        bound = min(longest, most)
        guard bound >= 0, bound <= Self.mostGrains else { return nil }
        self.children = children
        reached = Self.totals(of: children, upTo: bound)
    }

    private static func totals(of children: [[Choice]], upTo bound: Int) -> [BitSet] {
        var first = BitSet(upTo: bound)
        first.insert(0)
        var sets = [first]
        for choices in children {
            var next = BitSet(upTo: bound)
            for choice in choices { next.formUnion(sets[sets.count - 1], movedBy: choice.length) }
            sets.append(next)
        }
        return sets
    }

    /// The totals that the children can come to, ascending.
    package var totals: [Int] { reached[children.count].numbers }

    /// The fairest choice that comes to a total among `totals`.
    ///
    /// - Complexity: O(states · choices · children), of which there are at most `mostStates` before the last factor.
    package func fairest(total: Int) -> Answer {
        // The lowest level of those that can choose is the first that counts: what is below the best one is left out.  A
        // child that is left with one length counts no more, so that the next lowest is looked for.
        var best = self
        while let better = best.raised(total: total) { best = better }
        let answer = best.fairestOfAll(total: total)
        let chosen = zip(answer.choices, best.children).map { $1[$0] }
        return Answer(
            choices: zip(chosen, children).map { choice, all in all.firstIndex(of: choice) ?? 0 },
            isFairest: answer.isFairest)
    }

    /// The same children without the levels below the highest that all which can choose may have together; `nil` where that
    /// leaves nothing out.
    private func raised(total: Int) -> Self? {
        let ranks = Set(children.lazy.filter { $0.count > 1 }.joined().map(\.rank)).sorted()
        var (low, high, best) = (0, ranks.count, Self?.none)
        while high - low > 1 {
            let middle = (low + high) / 2
            if let trial = above(ranks[middle]), trial.reached[children.count].contains(total) {
                (low, best) = (middle, trial)
            } else {
                high = middle
            }
        }
        return best
    }

    /// The same children without levels below one but where there is no choice; `nil` where a child that can choose has no
    /// other.
    private func above(_ rank: Int) -> Self? {
        let some = children.map { $0.count == 1 ? $0 : $0.filter { $0.rank >= rank } }
        return some.contains(where: \.isEmpty) ? nil : Self(some, upTo: bound)
    }

    private func fairestOfAll(total: Int) -> Answer {
        let allowed = totals(leadingTo: total)
        var states = 0
        for (index, choices) in children.enumerated() { states += allowed[index].count * choices.count }
        guard total <= bound, states <= Self.mostStates else {
            return Answer(choices: anyChoices(total: total), isFairest: false)
        }
        var layer = FairestTotals(bound: bound)
        var cameBy: [[Int32]] = []
        for (index, choices) in children.enumerated() {
            layer = layer.adding(choices, within: allowed[index + 1].numbers, bound: bound)
            cameBy.append(layer.cameBy)
        }
        var (left, found) = (total, [Int](repeating: 0, count: children.count))
        for index in children.indices.reversed() {
            let slot = allowed[index + 1].contains(left) ? allowed[index + 1].rank(of: left) : 0
            found[index] = Int(cameBy[index][slot])
            left -= children[index][found[index]].length
        }
        return Answer(choices: found, isFairest: true)
    }

    /// The totals of the first 0, 1, … children from which the others come to a total.
    private func totals(leadingTo total: Int) -> [BitSet] {
        var last = BitSet(upTo: bound)
        last.insert(total)
        var sets = [last]
        for (index, choices) in children.enumerated().reversed() {
            var before = BitSet(upTo: bound)
            for choice in choices { before.formUnion(sets[sets.count - 1], movedBy: -choice.length) }
            before.formIntersection(reached[index])
            sets.append(before)
        }
        return sets.reversed()
    }

    /// Some choice that comes to a total, by the highest level that leads there from the last child on.
    private func anyChoices(total: Int) -> [Int] {
        var (left, found) = (total, [Int](repeating: 0, count: children.count))
        for index in children.indices.reversed() {
            let leading = children[index].indices.filter { reached[index].contains(left - children[index][$0].length) }
            found[index] = leading.first ?? 0
            left -= children[index][found[index]].length
        }
        return found
    }
}
