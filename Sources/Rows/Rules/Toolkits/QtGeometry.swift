// QtGeometry.swift: how Qt divides a row among widgets.  Lengths in points.
// Source: qtbase, src/widgets/kernel/qlayoutengine.cpp, qGeomCalc; without its rounding to pixels, and without what it does
// in less room than the minima, where the items keep these.

extension QtBox: ToolkitPolicy {
    /// Below the hints everybody gives as much, items that come to their minima give no more; above them trial shares,
    /// after each of which either those that got too little or those that got too much are settled.
    func toolkitLengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        let minima = row.items.map(\.minimum)
        if judge.isLess(room, minima.reduce(0, +)) { return minima }
        let hints = row.items.map { natural(of: $0) }
        let missing = hints.reduce(0, +) - room
        return judge.isLess(0, missing)
            ? taking(missing, from: hints, minima, judge: &judge)
            : trial(row.items, hints, in: room, judge: &judge)
    }

    /// As much from everybody, over and over until nobody falls below the minimum.
    private func taking<J: Judge>(
        _ missing: J.Value, from hints: [J.Value], _ minima: [J.Value], judge: inout J
    ) -> [J.Value] {
        var (missing, lengths) = (missing, hints)
        var open = hints.indices.filter { judge.isLess(minima[$0], hints[$0]) }
        while !open.isEmpty {
            let share = missing / J.Value.Scalar(decimal: Double(open.count))
            guard let short = open.first(where: { judge.isLess(hints[$0] - share, minima[$0]) }) else {
                for index in open { lengths[index] = hints[index] - share }
                return lengths
            }
            lengths[short] = minima[short]
            missing = missing - (hints[short] - minima[short])
            open.removeAll { $0 == short }
        }
        return lengths
    }

    /// Shares of the room by the highest class that is left: stretch factors, else those that expand, else all.
    private func trial<J: Judge>(
        _ items: [ItemOver<J.Value>], _ hints: [J.Value], in room: J.Value, judge: inout J
    ) -> [J.Value] {
        var (left, lengths) = (room, hints)
        var open = items.indices.filter { judge.isLess(hints[$0], items[$0].maximum) }
        for index in hints.indices where !open.contains(index) { left = left - hints[index] }
        while !open.isEmpty {
            let classes = open.map { priority(of: items[$0], grows: true) }
            let highest = classes.max() ?? 0
            let shares = zip(open, classes).map { index, rank -> J.Value.Scalar in
                rank < highest ? 0 : items[index].flex.grow > 0 ? items[index].flex.grow : 1
            }
            let total = shares.reduce(0, +)
            var (short, long): ([Int], [Int]) = ([], [])
            var (deficit, surplus): (J.Value, J.Value) = (0, 0)
            for (index, share) in zip(open, shares) {
                lengths[index] = left * share / total
                if judge.isLess(lengths[index], hints[index]) {
                    short.append(index)
                    deficit = deficit + (hints[index] - lengths[index])
                } else if judge.isLess(items[index].maximum, lengths[index]) {
                    long.append(index)
                    surplus = surplus + (lengths[index] - items[index].maximum)
                }
            }
            let order = judge.order(surplus, deficit)
            if order != .above { for index in short { lengths[index] = hints[index] } }
            if order != .below { for index in long { lengths[index] = items[index].maximum } }
            if order == .inside { return lengths }
            let settled = order == .below ? short : long
            for index in settled { left = left - lengths[index] }
            open.removeAll(where: settled.contains)
        }
        return lengths
    }
}
