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
    /// - Parameter rows: The entries of each row, columns counted from 0 to as many as there are rows.
    /// - Throws: `Undecided` when every entry that is left may be 0.
    static func make(_ rows: [[Entry]]) throws(Undecided) -> Result<BasisFactors, SingularMatrix> {
        var elimination = Elimination(rows)
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
private struct Elimination<Number: CertainNumber> {
    typealias Entry = BasisFactors<Number>.Entry

    private var rows: [[Entry]]
    /// Rows that have had an entry in a column; some may have lost it.
    private var columnRows: [[Int32]]
    private var columnCounts: [Int]
    private var openRows: [Int]
    private var openColumns: [Int]
    /// Where in the row at hand the entry of a column is.
    private var places: [Int32]
    private var factors = BasisFactors<Number>()

    init(_ rows: [[Entry]]) {
        self.rows = rows
        columnRows = [[Int32]](repeating: [], count: rows.count)
        columnCounts = [Int](repeating: 0, count: rows.count)
        openRows = Array(rows.indices)
        openColumns = openRows
        places = [Int32](repeating: -1, count: rows.count)
        for row in rows.indices {
            for entry in rows[row] {
                columnRows[Int(entry.place)].append(Int32(row))
                columnCounts[Int(entry.place)] += 1
            }
        }
        factors.steps.reserveCapacity(rows.count)
    }

    mutating func run() throws(Undecided) -> Result<BasisFactors<Number>, SingularMatrix> {
        while !openRows.isEmpty {
            guard let (row, position) = try pivot() else {
                return .failure(SingularMatrix(rows: openRows, columns: openColumns))
            }
            eliminate(row, position)
        }
        return .success(factors)
    }

    /// The next row, and where in it the pivot is; `nil` when nothing is left to divide by.
    private func pivot() throws(Undecided) -> (row: Int, position: Int)? {
        for column in openColumns where columnCounts[column] == 1 {
            for row in columnRows[column] {
                guard let position = rows[Int(row)].firstIndex(where: { $0.place == column }) else { continue }
                if rows[Int(row)][position].number.pivotSize > 0 { return (Int(row), position) }
                throw Undecided()
            }
        }
        var (best, found, doubt) = (Int.max, (row: 0, position: 0), false)
        for row in openRows where rows[row].count - 1 < best {
            guard !rows[row].isEmpty else { continue }
            let sizes = rows[row].reduce(0) { max($0, $1.number.pivotSize) }
            if sizes == 0 { doubt = true }
            for (position, entry) in rows[row].enumerated() {
                let cost = (rows[row].count - 1) * (columnCounts[Int(entry.place)] - 1)
                let size = entry.number.pivotSize
                if cost < best, size > 0, size >= 0.05 * sizes { (best, found) = (cost, (row, position)) }
            }
            if best == 0 { break }
        }
        if best < .max { return found }
        if doubt { throw Undecided() }
        return nil
    }

    private mutating func eliminate(_ row: Int, _ position: Int) {
        let pivot = rows[row].remove(at: position)
        let own = rows[row]
        rows[row] = []
        openRows.remove(at: openRows.firstIndex(of: row) ?? 0)
        openColumns.remove(at: openColumns.firstIndex(of: Int(pivot.place)) ?? 0)
        for entry in own { columnCounts[Int(entry.place)] -= 1 }
        if columnCounts[Int(pivot.place)] > 1 {
            for other in columnRows[Int(pivot.place)] where Int(other) != row {
                let candidates = rows[Int(other)]
                guard let at = candidates.firstIndex(where: { $0.place == pivot.place }) else { continue }
                let factor = rows[Int(other)].remove(at: at).number / pivot.number
                factors.lower.append(Entry(place: other, number: factor))
                if !own.isEmpty { subtract(factor, own, from: Int(other)) }
            }
        }
        factors.steps.append(.init(row: row, column: Int(pivot.place), pivot: pivot.number))
        factors.upper += own
        factors.lowerStarts.append(factors.lower.count)
        factors.upperStarts.append(factors.upper.count)
    }

    private mutating func subtract(_ factor: Number, _ own: [Entry], from row: Int) {
        for (index, entry) in rows[row].enumerated() { places[Int(entry.place)] = Int32(index) }
        for entry in own {
            let change = factor * entry.number
            let place = places[Int(entry.place)]
            if place >= 0 {
                rows[row][Int(place)].number -= change
            } else {
                rows[row].append(Entry(place: entry.place, number: -change))
                columnRows[Int(entry.place)].append(Int32(row))
                columnCounts[Int(entry.place)] += 1
            }
        }
        for entry in rows[row] { places[Int(entry.place)] = -1 }
        for index in rows[row].indices.reversed() where rows[row][index].number.isZero {
            columnCounts[Int(rows[row][index].place)] -= 1
            rows[row].remove(at: index)
        }
    }
}
