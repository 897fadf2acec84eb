// Widening.swift: a good table at once: columns are widened to the level that saves most for its width, again and again.

internal import Deadlines

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

    /// A value with width moved from one column to another as long as that helps, in halving amounts.
    ///
    /// - Complexity: O(columns² · cells · log steps) a round; it stops where time is over.
    static func improved(_ start: TableValue, in table: WholeTable) -> TableValue {
        var best = start
        var amount = max(1, table.room / (4 * table.least.count))
        while amount >= 1 {
            var isBetter = false
            for from in table.least.indices where best.widths[from] - amount >= table.least[from] {
                for to in table.least.indices
                where to != from && best.widths[to] + amount <= table.most[to]
                    && best.widths[from] - amount >= table.least[from]
                {
                    if Deadline.isOver { return best }
                    var widths = best.widths
                    widths[from] -= amount
                    widths[to] += amount
                    if let value = table.value(of: widths), value < best, value.width <= table.room {
                        (best, isBetter) = (value, true)
                    }
                }
            }
            if !isBetter { amount /= 2 }
        }
        return best
    }

    /// The widths, with what is left of the room given to cells over several columns that become lower by it.
    static func fittingSpans(_ start: [Int], upTo most: [Int], room: Int, in table: WholeTable) -> [Int] {
        var widths = start
        var left = room - widths.reduce(0, +)
        for cell in table.cells where cell.columns.count > 1 && left > 0 {
            let width = table.width(of: cell, in: widths)
            // The widest step that can be reached.
            guard let step = cell.heights.last(where: { $0.width - width <= left }), step.width > width else {
                continue
            }
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
