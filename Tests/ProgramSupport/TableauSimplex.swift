// TableauSimplex.swift: a reference for the tests: the simplex method of textbooks on a dense tableau of fractions.
//
// It shares nothing with the code under test but the arithmetic.  Every variable is made non-negative, every bound that
// is left becomes a row, every row an equation with a slack; the first phase drives artificial variables out, and the
// first column that improves enters (Bland).  Slow, short, and itself tested against the enumeration of vertices.

package import Fractions
package import LinearPrograms

/// What a program comes to, in fractions.
package enum ExactAnswer: Equatable {
    case optimal([Fraction])
    case infeasible
    /// The objectives before the one without end.
    case unbounded([Fraction])
}

/// A tableau in which every row is an equation between non-negative variables, right-hand side last.
package struct TableauSimplex {
    private var rows: [[Fraction]] = []
    private var basis: [Int] = []
    private var allowed: [Bool] = []
    /// Each column of the program as a constant and multiples of tableau variables.
    private var meaning: [(constant: Fraction, terms: [(Int, Fraction)])] = []
    private var width = 0

    package static func solve(_ program: LinearProgram) -> ExactAnswer {
        var tableau = TableauSimplex(program)
        guard tableau.reachFeasibility() else { return .infeasible }
        var optima: [Fraction] = []
        for objective in program.objectives {
            let sign: Fraction = objective.sense == .minimize ? 1 : -1
            var costs = [Fraction](repeating: 0, count: tableau.width)
            var value = Fraction(exactly: objective.constant) * sign
            for (column, cost) in zip(objective.columns, objective.costs) {
                let (constant, terms) = tableau.meaning[Int(column)]
                value = value + sign * Fraction(exactly: cost) * constant
                for (place, factor) in terms { costs[place] = costs[place] + sign * Fraction(exactly: cost) * factor }
            }
            guard let least = tableau.minimize(costs) else { return .unbounded(optima) }
            optima.append((value + least) * sign)
        }
        return .optimal(optima)
    }

    private init(_ program: LinearProgram) {
        var bounded: [(Int, Fraction)] = []
        for j in 0..<program.columnCount {
            let (lower, upper) = (program.columnLower[j], program.columnUpper[j])
            if lower.isFinite {
                meaning.append((Fraction(exactly: lower), [(width, 1)]))
                if upper.isFinite { bounded.append((width, Fraction(exactly: upper) - Fraction(exactly: lower))) }
            } else if upper.isFinite {
                meaning.append((Fraction(exactly: upper), [(width, -1)]))
            } else {
                meaning.append((0, [(width, 1), (width + 1, -1)]))
                width += 1
            }
            width += 1
        }
        var equations: [(terms: [(Int, Fraction)], right: Fraction, slack: Fraction)] = []
        for (place, most) in bounded { equations.append(([(place, 1)], most, 1)) }
        for i in 0..<program.rowCount {
            let (terms, constant) = row(i, of: program)
            let (lower, upper) = (program.rowLower[i], program.rowUpper[i])
            if lower == upper {
                equations.append((terms, Fraction(exactly: lower) - constant, 0))
                continue
            }
            if lower.isFinite { equations.append((terms, Fraction(exactly: lower) - constant, -1)) }
            if upper.isFinite { equations.append((terms, Fraction(exactly: upper) - constant, 1)) }
        }
        let variables = width
        width += 2 * equations.count
        for (index, equation) in equations.enumerated() {
            var row = [Fraction](repeating: 0, count: width + 1)
            for (place, factor) in equation.terms { row[place] = row[place] + factor }
            row[variables + index] = equation.slack
            row[width] = equation.right
            if equation.right < 0 { row = row.map { 0 - $0 } }
            row[variables + equations.count + index] = 1
            rows.append(row)
            basis.append(variables + equations.count + index)
        }
        allowed = (0..<width).map { $0 < variables + equations.count }
    }

    private func row(_ i: Int, of program: LinearProgram) -> (terms: [(Int, Fraction)], constant: Fraction) {
        var terms: [(Int, Fraction)] = []
        var constant: Fraction = 0
        for k in program.entries(ofRow: i) {
            let coefficient = Fraction(exactly: program.coefficients[k])
            let column = meaning[Int(program.columns[k])]
            constant = constant + coefficient * column.constant
            terms += column.terms.map { ($0, coefficient * $1) }
        }
        return (terms, constant)
    }

    /// Drives the artificial variables to 0 and out of the basis; false when that is impossible.
    private mutating func reachFeasibility() -> Bool {
        let artificial = allowed
        allowed = allowed.map { _ in true }
        guard minimize(artificial.map { $0 ? 0 : 1 }, closing: false) == 0 else { return false }
        allowed = artificial
        for row in rows.indices.reversed() where !allowed[basis[row]] {
            if let column = (0..<width).first(where: { allowed[$0] && rows[row][$0] != 0 }) {
                pivot(row, column)
            } else {
                rows.remove(at: row)
                basis.remove(at: row)
            }
        }
        return true
    }

    /// The least value of some costs, or `nil` where there is none; then what would raise it may not enter again.
    private mutating func minimize(_ costs: [Fraction], closing: Bool = true) -> Fraction? {
        while true {
            var reduced = costs
            for row in rows.indices where costs[basis[row]] != 0 {
                let cost = costs[basis[row]]
                for column in 0..<width where rows[row][column] != 0 {
                    reduced[column] = reduced[column] - cost * rows[row][column]
                }
            }
            guard let entering = (0..<width).first(where: { allowed[$0] && reduced[$0] < 0 }) else {
                if closing { for column in 0..<width where reduced[column] > 0 { allowed[column] = false } }
                return rows.indices.reduce(0) { $0 + costs[basis[$1]] * rows[$1][width] }
            }
            var leaving: (row: Int, ratio: Fraction)?
            for row in rows.indices where rows[row][entering] > 0 {
                let ratio = rows[row][width] / rows[row][entering]
                if let best = leaving, best.ratio < ratio || best.ratio == ratio && basis[best.row] < basis[row] {
                    continue
                }
                leaving = (row, ratio)
            }
            guard let leaving else { return nil }
            pivot(leaving.row, entering)
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let pivot = rows[row][column]
        rows[row] = rows[row].map { $0 == 0 ? $0 : $0 / pivot }
        for other in rows.indices where other != row && rows[other][column] != 0 {
            let factor = rows[other][column]
            for place in 0...width where rows[row][place] != 0 {
                rows[other][place] = rows[other][place] - factor * rows[row][place]
            }
        }
        basis[row] = column
    }
}
