// OneFraction.swift: how Swing tiles a row.  Lengths in points.
// Source: OpenJDK, javax.swing.SizeRequirements, calculateTiledPositions (expandedTile, compressedTile); without its
// rounding to pixels.

extension Spread: ToolkitPolicy {
    /// One fraction for all items, of what they can take in a large row and of what they can give in a small one.
    ///
    /// Swing counts a missing maximum as 32,767; here such items take all that is to be taken, in equal shares, to which
    /// Swing's answer tends as that number grows.
    func toolkitLengths<J: Judge>(
        of row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        let excess = room - row.items.reduce(0) { $0 + $1.ideal }
        let grows = judge.isLess(0, excess)
        let endless = row.items.count { $0.maximum.isInfinite }
        if grows, endless > 0 {
            let share = excess / J.Value.Scalar(decimal: Double(endless))
            return row.items.map { $0.maximum.isInfinite ? $0.ideal + share : $0.ideal }
        }
        var plays: [J.Value.Scalar] = []
        for item in row.items {
            plays.append(try judge.known(grows ? item.maximum - item.ideal : item.ideal - item.minimum))
        }
        let total = plays.reduce(0, +)
        guard total > 0 else { return row.items.map(\.ideal) }
        let moved = judge.clamped(excess, 0 - J.Value(total), J.Value(total))
        return zip(row.items, plays).map { $0.ideal + moved * $1 / total }
    }
}
