// BasisFactors.swift: a square sparse matrix taken apart into triangles, in the arithmetic of a proof.
//
// Rows and columns with one entry come first, since they cost nothing; then an entry that fills in little (Markowitz,
// "The elimination form of the inverse", 1957).  Step p subtracts multiples of its row from the rows that are left.
// `Elimination` finds the steps.

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

    var steps: [Step] = []
    /// For each step the rows from which a multiple of its row is subtracted, and the multiples.
    var lower: [Entry] = []
    var lowerStarts = [0]
    /// For each step what is left in its row besides the pivot, by column.
    var upper: [Entry] = []
    var upperStarts = [0]

    /// Takes a matrix apart, or says which rows and columns are left when the others depend on each other.
    ///
    /// - Parameters:
    ///   - entries: Rows one after another; their columns counted from 0 to as many as there are rows.
    ///   - starts: Where each row begins, and where the last one ends.
    /// - Throws: `Undecided` when every entry that is left may be 0.
    /// - Complexity: O(entries) where the matrix is a triangle but for order, and near it where little fills in.
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
    func solveTransposed(_ costs: consuming [Number]) -> [Number] {
        var result = [Number](repeating: .zero, count: costs.count)
        for p in steps.indices where !costs[steps[p].column].isZero {
            let own = costs[steps[p].column] / steps[p].pivot
            result[steps[p].row] = own
            for k in upperStarts[p]..<upperStarts[p + 1] { costs[Int(upper[k].place)] -= upper[k].number * own }
        }
        for p in steps.indices.reversed() where lowerStarts[p] < lowerStarts[p + 1] {
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
