// Spread.swift: what Swing's BoxLayout aims at (javax.swing.SizeRequirements, calculateTiledPositions), and tables of CSS
// between the least and the natural lengths of their columns.  Lengths in points.  `OneFraction` is the rule itself.

/// Every item the same fraction of the way from its natural length to its maximum, or to its minimum.
///
/// An item without maximum is the limit of ever greater ones: such items grow in equal steps, and all others stay.
struct Spread: TwoPiecePolicy {
    let name = "spread"

    /// - Throws: What `judge.known(_:)` throws, since what an item can give or take is its weight.
    func motions<J: Judge>(
        of row: RowOver<J.Value>, grows: Bool, judge: inout J
    ) throws(J.Failure) -> [Motion<J.Value>?] {
        zip(row.items, try weights(of: row, grows: grows, judge: &judge)).map { item, weight in
            weight > 0 ? Motion(base: item.ideal, weight: weight) : nil
        }
    }

    /// What each item can give or take, in points; where some can take without end, 1 for these and 0 for the others.
    ///
    /// - Throws: What `judge.known(_:)` throws.
    func weights<J: Judge>(
        of row: RowOver<J.Value>, grows: Bool, judge: inout J
    ) throws(J.Failure) -> [J.Value.Scalar] {
        let isEndless = grows && row.items.contains { $0.maximum.isInfinite }
        var weights: [J.Value.Scalar] = []
        for item in row.items {
            if isEndless {
                weights.append(item.maximum.isInfinite ? 1 : 0)
            } else {
                weights.append(try judge.known(grows ? item.maximum - item.ideal : item.ideal - item.minimum))
            }
        }
        return weights
    }

    /// Every item shrinks to its minimum.
    func holder(of index: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        (.minimum(index), 0)
    }

    /// A bound that changes is a weight that changes.
    func movesFreely(_ item: Item, grows: Bool) -> Bool { false }
}
