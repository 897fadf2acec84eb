// TableRelaxation.swift: the linear program of a case, whose multipliers refute it or whose point says where to part it.
//
// maximise  t                               by how much all limits are kept
// subject to  sum of w_p g_p - t >= R       one a limit: what must still be saved
//             sum of (k - before k) z_jk <= W - sum of low
//             z_jk >= z_j,k+1               column j reaches step k
//             z_jk >= g_p                   for each column that p needs, k = v_pj
//             0 <= g <= 1,  0 <= z <= 1
// Models/table.mod states the same for heights alone, with whole z.

internal import LinearPrograms
internal import Simplex

/// What a relaxation says of a case.
struct RelaxedCase {
    /// Numbers that refute it, if there are any.
    let prices: TablePrices?
    /// Numbers that say something of it.
    let near: [TablePrices]
    /// The open levels by their index, and how far the best point meets them, from 0 to 1.
    let levels: [(index: Int, share: Double)]
    /// The same of steps of columns.
    let steps: [(column: Int, width: Int, share: Double)]
}

/// The program of a case and what its parts stand for.
struct TableRelaxation {
    private(set) var program = LinearProgram()
    /// The steps of each column that levels need, ascending, and the variable of each.
    private(set) var steps: [(column: Int, width: Int, variable: Int)] = []
    /// The levels that are open, and the variable of each.
    private(set) var levels: [(index: Int, variable: Int)] = []
    private var limitRows: [Int] = []
    private var roomRow = 0
    private var shareRows: [(level: Int, column: Int, row: Int)] = []

    init(_ refutation: TableRefutation, _ part: TableCase) {
        let (question, all, low) = (refutation.question, refutation.all, part.low)
        let (open, asked) = refutation.openLevels(part)
        var widths = [Set<Int>](repeating: [], count: low.count)
        for index in open {
            for need in all.needs(of: index) where need.width > low[need.column] {
                widths[need.column].insert(need.width)
            }
        }
        let slack = program.variable(atMost: 1e9)
        var places: [TableNeed: Int] = [:]
        for column in low.indices {
            for width in widths[column].sorted() {
                let variable = program.variable(atLeast: 0, atMost: 1).index
                places[TableNeed(column: column, width: width)] = variable
                steps.append((column, width, variable))
            }
        }
        for index in open {
            levels.append((index, program.variable(atLeast: 0, atMost: 1).index))
        }
        addLimits(refutation, asked, slack.index)
        roomRow = program.rowCount
        var before = (column: -1, width: 0)
        var differences: [Double] = []
        for step in steps {
            differences.append(Double(step.width - (step.column == before.column ? before.width : low[step.column])))
            before = (step.column, step.width)
        }
        program.addRow(
            columns: steps.map { Int32($0.variable) }, coefficients: differences, lower: -.infinity,
            upper: Double(question.room - low.reduce(0, +)))
        for (one, next) in zip(steps, steps.dropFirst()) where one.column == next.column {
            program.addRow(
                columns: [Int32(one.variable), Int32(next.variable)], coefficients: [1, -1], lower: 0, upper: .infinity)
        }
        for (index, variable) in levels {
            for need in all.needs(of: index) {
                guard need.width > low[need.column], let step = places[need] else { continue }
                shareRows.append((index, need.column, program.rowCount))
                program.addRow(
                    columns: [Int32(step), Int32(variable)], coefficients: [1, -1], lower: 0, upper: .infinity)
            }
        }
        program.addObjective(Objective(.maximize, columns: [Int32(slack.index)], costs: [1]))
    }

    private mutating func addLimits(_ refutation: TableRefutation, _ asked: [Int], _ slack: Int) {
        for limit in asked.indices {
            var (columns, weights): ([Int32], [Double]) = ([Int32(slack)], [-1])
            for (index, variable) in levels where refutation.limitOf[index] == limit {
                columns.append(Int32(variable))
                weights.append(Double(refutation.all.weights[index]))
            }
            limitRows.append(program.rowCount)
            program.addRow(
                columns: columns, coefficients: weights, lower: Double(asked[limit]), upper: .infinity)
        }
    }

    /// Solves the program.
    ///
    /// - Throws: `SolverError`.
    func relaxed(
        _ refutation: TableRefutation, _ part: TableCase, advisedBy adviser: Adviser
    ) throws(SolverError) -> RelaxedCase {
        guard let found = try program.estimated(advisedBy: adviser.advice) else { throw .noOptimum }
        let near = Self.denominators.lazy.map { prices(of: found, times: $0) }
        var refuting: TablePrices?
        if found.objective < 1e-6 {
            refuting = near.first { refutation.bound($0, in: part).map { $0 < 0 } ?? false }
        }
        return RelaxedCase(
            prices: refuting, near: refuting == nil ? Array(near) : [],
            levels: levels.map { ($0.index, found.values[$0.variable]) },
            steps: steps.map { ($0.column, $0.width, found.values[$0.variable]) })
    }

    /// The multipliers of a solution over a denominator, rounded.
    private func prices(of solution: Estimate, times factor: Double) -> TablePrices {
        let duals = solution.rowDuals
        func whole(_ row: Int) -> Int { Int((abs(duals[row]) * factor).rounded()) }
        return TablePrices(
            limits: limitRows.map(whole), price: whole(roomRow),
            shares: shareRows.compactMap { level, column, row in
                let amount = whole(row)
                return amount == 0 ? nil : TablePrices.Share(level: level, column: column, amount: amount)
            })
    }

    /// Over which denominators multipliers are tried, the simplest first.
    static let denominators: [Double] = [1, 2, 3, 4, 6, 12, 60, 420, 2_520, 27_720]
}
