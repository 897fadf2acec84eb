// Widening.swift: a good table at once: columns are widened to the level that saves most for its width, again and again.

internal import Deadlines

/// Greedy widening.
package enum Widening {
    /// Widths within a room that save much.
    ///
    /// - Parameter levels: What is to be saved.
    /// - Complexity: O(levels) for each level that is met; where time is over, it stops at what it has.
    package static func widths(of table: WholeTable, from start: [Int], meeting levels: TableLevels?) -> [Int] {
        var widths = start
        if let levels {
            var open = OpenLevels(levels, in: table, from: start)
            while !Deadline.isOver, let best = open.takeBest() {
                for need in levels.needs(of: best) { open.widen(need.place, to: need.width) }
            }
            widths = open.widths
        }
        return fittingSpans(widths, upTo: table.most, room: table.room, in: table)
    }

    /// The levels that are not met, each with what its columns lack.
    private struct OpenLevels {
        private(set) var widths: [Int]
        private var room: Int
        private var lacks, weights: [Int]
        private var open: [Int]
        private var byColumn: [[(level: Int, width: Int)]]

        init(_ levels: TableLevels, in table: WholeTable, from start: [Int]) {
            (widths, room) = (start, table.room - start.reduce(0, +))
            (lacks, weights) = (Array(repeating: 0, count: levels.count), levels.weights)
            byColumn = Array(repeating: [], count: start.count)
            open = []
            for index in levels.weights.indices {
                let needs = levels.needs(of: index)
                // Runs are widened afterwards.
                guard needs.allSatisfy({ $0.place < start.count && $0.width <= table.most[$0.place] }) else { continue }
                open.append(index)
                for need in needs where need.width > start[need.place] {
                    lacks[index] += need.width - start[need.place]
                    byColumn[need.place].append((index, need.width))
                }
            }
        }

        /// The level that saves most for each unit of width that it lacks; `nil` where none can be met.
        mutating func takeBest() -> Int? {
            // What lacks more than there is room lacks more afterwards too: it never loses more than the room does.
            open.removeAll { lacks[$0] == 0 || lacks[$0] > room }
            guard var best = open.first else { return nil }
            for level in open.dropFirst() where saves(level, moreThan: best) { best = level }
            return best
        }

        /// Fractions are compared crosswise; the products may be longer than a word.
        private func saves(_ one: Int, moreThan other: Int) -> Bool {
            weights[one].multipliedFullWidth(by: lacks[other]) > weights[other].multipliedFullWidth(by: lacks[one])
        }

        mutating func widen(_ column: Int, to width: Int) {
            let before = widths[column]
            if width <= before { return }
            widths[column] = width
            room -= width - before
            for (level, needed) in byColumn[column] where needed > before {
                lacks[level] -= min(needed, width) - before
            }
        }
    }

    /// A value with width moved from one column to another as long as that helps, in halving amounts.
    ///
    /// - Parameter mostWork: After looking at so many cells it stops.
    /// - Complexity: O(columns² · rows) a round where no cell spans; it stops where time is over.
    static func improved(_ start: TableValue, in table: WholeTable, mostWork: Int = .max) -> TableValue {
        guard start.width <= table.room, var transfers = WidthTransfers(from: start, in: table) else {
            return improvedAnew(start, in: table, mostWork: mostWork)
        }
        var (amount, work) = (firstAmount(in: table), 0)
        while amount >= 1, work <= mostWork, !Deadline.isOver {
            let isBetter = transfers.move(amount) {
                work += table.least.count * table.rowCount
                return work > mostWork || Deadline.isOver
            }
            if !isBetter { amount /= 2 }
        }
        return transfers.best
    }

    private static func firstAmount(in table: WholeTable) -> Int { max(1, table.room / (4 * table.least.count)) }

    /// The same with all cells measured anew for every transfer, as cells that span need it.
    static func improvedAnew(_ start: TableValue, in table: WholeTable, mostWork: Int = .max) -> TableValue {
        var best = start
        var (amount, work) = (firstAmount(in: table), 0)
        while amount >= 1 {
            var isBetter = false
            for from in table.least.indices where best.widths[from] - amount >= table.least[from] {
                for to in table.least.indices
                where to != from && best.widths[to] + amount <= table.most[to]
                    && best.widths[from] - amount >= table.least[from]
                {
                    work += table.cells.count
                    if work > mostWork || Deadline.isOver { return best }
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
            let lack = step.width - width
            left -= lack - WholeTable.widen(&widths, cell.columns, by: lack, upTo: most)
        }
        return widths
    }
}
