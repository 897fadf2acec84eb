// Widening.swift: a good table at once: columns are widened to the level that saves most for its width, again and again.

/// Greedy widening.
package enum Widening {
    /// Widths within a room that save much.
    ///
    /// - Parameter amount: What is to be saved.
    /// - Complexity: O(levels²) in the worst case, mostly O(levels · levels met).
    package static func widths(of table: WholeTable, from start: [Int], saving amount: TableAmount) -> [Int] {
        var widths = start
        var room = table.room - widths.reduce(0, +)
        var open = TableLevels(of: amount, in: table).levels
        while true {
            var best: (cost: Int, weight: Int, level: TableLevel)?
            open.removeAll { level in
                let cost = level.needs.reduce(0) { $0 + max(0, $1.width - widths[$1.column]) }
                if cost == 0 { return true }
                guard cost <= room, level.needs.allSatisfy({ $0.width <= table.most[$0.column] }) else { return true }
                // What is saved for each unit of width: fractions are compared crosswise.
                if best.map({ level.weight * $0.cost > $0.weight * cost }) ?? true {
                    best = (cost, level.weight, level)
                }
                return false
            }
            guard let best else { break }
            for need in best.level.needs { widths[need.column] = max(widths[need.column], need.width) }
            room -= best.cost
        }
        return fittingSpans(widths, upTo: table.most, room: table.room, in: table)
    }

    /// The widths, with what is left of the room given to cells over several columns that become lower by it.
    static func fittingSpans(_ start: [Int], upTo most: [Int], room: Int, in table: WholeTable) -> [Int] {
        var widths = start
        var left = room - widths.reduce(0, +)
        for cell in table.cells where cell.columns.count > 1 && left > 0 {
            let width = table.width(of: cell, in: widths)
            // The widest step that can be reached.
            guard let step = cell.heights.last(where: { $0.width - width <= left }), step.width > width else { continue }
            var lack = step.width - width
            for column in cell.columns.reversed() where lack > 0 {
                let more = max(0, min(lack, most[column] - widths[column]))
                widths[column] += more
                lack -= more
                left -= more
            }
        }
        return widths
    }
}
