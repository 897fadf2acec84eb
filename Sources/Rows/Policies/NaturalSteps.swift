// NaturalSteps.swift: what JavaFX's HBox aims at (javafx.scene.layout.HBox, growOrShrinkAreaWidths), and MigLayout
// (net.miginfocom.layout.LayoutUtil, calculateSerial).  Lengths in points.  `RepeatedShares` is the loop itself.

/// Steps from the natural lengths, up and down, by factors and in tiers of each direction.
///
/// `priority` says who grows first, `shrinkPriority` who shrinks first: what has the least of it is kept the longest.  A
/// factor of 0 keeps an item at its natural length.
struct NaturalSteps: TwoPiecePolicy {
    let name = "natural-steps"
    let fields: ItemFields = [.grow, .shrink, .shrinkPriority]

    private func factor<Value>(of item: ItemOver<Value>, grows: Bool) -> Value.Scalar {
        grows ? item.flex.grow : item.flex.shrink
    }

    func motions<J: Judge>(of row: RowOver<J.Value>, grows: Bool, judge: inout J) -> [Motion<J.Value>?] {
        row.items.map { item in
            let factor = factor(of: item, grows: grows)
            return factor > 0 ? Motion(base: item.ideal, weight: factor) : nil
        }
    }

    /// A tier that shrinks last has the first claim on the room.
    func priority<Value>(of item: ItemOver<Value>, grows: Bool) -> Double {
        grows ? item.priority : 0 - item.shrinkPriority
    }

    func movesFreely(_ item: Item, grows: Bool) -> Bool { factor(of: item, grows: grows) > 0 }
}
