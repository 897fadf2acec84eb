// TableLevels.swift: what a table saves where columns are wide enough, in one list without lists in it.

internal import Rows

/// What must be wide enough for a level to be saved: a column or a run, and how wide it must be at least.
package struct TableNeed: Sendable, Hashable {
    /// A column, or behind the columns one of `WholeTable.runs`, whose width is without gaps.
    package let place: Int
    package let width: Int

    package init(place: Int, width: Int) { (self.place, self.width) = (place, width) }
}

/// The levels of one amount, or of several.
///
/// A level is something that is saved where some places are wide enough; one of the height is a line of a row.
package struct TableLevels: Sendable, Equatable {
    /// What the amount comes to at least when nothing is saved.
    package private(set) var base: Int
    /// What each level saves, in the order of rows or cells, from the highest down; equal needs are one level.
    package private(set) var weights: [Int] = []
    /// Where the needs of each level end in `needs`; those of the first begin at 0.
    private var ends: [Int] = []
    /// The needs of all levels, those of one ascending by place; only what exceeds the least widths.
    private var needs: [TableNeed] = []

    /// How many levels there are.
    package var count: Int { weights.count }

    /// The needs of a level.
    package func needs(of level: Int) -> ArraySlice<TableNeed> {
        needs[(level == 0 ? 0 : ends[level - 1])..<ends[level]]
    }

    /// The levels of some amounts, one amount after another; their bases are added.
    package init(joining parts: [TableLevels]) {
        base = parts.reduce(0) { $0 + $1.base }
        for part in parts {
            let before = needs.count
            weights += part.weights
            ends += part.ends.lazy.map { before + $0 }
            needs += part.needs
        }
    }

    /// The levels of the cells; in the height those over several rows are taken at their least, so that no widths come to less
    /// than is said here.
    package init(of amount: TableAmount, in table: WholeTable) {
        base = 0
        switch amount {
        case .height: addHeights(of: table)
        case .cuts, .cells:
            var places = Places(atMost: table.cells.reduce(0) { $0 + $1.steps(of: amount).count })
            for (cell, place) in zip(table.cells, table.placeOfCell) {
                add(cell, cell.steps(of: amount), at: place, in: table, &places)
            }
        }
    }

    /// The levels of a cell's own amount, which needs one place.
    private mutating func add(
        _ cell: WholeTable.Cell, _ steps: [WholeTable.Step], at place: Int, in table: WholeTable,
        _ places: inout Places
    ) {
        if steps.isEmpty { return }
        let gaps = table.gaps(in: cell.columns)
        var step = WholeTable.Cell.place(steps, at: table.leastOfPlaces[place] + gaps)
        base += steps[step].amount
        while step + 1 < steps.count {
            needs.append(.init(place: place, width: steps[step + 1].width - gaps))
            close(saving: steps[step].amount - steps[step + 1].amount, &places)
            step += 1
        }
    }

    private mutating func addHeights(of table: WholeTable) {
        base = table.rowGaps.reduce(0, +)
        let (rows, ordered) = table.cellsByRow
        let placeOfCell = table.placeOfCell
        var places = Places(atMost: table.cells.reduce(0) { $0 + $1.heights.count })
        var heights: [Int] = []
        // The step of each cell of the row.
        var current = [Int](repeating: 0, count: table.cells.count)
        for row in 0..<table.rowCount {
            let cells = ordered[rows[row]..<rows[row + 1]]
            heights.removeAll(keepingCapacity: true)
            heights.append(table.lineHeight)
            var height = table.lineHeight
            for cell in cells {
                let steps = table.cells[cell].heights
                let first = WholeTable.Cell.place(
                    steps, at: table.leastOfPlaces[placeOfCell[cell]] + table.gaps(in: table.cells[cell].columns))
                current[cell] = first
                height = max(height, steps[first].amount)
                for step in steps[first...] { heights.append(max(step.amount, table.lineHeight)) }
            }
            base += height
            heights.sort(by: >)
            for lower in heights where lower < height {
                guard let first = reach(lower, cells, at: placeOfCell, &current, in: table) else { break }
                sortNeeds(from: first)
                close(saving: height - lower, &places)
                height = lower
            }
        }
    }

    /// Appends what the cells of a row need to be at most so high; `nil` where one of them never is.
    private mutating func reach(
        _ height: Int, _ cells: ArraySlice<Int>, at placeOfCell: [Int], _ current: inout [Int], in table: WholeTable
    ) -> Int? {
        let first = needs.count
        for index in cells {
            let (steps, place) = (table.cells[index].heights, placeOfCell[index])
            while current[index] < steps.count, steps[current[index]].amount > height { current[index] += 1 }
            guard current[index] < steps.count else {
                needs.removeSubrange(first...)
                return nil
            }
            let width = steps[current[index]].width - table.gaps(in: table.cells[index].columns)
            if width > table.leastOfPlaces[place] { needs.append(.init(place: place, width: width)) }
        }
        return first
    }

    /// Rows have few cells, mostly in order.
    private mutating func sortNeeds(from first: Int) {
        for index in needs.indices[first...].dropFirst() {
            var place = index
            while place > first, needs[place].place < needs[place - 1].place {
                needs.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// Ends a level, whose needs were appended; one with the needs of another is that one.
    private mutating func close(saving weight: Int, _ places: inout Places) {
        let first = ends.last ?? 0
        if let known = places.level(with: needs[first...], next: count, equal: { needs(of: $0) == needs[first...] }) {
            weights[known] += weight
            needs.removeSubrange(first...)
        } else {
            weights.append(weight)
            ends.append(needs.count)
        }
    }
}

/// Levels by their needs: a hash table that keeps places only.
private struct Places {
    private var slots: [Int32]

    /// - Parameter count: How many levels there may be.
    init(atMost count: Int) {
        var size = 8
        while size < 2 * count { size *= 2 }
        slots = Array(repeating: -1, count: size)
    }

    /// The level that has these needs; `nil` where it is new and the next one.
    mutating func level(with needs: ArraySlice<TableNeed>, next: Int, equal: (Int) -> Bool) -> Int? {
        var hash: UInt = 0
        for need in needs {
            hash = (hash ^ UInt(truncatingIfNeeded: need.width &* 128 &+ need.place)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            if equal(Int(slots[slot])) { return Int(slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(next)
        return nil
    }
}

extension WholeTable.Cell {
    /// The steps of an amount of the cell's own.
    fileprivate func steps(of amount: TableAmount) -> [WholeTable.Step] { amount == .cuts ? cuts : heights }

    /// The last step that is at most so wide, or the first one.
    static func place(_ steps: [WholeTable.Step], at width: Int) -> Int {
        max(0, steps.partitionPoint { $0.width <= width } - 1)
    }
}

extension WholeTable {
    /// The cells in one row, row by row, and where each row begins among them.
    fileprivate var cellsByRow: (starts: [Int], cells: [Int]) {
        var starts = [Int](repeating: 0, count: rowCount + 1)
        func isPlain(_ cell: Cell) -> Bool { cell.rows.count == 1 }
        for cell in cells where isPlain(cell) { starts[cell.rows.lowerBound + 1] += 1 }
        for row in 0..<rowCount { starts[row + 1] += starts[row] }
        var (next, ordered) = (starts, [Int](repeating: 0, count: starts[rowCount]))
        for (index, cell) in cells.enumerated() where isPlain(cell) {
            ordered[next[cell.rows.lowerBound]] = index
            next[cell.rows.lowerBound] += 1
        }
        return (starts, ordered)
    }
}
