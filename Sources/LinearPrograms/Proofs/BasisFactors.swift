// BasisFactors.swift: a square sparse matrix taken apart into triangles, in the arithmetic of a proof.
//
// Rows and columns with one entry come first, since they cost nothing; then the entry that fills in least (Markowitz,
// "The elimination form of the inverse", 1957).  Step p subtracts multiples of its row from the rows that are left.

/// The elimination of a matrix, one step a row.
struct BasisFactors<Number: CertainNumber> {
    struct Step {
        let row: Int
        let column: Int
        let pivot: Number
    }

    struct Entry {
        var place: Int32
        var number: Number
    }

    fileprivate(set) var steps: [Step] = []
    /// For each step the rows from which a multiple of its row is subtracted, and the multiples.
    fileprivate var lower: [Entry] = []
    fileprivate var lowerStarts = [0]
    /// For each step what is left in its row besides the pivot, by column.
    fileprivate var upper: [Entry] = []
    fileprivate var upperStarts = [0]

    /// Takes a matrix apart, or says which rows and columns are left when the others depend on each other.
    ///
    /// - Parameters:
    ///   - entries: Rows one after another; their columns counted from 0 to as many as there are rows.
    ///   - starts: Where each row begins, and where the last one ends.
    /// - Throws: `Undecided` when every entry that is left may be 0.
    static func make(_ entries: [Entry], _ starts: [Int]) throws(Undecided) -> Result<BasisFactors, SingularMatrix> {
        var elimination = Elimination(entries, starts)
        return try elimination.run()
    }

    /// The point `x` with `A x = right`.
    ///
    /// - Complexity: O(entries).
    func solve(_ right: [Number]) -> [Number] {
        var (right, result) = (right, right)
        for p in steps.indices {
            let own = right[steps[p].row]
            if own.isZero { continue }
            for k in lowerStarts[p]..<lowerStarts[p + 1] { right[Int(lower[k].place)] -= lower[k].number * own }
        }
        for p in steps.indices.reversed() {
            var own = right[steps[p].row]
            for k in upperStarts[p]..<upperStarts[p + 1] {
                let other = result[Int(upper[k].place)]
                if !other.isZero { own -= upper[k].number * other }
            }
            result[steps[p].column] = own.isZero ? own : own / steps[p].pivot
        }
        return result
    }

    /// The multipliers `y` with `Aᵀ y = costs`.
    ///
    /// - Complexity: O(entries).
    func solveTransposed(_ costs: [Number]) -> [Number] {
        var (costs, result) = (costs, costs)
        for p in steps.indices {
            let cost = costs[steps[p].column]
            let own = cost.isZero ? cost : cost / steps[p].pivot
            result[steps[p].row] = own
            if own.isZero { continue }
            for k in upperStarts[p]..<upperStarts[p + 1] { costs[Int(upper[k].place)] -= upper[k].number * own }
        }
        for p in steps.indices.reversed() {
            var own = result[steps[p].row]
            for k in lowerStarts[p]..<lowerStarts[p + 1] {
                let other = result[Int(lower[k].place)]
                if !other.isZero { own -= lower[k].number * other }
            }
            result[steps[p].row] = own
        }
        return result
    }
}

/// What is left of a matrix whose rows depend on each other.
struct SingularMatrix: Error {
    let rows: [Int]
    let columns: [Int]
}

/// The part of a matrix that has not been taken apart yet.
///
/// Rows lie in one array; a row that outgrows its place moves to the end.  Columns are not listed: a step looks through
/// all rows, which for the bases met here costs less than keeping lists.
private struct Elimination<Number: CertainNumber> {
    typealias Entry = BasisFactors<Number>.Entry

    private var entries: [Entry]
    private var starts: [Int]
    private var counts: [Int]
    private var rooms: [Int]
    private var columnCounts: [Int]
    private var openRows: [Int]
    /// Where in the row at hand the entry of a column is.
    private var places: [Int]
    private var isOpenColumn: [Bool]
    private var factors = BasisFactors<Number>()

    init(_ entries: [Entry], _ starts: [Int]) {
        let count = starts.count - 1
        self.entries = entries
        self.starts = starts
        counts = [Int](repeating: 0, count: count)
        for row in 0..<count { counts[row] = starts[row + 1] - starts[row] }
        rooms = counts
        columnCounts = [Int](repeating: 0, count: count)
        for entry in entries { columnCounts[Int(entry.place)] += 1 }
        openRows = Array(0..<count)
        places = [Int](repeating: -1, count: count)
        isOpenColumn = [Bool](repeating: true, count: count)
        factors.reserve(count, entries.count)
    }

    mutating func run() throws(Undecided) -> Result<BasisFactors<Number>, SingularMatrix> {
        while !openRows.isEmpty {
            guard let (row, position) = try pivot() else {
                let columns = isOpenColumn.indices.filter { isOpenColumn[$0] }
                return .failure(SingularMatrix(rows: openRows, columns: columns))
            }
            eliminate(row, position)
        }
        return .success(factors)
    }

    private func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row] + counts[row] }

    /// The next row, and where the pivot is; `nil` when nothing is left to divide by.
    private func pivot() throws(Undecided) -> (row: Int, position: Int)? {
        var (best, found, doubt) = (Int.max, (row: 0, position: 0), false)
        for row in openRows {
            let others = counts[row] - 1
            // One that is alone in its column fills in nothing, whatever its row.
            var largest = -1.0
            for position in range(row) {
                let column = Int(entries[position].place)
                if columnCounts[column] == 1 || others == 0 {
                    if entries[position].number.pivotSize > 0 { return (row, position) }
                    throw Undecided()
                }
                if others >= best { continue }
                if largest < 0 { largest = largestPivot(row) }
                let cost = others * (columnCounts[column] - 1)
                let size = entries[position].number.pivotSize
                if cost < best, size > 0, size >= 0.05 * largest { (best, found) = (cost, (row, position)) }
            }
            if largest == 0 { doubt = true }
            // Hardly anything fills in less, and to look on costs more.
            if best == 1 { return found }
        }
        if best < .max { return found }
        if doubt { throw Undecided() }
        return nil
    }

    private func largestPivot(_ row: Int) -> Double {
        var largest = 0.0
        for position in range(row) { largest = max(largest, entries[position].number.pivotSize) }
        return largest
    }

    private mutating func eliminate(_ row: Int, _ position: Int) {
        let pivot = entries[position]
        remove(position, from: row)
        if let index = openRows.firstIndex(of: row) { openRows.remove(at: index) }
        isOpenColumn[Int(pivot.place)] = false
        for other in range(row) { columnCounts[Int(entries[other].place)] -= 1 }
        var left = columnCounts[Int(pivot.place)] - 1
        for other in openRows where left > 0 {
            for at in range(other) where entries[at].place == pivot.place {
                let factor = entries[at].number / pivot.number
                remove(at, from: other)
                factors.lower.append(Entry(place: Int32(other), number: factor))
                if counts[row] > 0 { subtract(factor, row, from: other) }
                left -= 1
                break
            }
        }
        factors.steps.append(.init(row: row, column: Int(pivot.place), pivot: pivot.number))
        for other in range(row) { factors.upper.append(entries[other]) }
        factors.lowerStarts.append(factors.lower.count)
        factors.upperStarts.append(factors.upper.count)
    }

    /// Takes out an entry; the last one of the row takes its place.
    private mutating func remove(_ position: Int, from row: Int) {
        counts[row] -= 1
        entries[position] = entries[starts[row] + counts[row]]
    }

    private mutating func subtract(_ factor: Number, _ own: Int, from row: Int) {
        for position in range(row) { places[Int(entries[position].place)] = position - starts[row] }
        for index in 0..<counts[own] {
            let entry = entries[starts[own] + index]
            let change = factor * entry.number
            if places[Int(entry.place)] >= 0 {
                entries[starts[row] + places[Int(entry.place)]].number -= change
            } else {
                append(Entry(place: entry.place, number: -change), to: row)
            }
        }
        for position in range(row) { places[Int(entries[position].place)] = -1 }
        for position in range(row).reversed() where entries[position].number.isZero {
            columnCounts[Int(entries[position].place)] -= 1
            remove(position, from: row)
        }
    }

    private mutating func append(_ entry: Entry, to row: Int) {
        if counts[row] == rooms[row] {
            let own = Array(entries[range(row)])
            starts[row] = entries.count
            rooms[row] = 2 * counts[row] + 2
            entries += own
            entries += [Entry](repeating: entry, count: rooms[row] - counts[row])
        }
        entries[starts[row] + counts[row]] = entry
        counts[row] += 1
        columnCounts[Int(entry.place)] += 1
    }
}

extension BasisFactors {
    fileprivate mutating func reserve(_ count: Int, _ entries: Int) {
        steps.reserveCapacity(count)
        lowerStarts.reserveCapacity(count + 1)
        upperStarts.reserveCapacity(count + 1)
        lower.reserveCapacity(entries)
        upper.reserveCapacity(entries)
    }
}
