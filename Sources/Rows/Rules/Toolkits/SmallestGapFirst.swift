// SmallestGapFirst.swift: how GTK hands out room, and CSS grids theirs to `auto` tracks.  Lengths in points.
// Source: GTK 4, gtk/gtksizerequest.c, gtk_distribute_natural_allocation, and gtk/gtkboxlayout.c,
// gtk_box_layout_allocate; without their rounding to pixels.

extension GtkBox: ToolkitPolicy {
    /// The minima first; then, from the smallest gap between minimum and natural length on, each item its gap or an equal
    /// share of what is left; last of all the expanding items equal shares of the rest.
    ///
    /// An item that has a maximum takes no more of its last share, and nobody else gets what it leaves.
    func toolkitLengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        var lengths = row.items.map(\.minimum)
        var left = room - lengths.reduce(0, +)
        guard judge.isLess(0, left) else { return lengths }
        var gaps = row.items.enumerated().map { (index: $0, gap: $1.ideal - $1.minimum) }
        gaps.sort { judge.isLess($0.gap, $1.gap) }
        for (position, (index, gap)) in gaps.enumerated() {
            let share = judge.lesser(gap, left / J.Value.Scalar(decimal: Double(gaps.count - position)))
            lengths[index] = lengths[index] + share
            left = left - share
        }
        let factors = row.items.reduce(0) { $0 + $1.flex.grow }
        guard factors > 0 else { return lengths }
        for (index, item) in row.items.enumerated() where item.flex.grow > 0 {
            lengths[index] = judge.lesser(lengths[index] + left * item.flex.grow / factors, item.maximum)
        }
        return lengths
    }
}
