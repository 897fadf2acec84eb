// TableSweep.swift: the best widths by trying them, without any program: the independent reference for few columns.

/// Tries the widths of all columns but the last, for which what is left is known at once.
package enum TableSweep {
    /// The best widths; `nil` where there are more combinations to try than a limit.
    ///
    /// A cell over several columns may be lower by any width, so that then all whole widths are tried, else only those at which
    /// a cell becomes lower.
    ///
    /// - Complexity: O(combinations · cells · log steps).
    package static func best(of table: WholeTable, atMost most: Int = 200_000) -> TableValue? {
        let narrowest = table.narrowest
        let free = table.room - narrowest.reduce(0, +)
        let hasSpans = table.cells.contains { $0.columns.count > 1 }
        let candidates = table.least.indices.map { column -> [Int] in
            let widest = min(table.most[column], narrowest[column] + max(free, 0) + slack(table, narrowest, column))
            if hasSpans { return Array(table.least[column]...max(widest, table.least[column])) }
            var widths: Set<Int> = [table.least[column]]
            for cell in table.cells where cell.columns.lowerBound == column {
                for step in cell.heights + cell.cuts where step.width > table.least[column] && step.width <= widest {
                    widths.insert(step.width)
                }
            }
            return widths.sorted()
        }
        let combinations = candidates.reduce(1.0) { $0 * Double($1.count) }
        guard combinations <= Double(most) else { return nil }
        var best: TableValue?
        var widths = table.least
        func choose(_ column: Int, _ sum: Int) {
            if column == widths.count {
                if let value = table.value(of: widths), best.map({ value < $0 }) ?? true { best = value }
                return
            }
            for width in candidates[column] where sum + width <= table.room {
                widths[column] = width
                choose(column + 1, sum + width)
            }
        }
        choose(0, 0)
        return best
    }

    /// How much wider a column may be than in the narrowest widths, which are not the only ones of their sum.
    private static func slack(_ table: WholeTable, _ narrowest: [Int], _ column: Int) -> Int {
        zip(narrowest, table.least).reduce(0) { $0 + $1.0 - $1.1 } - (narrowest[column] - table.least[column])
    }
}
