// YogaLine.swift: a flex line as Yoga 1.19 resolves it, with its departures from CSS Flexbox 9.7.  Lengths in points, before
// its rounding to pixels.  Tests/Peers/departures.py has the same departures in another language, held to Yoga's answers.

package import Rows

/// Two passes in place of the loop of CSS: the first freezes every violation of either side, the second shares what is left.
///
/// Items start at their bases clamped to their bounds; growing, a sum of factors below 1 counts as 1.  Where all are frozen and
/// space is left, Yoga divides by 0, or by what rounding has left of it; here items then take their bounds on that side, as they
/// do where nothing is rounded.
package struct YogaLine: Rule {
    /// Makes the rule; it has no settings.
    package init() {}

    /// The lengths before they are rounded.
    ///
    /// - Throws: `RowError` for a policy that no flex line states; what `judge.known(_:)` throws.
    /// - Complexity: O(*n*²).
    package func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        try Line(try row.flexItems(), room, judge: &judge).resolved(judge: &judge)
    }

    package func accept(_ policy: Policy) throws(RowError) { try policy.checkFlex() }

    private struct Line<Value: Number> {
        let items: [ItemOver<Value>]
        let stated: [Value]
        /// The stated bases within the items' bounds, where every item starts.
        let starts: [Value]
        let free: Value

        init<J: Judge>(_ items: [ItemOver<Value>], _ room: Value, judge: inout J) where J.Value == Value {
            self.items = items
            let flexible = items.indices.filter { items[$0].flex.grow > 0 || items[$0].flex.shrink > 0 }
            var stated = items.map(\.flex.basis)
            if flexible.count == 1, items[flexible[0]].flex.grow > 0, items[flexible[0]].flex.shrink > 0 {
                stated[flexible[0]] = 0
            }
            var starts: [Value] = []
            for (item, basis) in zip(items, stated) {
                starts.append(judge.clamped(basis, item.minimum, item.maximum))
            }
            (self.stated, self.starts) = (stated, starts)
            free = room - starts.reduce(0, +)
        }

        /// What an item counts for when space is handed out or taken away.
        private func weight<J: Judge>(
            _ index: Int, _ bases: [Value], _ grows: Bool, _ judge: J
        ) throws -> Value.Scalar where J.Value == Value {
            if grows { return items[index].flex.grow }
            let shrink = items[index].flex.shrink
            return shrink == 0 ? 0 : shrink * (try judge.known(bases[index]))
        }

        /// Whether an item counts for anything, where it is known to; a basis that varies does.
        private func mayMove(_ index: Int, _ grows: Bool) -> Bool {
            if grows { return items[index].flex.grow > 0 }
            return items[index].flex.shrink > 0 && stated[index] != 0
        }

        /// What the weight of an item is divided by.
        private func total<J: Judge>(
            _ members: [Int], _ open: [Int], _ grows: Bool, _ judge: J
        ) throws -> Value.Scalar where J.Value == Value {
            guard grows else {
                var total: Value.Scalar = 0
                for index in open { total = total + (try weight(index, stated, false, judge)) }
                return total
            }
            let sum = members.reduce(0 as Value.Scalar) { $0 + items[$1].flex.grow }
            let frozen = members.filter { !open.contains($0) }
                .reduce(0 as Value.Scalar) { $0 + items[$1].flex.grow }
            return (sum == 0 ? sum : Swift.max(sum, 1)) - frozen
        }

        func resolved<J: Judge>(judge: inout J) throws -> [Value] where J.Value == Value {
            let sign = judge.sign(of: free)
            let grows = sign == .above
            var members = items.indices.filter { (grows ? items[$0].flex.grow : items[$0].flex.shrink) > 0 }
            var (open, left) = (members, free)
            if sign != .inside {
                for index in members {
                    // Where all bases are 0 nobody shrinks, and it does not matter where the items start.
                    let total = try total(members, open, grows, judge)
                    if total == 0 { continue }
                    let own = try weight(index, starts, grows, judge)
                    if own == 0 { continue }
                    let target = starts[index] + free * own / total
                    let side = judge.side(of: target, items[index].minimum, items[index].maximum)
                    if side == .inside { continue }
                    left = left - ((side == .below ? items[index].minimum : items[index].maximum) - starts[index])
                    open.removeAll { $0 == index }
                }
            }
            let rest = judge.sign(of: left)
            let growsNow = rest == .above
            if growsNow != grows { (members, open) = (Array(items.indices), Array(items.indices)) }
            var lengths = starts
            if rest == .inside { return lengths }
            let total = try total(members, open, growsNow, judge)
            for index in members {
                if total == 0 {
                    let bound = growsNow ? items[index].maximum : items[index].minimum
                    if mayMove(index, growsNow), !bound.isInfinite { lengths[index] = bound }
                    continue
                }
                let own = try weight(index, starts, growsNow, judge)
                if own == 0 { continue }
                lengths[index] = judge.clamped(
                    starts[index] + left * own / total, items[index].minimum, items[index].maximum)
            }
            return lengths
        }
    }
}
