// BasisSystem.swift: the point, the multipliers and the edges of a basis, in the arithmetic of a proof.
//
// A row that is basic defines nothing but its own value, so the system has the tight rows and the basic columns only.

/// A basis of a program with its matrix taken apart.
package struct BasisSystem<Number: CertainNumber> {
    package let program: LinearProgram
    /// Every place that is not basic lies on a bound that it has.
    package let basis: Basis
    private let tightRows: [Int]
    private let basicColumns: [Int]
    /// Where a column is among the basic ones; -1 where it is not.
    private let positions: [Int32]
    private let factors: BasisFactors<Number>

    /// Takes a basis apart.
    ///
    /// - Returns: `nil` when it has the wrong number of basic places, or when rows or columns depend on each other; see
    ///   `repaired`.
    /// - Precondition: The basis has the sizes of the program.
    package static func make(
        _ program: LinearProgram, _ basis: Basis
    ) throws(Undecided) -> Result<BasisSystem, SingularBasis> {
        var basis = basis
        basis.settle(in: program)
        var (tight, columns): ([Int], [Int]) = ([], [])
        tight.reserveCapacity(basis.rows.count)
        columns.reserveCapacity(basis.rows.count)
        for row in basis.rows.indices where basis.rows[row] != .basic { tight.append(row) }
        for column in basis.columns.indices where basis.columns[column] == .basic { columns.append(column) }
        guard tight.count == columns.count else { return .failure(SingularBasis(repaired: Basis(slackOf: program))) }
        var positions = [Int32](repeating: -1, count: program.columnCount)
        for (position, column) in columns.enumerated() { positions[column] = Int32(position) }
        var (entries, starts): ([BasisFactors<Number>.Entry], [Int]) = ([], [0])
        entries.reserveCapacity(min(program.columns.count, 8 * tight.count))
        starts.reserveCapacity(tight.count + 1)
        for row in tight {
            for k in program.entries(ofRow: row) {
                let place = positions[Int(program.columns[k])]
                if place >= 0 { entries.append(.init(place: place, number: Number(exactly: program.coefficients[k]))) }
            }
            starts.append(entries.count)
        }
        switch try BasisFactors.make(entries, starts) {
        case .success(let factors):
            return .success(BasisSystem(program, basis, tight, columns, positions, factors))
        case .failure(let left):
            for column in left.columns { basis.columns[columns[column]] = .fixed }
            for row in left.rows { basis.rows[tight[row]] = .basic }
            basis.settle(in: program)
            return .failure(SingularBasis(repaired: basis))
        }
    }

    private init(
        _ program: LinearProgram, _ basis: Basis, _ tightRows: [Int], _ basicColumns: [Int], _ positions: [Int32],
        _ factors: BasisFactors<Number>
    ) {
        (self.program, self.basis, self.tightRows, self.basicColumns) = (program, basis, tightRows, basicColumns)
        (self.positions, self.factors) = (positions, factors)
    }

    /// How many numbers the triangles have besides the pivots.
    package var fill: Int { factors.lower.count + factors.upper.count }

    /// The values of all places, columns first.
    package func point() -> [Number] {
        var values = [Number](repeating: .zero, count: program.columnCount + program.rowCount)
        for place in values.indices where basis[place] != .basic {
            values[place] = Number(exactly: program.rest(of: place, basis[place]))
        }
        complete(&values)
        return values
    }

    /// How all places move while one that is not basic does.
    ///
    /// - Parameter rate: How fast it moves itself.
    package func motion(of place: Int, rate: Number) -> [Number] {
        var rates = [Number](repeating: .zero, count: program.columnCount + program.rowCount)
        rates[place] = rate
        complete(&rates)
        return rates
    }

    /// Finds the basic places where the others are known.
    private func complete(_ values: inout [Number]) {
        let count = program.columnCount
        let right = tightRows.map { row in
            var right = values[count + row]
            for k in program.entries(ofRow: row) where positions[Int(program.columns[k])] < 0 {
                let value = values[Int(program.columns[k])]
                if !value.isZero { right -= Number(exactly: program.coefficients[k]) * value }
            }
            return right
        }
        for (position, value) in factors.solve(right).enumerated() { values[basicColumns[position]] = value }
        for row in basis.rows.indices where basis.rows[row] == .basic {
            var activity = Number.zero
            for k in program.entries(ofRow: row) {
                let value = values[Int(program.columns[k])]
                if !value.isZero { activity += Number(exactly: program.coefficients[k]) * value }
            }
            values[count + row] = activity
        }
    }

    /// The multipliers that leave no basic place a cost.
    ///
    /// - Parameters:
    ///   - columns: The costs of the columns.
    ///   - rows: Those of the rows, of which the basic ones count; empty for none.
    package func prices(columns: consuming [Number], rows: [Number] = []) -> Prices<Number> {
        var prices = Prices(columns: columns, rows: [Number](repeating: .zero, count: program.rowCount))
        for row in rows.indices where basis.rows[row] == .basic && !rows[row].isZero {
            prices.rows[row] = -rows[row]
            subtract(-rows[row], row, from: &prices.columns)
        }
        let solved = factors.solveTransposed(basicColumns.map { prices.columns[$0] })
        for position in solved.indices where !solved[position].isZero {
            prices.rows[tightRows[position]] = solved[position]
            subtract(solved[position], tightRows[position], from: &prices.columns)
        }
        // By construction, whatever the rounding.
        for column in basicColumns where !prices.columns[column].isZero { prices.columns[column] = .zero }
        return prices
    }

    private func subtract(_ multiplier: Number, _ row: Int, from costs: inout [Number]) {
        for k in program.entries(ofRow: row) {
            costs[Int(program.columns[k])] -= Number(exactly: program.coefficients[k]) * multiplier
        }
    }
}

/// What the bounds of all places cost: reduced costs of the columns, multipliers of the rows.
package struct Prices<Number: CertainNumber> {
    package fileprivate(set) var columns, rows: [Number]

    /// The price of a place, columns first.
    package subscript(place: Int) -> Number {
        place < columns.count ? columns[place] : rows[place - columns.count]
    }

    /// Whether a place has no price, as most have not.
    func isZero(at place: Int) -> Bool {
        place < columns.count ? columns[place].isZero : rows[place - columns.count].isZero
    }
}

/// A basis whose rows or columns depend on each other.
package struct SingularBasis: Error {
    /// One that does not, with as much of it as could be kept.
    package let repaired: Basis
}
