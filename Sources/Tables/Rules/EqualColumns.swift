// EqualColumns.swift: columns as equal as their texts let them be.

public import Rows

/// Every column as wide as all others, but never narrower than its widest word nor wider than its text.
///
/// Source: water filling, to which comfy-table's dynamic arrangement by averages comes.
public struct EqualColumns: TableRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The name on the command line.
    public static let name = "equal"
    /// What it does.
    public static let summary = "equal widths, none below its widest word or above its natural width"

    /// The widths by the rule.
    public func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        try LeveledColumns.widths(columns.map { ($0.least, $0.natural) }, in: room, judge: &judge)
    }
}

/// Columns at one level between bounds of their own.
enum LeveledColumns {
    /// The widths at the level that fills the room, or at bounds where none does.
    static func widths<J: Judge>(
        _ bounds: [(least: J.Value, most: J.Value)], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        var widths = bounds.map(\.least)
        let least = widths.reduce(0, +)
        if !judge.isLess(least, room) { return widths }
        if !judge.isLess(room, bounds.reduce(0) { $0 + $1.most }) { return bounds.map(\.most) }
        var open = Array(bounds.indices)
        var left = room
        // Each round freezes those whose bounds the common share breaks on the side that is broken more.
        while !open.isEmpty {
            let share = left / J.Value.Scalar(decimal: Double(open.count))
            var (above, below): (J.Value, J.Value) = (0, 0)
            var (low, high): ([Int], [Int]) = ([], [])
            for index in open {
                switch judge.side(of: share, bounds[index].least, bounds[index].most) {
                case .below:
                    low.append(index)
                    above = above + bounds[index].least - share
                case .above:
                    high.append(index)
                    below = below + share - bounds[index].most
                case .inside: break
                }
            }
            if low.isEmpty, high.isEmpty {
                for index in open { widths[index] = share }
                break
            }
            let freezesLow = high.isEmpty || !low.isEmpty && judge.isLess(below, above)
            let isEven = !low.isEmpty && !high.isEmpty && !judge.isLess(below, above) && !judge.isLess(above, below)
            let frozen = isEven ? low + high : freezesLow ? low : high
            for index in frozen {
                let atLeast = low.contains(index)
                widths[index] = atLeast ? bounds[index].least : bounds[index].most
                left = left - widths[index]
            }
            open.removeAll { frozen.contains($0) }
        }
        return widths
    }
}
