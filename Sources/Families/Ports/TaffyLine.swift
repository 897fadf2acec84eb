// TaffyLine.swift: a flex line as Taffy 0.7 resolves it, with its departures from CSS Flexbox 9.7.  Lengths in points, before
// its rounding.  Tests/Peers/departures.py has the same departures in another language, held to Taffy's answers.

package import Rows

/// The loop of CSS with two departures.
///
/// Where factors sum below 1, their share of the free space is made smaller by the gaps, which it is without already.  And an
/// item without a factor in the line's direction, but with one in the other, is not frozen at the start.
package struct TaffyLine: Rule {
    /// Makes the rule; it has no settings.
    package init() {}

    /// The lengths before they are rounded.
    ///
    /// - Throws: `RowError` for a policy that no flex line states; what `judge.known(_:)` throws.
    /// - Complexity: O(*n*²).
    package func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        let items = try row.flexItems()
        var (moved, lengths): ([Side], [J.Value]) = ([], [])
        for item in items {
            let side = judge.side(of: item.flex.basis, item.minimum, item.maximum)
            moved.append(side)
            lengths.append(side == .below ? item.minimum : side == .above ? item.maximum : item.flex.basis)
        }
        let grows = judge.isLess(lengths.reduce(0, +), room)
        let open = items.indices.filter { index in
            (items[index].flex.grow > 0 || items[index].flex.shrink > 0) && moved[index] != (grows ? .above : .below)
        }
        let line = Line(items: items, room: room, gaps: row.totalSpacing, grows: grows)
        return try line.resolved(from: lengths, open, judge: &judge)
    }

    package func accept(_ policy: Policy) throws(RowError) { try policy.checkFlex() }

    private struct Line<Value: Number> {
        let items: [ItemOver<Value>]
        let room, gaps: Value
        let grows: Bool

        private func factor(_ index: Int) -> Value.Scalar {
            grows ? items[index].flex.grow : items[index].flex.shrink
        }

        private func free(_ lengths: [Value], _ open: [Int]) -> Value {
            items.indices.reduce(room) { $0 - (open.contains($1) ? items[$1].flex.basis : lengths[$1]) }
        }

        /// What is handed out, where the factors of the open items may sum below 1.
        private func share<J: Judge>(
            of free: Value, _ initial: Value, _ open: [Int], _ judge: inout J
        ) -> Value where J.Value == Value {
            let factors = open.reduce(0 as Value.Scalar) { $0 + factor($1) }
            if factors >= 1 { return free }
            let part = initial * factors - gaps
            return grows ? judge.lesser(part, free) : judge.greater(part, free)
        }

        func resolved<J: Judge>(
            from hypothetical: [Value], _ members: [Int], judge: inout J
        ) throws -> [Value] where J.Value == Value {
            var (lengths, open) = (hypothetical, members)
            let initial = free(lengths, open)
            while !open.isEmpty {
                let space = share(of: free(lengths, open), initial, open, &judge)
                var weights: [Value.Scalar] = []
                for index in open {
                    let factor = factor(index)
                    weights.append(grows || factor == 0 ? factor : factor * (try judge.known(items[index].flex.basis)))
                }
                let total = weights.reduce(0, +)
                var (sides, violation): ([Side], Value) = ([], 0)
                for (index, weight) in zip(open, weights) {
                    let item = items[index]
                    let target = total > 0 ? item.flex.basis + space * weight / total : item.flex.basis
                    let side = judge.side(of: target, item.minimum, item.maximum)
                    lengths[index] = side == .below ? item.minimum : side == .above ? item.maximum : target
                    sides.append(side)
                    violation = violation + (lengths[index] - target)
                }
                let sign = sides.allSatisfy { $0 == .inside } ? .inside : judge.sign(of: violation)
                if sign == .inside { break }
                open = zip(open, sides).filter { $1 != (sign == .above ? .below : .above) }.map(\.0)
            }
            return lengths
        }
    }
}
