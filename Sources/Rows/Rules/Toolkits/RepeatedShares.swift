// RepeatedShares.swift: how JavaFX and MigLayout grow and shrink a row.  Lengths in points.
// Source: OpenJFX, javafx.scene.layout.HBox, growOrShrinkAreaWidths; MigLayout, net.miginfocom.layout.LayoutUtil,
// calculateSerial, for factors and for tiers of both directions.  Without their rounding to pixels, and without the last
// point that JavaFX does not hand out.

extension NaturalSteps: ToolkitPolicy {
    /// From the natural lengths, tier by tier: everybody a share of what is left, or as much of it as the own bound allows,
    /// until nothing is left or nobody can take more.
    func toolkitLengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        var lengths = row.items.map(\.ideal)
        var excess = room - lengths.reduce(0, +)
        let grows = judge.isLess(0, excess)
        for tier in Tiers.of(row.items.map { grows ? $0.priority : $0.shrinkPriority }) {
            var open = tier.filter { (grows ? row.items[$0].flex.grow : row.items[$0].flex.shrink) > 0 }
            while !open.isEmpty {
                let (shared, closed) = share(excess, among: open, of: row.items, grows, &lengths, judge: &judge)
                excess = excess - shared
                // Whoever is left has had a whole share: nothing remains.
                if closed.isEmpty { return lengths }
                open.removeAll(where: closed.contains)
            }
        }
        return lengths
    }

    /// Hands out one round; what it came to, and who stands at a bound.
    private func share<J: Judge>(
        _ excess: J.Value, among open: [Int], of items: [ItemOver<J.Value>], _ grows: Bool, _ lengths: inout [J.Value],
        judge: inout J
    ) -> (shared: J.Value, closed: [Int]) {
        func factor(_ index: Int) -> J.Value.Scalar { grows ? items[index].flex.grow : items[index].flex.shrink }
        let factors = open.reduce(0) { $0 + factor($1) }
        var (shared, closed): (J.Value, [Int]) = (0, [])
        for index in open {
            let item = items[index]
            let wish = lengths[index] + excess * factor(index) / factors
            let isClosed = grows ? judge.isLess(item.maximum, wish) : judge.isLess(wish, item.minimum)
            let length = !isClosed ? wish : grows ? item.maximum : item.minimum
            shared = shared + (length - lengths[index])
            lengths[index] = length
            if isClosed { closed.append(index) }
        }
        return (shared, closed)
    }
}
