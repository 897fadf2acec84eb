// GridSizing.swift: how a CSS grid sizes tracks of lengths and of fractions.  Lengths in points.
// Source: CSS Grid Layout 1, section 12.6 (maximize tracks), 12.7 (expand flexible tracks) and 12.7.1 (find the size of an
// fr).

extension GridTracks: ToolkitPolicy {
    /// Tracks of lengths take equal shares up to their maxima; of what they leave, tracks of fractions take theirs.
    func toolkitLengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        let items = row.items
        var lengths = items.map(\.minimum)
        var left = room - lengths.reduce(0, +)
        var growing = items.indices.filter { items[$0].flex.grow == 0 }
        while !growing.isEmpty, judge.isLess(0, left) {
            let share = left / J.Value.Scalar(decimal: Double(growing.count))
            let full = growing.filter { !judge.isLess(lengths[$0] + share, items[$0].maximum) }
            for index in growing {
                let length = full.contains(index) ? items[index].maximum : lengths[index] + share
                left = left - (length - lengths[index])
                lengths[index] = length
            }
            // Whoever is left has had a whole share.
            if full.isEmpty { return lengths }
            growing.removeAll(where: full.contains)
        }
        guard judge.isLess(0, left) else { return lengths }
        expand(&lengths, items, by: left, judge: &judge)
        return lengths
    }

    /// Finds the size of an fr: a track whose fraction is less than its minimum counts as one of lengths.
    private func expand<J: Judge>(
        _ lengths: inout [J.Value], _ items: [ItemOver<J.Value>], by free: J.Value, judge: inout J
    ) {
        var flexible = items.indices.filter { items[$0].flex.grow > 0 }
        while !flexible.isEmpty {
            let left = flexible.reduce(free) { $0 + lengths[$1] }
            let factors = flexible.reduce(0) { $0 + items[$1].flex.grow }
            let fraction = left / max(1, factors)
            let rigid = flexible.filter { judge.isLess(fraction * items[$0].flex.grow, lengths[$0]) }
            if rigid.isEmpty {
                for index in flexible {
                    lengths[index] = judge.lesser(fraction * items[index].flex.grow, items[index].maximum)
                }
                return
            }
            flexible.removeAll(where: rigid.contains)
        }
    }
}
