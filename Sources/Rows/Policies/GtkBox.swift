// GtkBox.swift: what GtkBox aims at (GTK 4, gtk/gtkboxlayout.c and gtk_distribute_natural_allocation in
// gtk/gtksizerequest.c), and CSS grids whose tracks are all `auto` (CSS Grid Layout 1, 12.4 to 12.8).  Lengths in points.
// `SmallestGapFirst` is the loop itself.

/// Equal steps up from the minima to the natural lengths; above these equal steps for the items that expand.
///
/// An item expands where `Item.Flex.grow` is above 0, by as much a step.  GTK knows factors of 1 alone and no maxima; an
/// item that has one keeps it.
struct GtkBox: TwoPiecePolicy {
    let name = "gtk-box"
    let fields: ItemFields = .grow

    func motions<J: Judge>(of row: RowOver<J.Value>, grows: Bool, judge: inout J) -> [Motion<J.Value>?] {
        row.items.map { item in
            if grows { return item.flex.grow > 0 ? Motion(base: item.ideal, weight: item.flex.grow) : nil }
            return Motion(base: item.minimum, weight: 1)
        }
    }

    func startsAtMinimum(_ item: Item) -> Bool { true }
    func movesFreely(_ item: Item, grows: Bool) -> Bool { !grows || item.flex.grow > 0 }
}
