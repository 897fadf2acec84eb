// Glue.swift: what TeX's glue setting leaves to decide (The TeXbook, chapter 12).  Lengths in points.

/// The row stretched or shrunk from its natural lengths by the highest order of infinity present.
///
/// Finite glue shrinks no further than its shrinkability; all else keeps its natural length.
struct Glue: PolicyDefinition {
    let name = "glue"
    let usesIdeals = true
    let fields: ItemFields = .ofGlue

    func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
        let natural = row.items.map(\.ideal)
        let grows = judge.isLess(natural.reduce(0, +), room)
        var reduced = ReducedRowOver(rigid: natural, tiers: row.tiers, budget: room, grows: grows)
        if grows {
            stretch(&reduced, row.items)
        } else {
            shrink(&reduced, row.items, judge: &judge)
        }
        return reduced
    }

    private func stretch<Value: Number>(_ row: inout ReducedRowOver<Value>, _ items: [ItemOver<Value>]) {
        let highest = Self.highestStretch(items)
        for (index, item) in items.enumerated() where item.glue.stretch > 0 && item.glue.stretchOrder == highest {
            row.upper[index] = item.maximum
            row.weight[index] = item.glue.stretch
        }
    }

    private func shrink<J: Judge>(_ row: inout ReducedRowOver<J.Value>, _ items: [ItemOver<J.Value>], judge: inout J) {
        let highest = Self.highestShrink(items)
        for (index, item) in items.enumerated() where item.glue.shrink > 0 && item.glue.shrinkOrder == highest {
            let shrunk = item.ideal - J.Value(item.glue.shrink)
            row.lower[index] = highest == 0 ? judge.greater(item.minimum, shrunk) : item.minimum
            row.weight[index] = item.glue.shrink
        }
    }

    private static func highestStretch<Value>(_ items: [ItemOver<Value>]) -> Int? {
        items.lazy.filter { $0.glue.stretch > 0 }.map(\.glue.stretchOrder).max()
    }

    private static func highestShrink<Value>(_ items: [ItemOver<Value>]) -> Int? {
        items.lazy.filter { $0.glue.shrink > 0 }.map(\.glue.shrinkOrder).max()
    }

    /// The natural lengths: TeX compares their sum with the line.
    func turningLengths(of row: Row) -> TurningLengths? {
        TurningLengths(kind: .natural, lengths: row.items.map(\.ideal))
    }

    /// An item that shrinks is held by its shrinkability or its minimum, any other by its natural length.
    func holder(of index: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        let item = row.items[index]
        let highest = Self.highestShrink(row.items)
        guard item.glue.shrink > 0, item.glue.shrinkOrder == highest else { return (.ideal(index), item.minimum) }
        return length > item.minimum
            ? (.shrinkability(index), item.minimum)
            : (.minimum(index), highest == 0 ? max(0, item.ideal - item.glue.shrink) : 0)
    }

    /// The maximum of glue that stretches; the minimum of glue that shrinks, where it lies above what its shrinkability
    /// leaves.
    func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>? {
        guard let index = bound.item else { return nil }
        let item = row.items[index]
        let grows = room > row.items.reduce(0) { $0 + $1.ideal }
        guard bound == .minimum(index) else {
            let stretches = item.glue.stretch > 0 && item.glue.stretchOrder == Self.highestStretch(row.items)
            return grows && stretches ? item.ideal...Double.infinity : nil
        }
        let highest = Self.highestShrink(row.items)
        guard !grows, item.glue.shrink > 0, item.glue.shrinkOrder == highest else { return nil }
        let floor = highest == 0 ? item.ideal - item.glue.shrink : 0
        return item.minimum >= floor ? max(0, floor)...item.ideal : nil
    }
}
