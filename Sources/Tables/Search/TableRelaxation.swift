// TableRelaxation.swift: the linear program of a case, whose multipliers refute it or whose point says where to part it.
//
// maximise  t                               by how much all limits are kept
// subject to  sum of w_p g_p - t >= R       one a limit: what must still be saved
//             sum of x_j <= W - sum of low      where x_j = sum of (k - before k) z_jk + s_j is what column j has beyond low_j
//             sum of x_j in r >= low_r - sum of low in r + sum of (k - before k) z_rk      one a run
//             z_jk >= z_j,k+1               column or run j reaches step k
//             z_jk >= g_p                   for each column and run that p needs, k = v_pj
//             0 <= g <= 1,  0 <= z <= 1,  s >= 0, and 0 for columns in no run
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
    let steps: [(place: Int, width: Int, share: Double)]
}

extension RelaxedCase {
    /// A case of which no point is known.
    init(prices: TablePrices?) { self.init(prices: prices, near: [], levels: [], steps: []) }
}

/// The program of a case and what its parts stand for.
struct TableRelaxation {
    private(set) var program = LinearProgram()
    /// The steps of each place that levels need, ascending, and the variable of each.
    private(set) var steps: [(place: Int, width: Int, variable: Int)] = []
    /// The levels that are open, and the variable of each.
    private(set) var levels: [(index: Int, variable: Int)] = []
    private var limitRows: [Int] = []
    private var roomRow = 0
    private var runRows: [Int] = []
    private var shareRows: [(level: Int, place: Int, row: Int)] = []
    private let table: WholeTable

    /// What solving it counts as: a quarter of its rows times its columns.
    var work: Int { program.rowCount * program.columnCount / 4 }

    init(_ refutation: TableRefutation, _ part: TableCase) {
        let (all, low) = (refutation.all, part.low)
        table = refutation.table
        let (open, asked) = refutation.openLevels(part)
        var widths = [Set<Int>](repeating: [], count: low.count)
        for index in open {
            for need in all.needs(of: index) where need.width > low[need.place] {
                widths[need.place].insert(need.width)
            }
        }
        let slack = program.variable(atMost: 1e9)
        var places: [TableNeed: Int] = [:]
        for place in low.indices {
            for width in widths[place].sorted() {
                let variable = program.variable(atLeast: 0, atMost: 1).index
                places[TableNeed(place: place, width: width)] = variable
                steps.append((place, width, variable))
            }
        }
        for index in open {
            levels.append((index, program.variable(atLeast: 0, atMost: 1).index))
        }
        addLimits(refutation, asked, slack.index)
        addWidths(part, room: refutation.question.room)
        for (one, next) in zip(steps, steps.dropFirst()) where one.place == next.place {
            program.addRow(
                columns: [Int32(one.variable), Int32(next.variable)], coefficients: [1, -1], lower: 0, upper: .infinity)
        }
        for (index, variable) in levels {
            for need in all.needs(of: index) {
                guard need.width > low[need.place], let step = places[need] else { continue }
                shareRows.append((index, need.place, program.rowCount))
                program.addRow(
                    columns: [Int32(step), Int32(variable)], coefficients: [1, -1], lower: 0, upper: .infinity)
            }
        }
        program.addObjective(Objective(.maximize, columns: [Int32(slack.index)], costs: [1]))
    }

    /// The rows of the room and of the runs.
    private mutating func addWidths(_ part: TableCase, room: Int) {
        typealias Sum = (columns: [Int32], weights: [Double])
        var beyond = [Sum](repeating: ([], []), count: part.low.count)
        var before = (place: -1, width: 0)
        for step in steps {
            let difference = step.width - (step.place == before.place ? before.width : part.low[step.place])
            beyond[step.place].columns.append(Int32(step.variable))
            beyond[step.place].weights.append(Double(difference))
            before = (step.place, step.width)
        }
        for column in Set(table.runs.joined()).sorted() {
            beyond[column].columns.append(Int32(program.variable(atLeast: 0).index))
            beyond[column].weights.append(1)
        }
        func joined(_ columns: Range<Int>) -> Sum {
            (beyond[columns].flatMap(\.columns), beyond[columns].flatMap(\.weights))
        }
        let all = joined(0..<table.least.count)
        roomRow = program.rowCount
        program.addRow(
            columns: all.columns, coefficients: all.weights, lower: -.infinity, upper: Double(part.free(of: room)))
        for (run, columns) in table.runs.enumerated() {
            let (sum, place) = (joined(columns), table.least.count + run)
            runRows.append(program.rowCount)
            program.addRow(
                columns: sum.columns + beyond[place].columns,
                coefficients: sum.weights + beyond[place].weights.map { -$0 },
                lower: Double(part.low[place] - part.low[columns].reduce(0, +)), upper: .infinity)
        }
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
        // The program has an optimum, which doubles may miss; then the case is parted.
        guard let found = try program.estimated(advisedBy: adviser.advice) else { return RelaxedCase(prices: nil) }
        let near = Self.denominators.lazy.map { prices(of: found, times: $0) }
        var refuting: TablePrices?
        if found.objective < 1e-6 {
            refuting = near.first { refutation.bound($0, in: part).map { $0 < 0 } ?? false }
        }
        return RelaxedCase(
            prices: refuting, near: refuting == nil ? Array(near) : [],
            levels: levels.map { ($0.index, found.values[$0.variable]) },
            steps: steps.map { ($0.place, $0.width, found.values[$0.variable]) })
    }

    /// The multipliers of a solution over a denominator, rounded.
    private func prices(of solution: Estimate, times factor: Double) -> TablePrices {
        let duals = solution.rowDuals
        func whole(_ row: Int) -> Int { Int(exactly: min(abs(duals[row]) * factor, 1e12).rounded()) ?? 0 }
        // Rounding may not leave a column with a price below 0.
        let runs = runRows.map(whole)
        var paid = [Int](repeating: 0, count: table.least.count)
        for (columns, price) in zip(table.runs, runs) { for column in columns { paid[column] += price } }
        return TablePrices(
            limits: limitRows.map(whole), price: max(whole(roomRow), paid.max() ?? 0),
            runs: runs.contains { $0 > 0 } ? runs : [],
            shares: shareRows.compactMap { level, place, row in
                let amount = whole(row)
                return amount == 0 ? nil : TablePrices.Share(level: level, place: place, amount: amount)
            })
    }

    /// Over which denominators multipliers are tried, the simplest first.
    static let denominators: [Double] = [1, 2, 3, 4, 6, 12, 60, 420, 2_520, 27_720]
}
