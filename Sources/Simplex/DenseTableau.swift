// DenseTableau.swift: rows of a program solved for the places that are basic, in doubles.
//
// Places are the columns and behind them the rows, whose places stand for what their expressions come to.  A tableau says
// of the basic place of each of its rows i:  x(basic i) + Σ over the others T(i, j) x(j) = 0.

import LinearPrograms

/// A tableau, and where each place stands.
struct DenseTableau {
    private let columns: Int
    private let rows: Int
    private var entries: [Double]
    private var basic: [Int]
    private var status: [Basis.Status]
    private var values: [Double]
    private let lower: [Double]
    private let upper: [Double]
    private var isClosed: [Bool]
    /// The reduced costs of the last objective.
    private var prices: [Double]

    /// Below this a number counts as 0: a rate of a tableau, or a reduced cost beside costs of at most 1.
    private static let least = 1e-9

    private var places: Int { columns + rows }

    /// The tableau of a basis, as far as its places can be basic together.
    init(_ program: LinearProgram, from basis: Basis) {
        (columns, rows) = (program.columnCount, program.rowCount)
        let places = columns + rows
        entries = [Double](repeating: 0, count: rows * places)
        basic = (0..<rows).map { program.columnCount + $0 }
        lower = program.columnLower + program.rowLower
        upper = program.columnUpper + program.rowUpper
        status = Basis(slackOf: program).columns + [Basis.Status](repeating: .basic, count: rows)
        values = [Double](repeating: 0, count: places)
        isClosed = [Bool](repeating: false, count: places)
        prices = [Double](repeating: 0, count: places)
        for row in 0..<rows {
            entries[row * places + columns + row] = 1
            for entry in program.entries(ofRow: row) {
                entries[row * places + Int(program.columns[entry])] = -program.coefficients[entry]
            }
        }
        for column in 0..<columns where basis[column] != .basic { status[column] = basis[column] }
        for column in 0..<columns where basis[column] == .basic { enter(column, insteadOfRowsOutside: basis) }
        setValues()
    }

    /// Where rows and columns stand.
    var basis: Basis { Basis(rows: Array(status[columns...]), columns: Array(status[..<columns])) }

    /// Makes a column basic in the place of a row's that is not to be.
    private mutating func enter(_ column: Int, insteadOfRowsOutside basis: Basis) {
        var best: (row: Int, size: Double)?
        for row in 0..<rows where basic[row] >= columns && basis[basic[row]] != .basic {
            let size = entries[row * places + column].magnitude
            if size > Self.least, size > best?.size ?? 0 { best = (row, size) }
        }
        guard let best else { return }
        status[basic[best.row]] = basis[basic[best.row]]
        pivot(best.row, column)
    }

    /// Solves the rows for another place; the statuses are the caller's.
    private mutating func pivot(_ row: Int, _ place: Int) {
        let width = places
        let factor = 1 / entries[row * width + place]
        for other in 0..<width { entries[row * width + other] *= factor }
        for other in 0..<rows where other != row {
            let rate = entries[other * width + place]
            if rate == 0 { continue }
            for index in 0..<width { entries[other * width + index] -= rate * entries[row * width + index] }
        }
        basic[row] = place
        status[place] = .basic
    }

    /// Puts what is not basic on its bound, and works out the rest.
    private mutating func setValues() {
        for place in 0..<places where status[place] != .basic {
            values[place] =
                switch status[place] {
                case .atUpper: upper[place]
                case .nonbasicFree: 0
                default: lower[place]
                }
        }
        for row in 0..<rows {
            var sum = 0.0
            for place in 0..<places where place != basic[row] { sum -= entries[row * places + place] * values[place] }
            values[basic[row]] = sum
        }
    }
}

extension DenseTableau {
    /// Walks to the optimum of an objective, by way of feasibility.
    ///
    /// - Parameters:
    ///   - steps: Counts the steps.
    ///   - most: So many of them at most.
    ///   - isOver: Whether there is no more time.
    /// - Returns: Whether no step improves anything; false where the program has no point or no end, or the limits are
    ///   reached.
    mutating func optimize(_ objective: Objective, steps: inout Int, most: Int, isOver: () -> Bool) -> Bool {
        let scale = objective.costs.reduce(0) { max($0, $1.magnitude) }
        var costs = [Double](repeating: 0, count: places)
        for (column, cost) in zip(objective.columns, objective.costs) where scale > 0 {
            costs[Int(column)] = objective.sense.sign * cost / scale
        }
        // Steps beyond these are more than the method needs of a program that doubles can solve.
        for step in 0..<(20 * places + 100) {
            guard steps < most, step % 64 != 63 || !isOver() else { return false }
            let broken = (0..<rows).map { side(of: basic[$0]) }
            let isFeasible = !broken.contains { $0 != 0 }
            setPrices(isFeasible ? costs : nil, broken)
            guard let entering = entering(byNumber: step > 4 * places) else { return isFeasible }
            guard move(entering.place, entering.direction) else { return false }
            steps += 1
        }
        return false
    }

    /// Keeps on its bound whatever has a reduced cost, so that what is left are the optima.
    mutating func closeFace() {
        for place in 0..<places where status[place] != .basic && prices[place].magnitude > Self.least {
            isClosed[place] = true
        }
    }

    /// 1 where a place lies above its bounds, -1 below, else 0.
    private func side(of place: Int) -> Double {
        let value = values[place]
        if value < lower[place] - Self.least * max(1, lower[place].magnitude) { return -1 }
        return value > upper[place] + Self.least * max(1, upper[place].magnitude) ? 1 : 0
    }

    /// The reduced costs of an objective, or of the sum of infeasibilities.
    private mutating func setPrices(_ costs: [Double]?, _ broken: [Double]) {
        prices = costs ?? [Double](repeating: 0, count: places)
        for row in 0..<rows {
            let cost = costs.map { $0[basic[row]] } ?? broken[row]
            if cost == 0 { continue }
            for place in 0..<places { prices[place] -= cost * entries[row * places + place] }
        }
        for row in 0..<rows { prices[basic[row]] = 0 }
    }

    /// The place that is to move, and whether upwards.
    private func entering(byNumber: Bool) -> (place: Int, direction: Double)? {
        var best: (place: Int, direction: Double)?
        var size = Self.least
        for place in 0..<places where !isClosed[place] && prices[place].magnitude > size {
            let direction = prices[place] < 0 ? 1.0 : -1.0
            switch status[place] {
            case .basic, .fixed: continue
            case .atLower where direction < 0: continue
            case .atUpper where direction > 0: continue
            default: break
            }
            best = (place, direction)
            if byNumber { break }
            size = prices[place].magnitude
        }
        return best
    }

    /// Moves a place until it or a basic one comes to a bound; false where none does.
    private mutating func move(_ place: Int, _ direction: Double) -> Bool {
        var length = upper[place] - lower[place]
        var blocking: (row: Int, bound: Double, size: Double)?
        for row in 0..<rows {
            let rate = -entries[row * places + place] * direction
            guard rate.magnitude > Self.least, let bound = bound(of: basic[row], rising: rate > 0) else { continue }
            let way = max(0, (bound - values[basic[row]]) / rate)
            if way < length || way == length && rate.magnitude > blocking?.size ?? 0 {
                (length, blocking) = (way, (row, bound, rate.magnitude))
            }
        }
        guard length.isFinite else { return false }
        for row in 0..<rows { values[basic[row]] -= entries[row * places + place] * direction * length }
        values[place] += direction * length
        guard let blocking else {
            status[place] = direction > 0 ? .atUpper : .atLower
            values[place] = direction > 0 ? upper[place] : lower[place]
            return true
        }
        let leaving = basic[blocking.row]
        values[leaving] = blocking.bound
        pivot(blocking.row, place)
        status[leaving] =
            lower[leaving] == upper[leaving] ? .fixed : blocking.bound == upper[leaving] ? .atUpper : .atLower
        return true
    }

    /// The bound at which a basic place stops: of one that is beyond a bound the one that it comes back to.
    private func bound(of place: Int, rising: Bool) -> Double? {
        let side = side(of: place)
        let bound =
            switch (side, rising) {
            case (-1, true): lower[place]
            case (1, false): upper[place]
            case (-1, false), (1, true): Double.infinity
            default: rising ? upper[place] : lower[place]
            }
        return bound.isFinite ? bound : nil
    }
}
