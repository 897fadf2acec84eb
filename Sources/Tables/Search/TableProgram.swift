// TableProgram.swift: a whole table as an integer program, spans and cuts included, for solvers of such programs.
//
// minimise  each stage in turn: cuts, sum of r, sum of c, cells' heights, c_1, c_2, ...
// subject to  c_j >= least_j + sum of (k - before k) z_jk     z_jk: column j is at least k wide
//             sum of c_j + gaps >= w_1 + sum of (w_s - w_s-1) y_s     a cell over several columns has its step s
//             r_i >= base_i - sum of w_p g_p                  g_p: a level of row i is saved; g_p <= each z or y that it needs
//             sum of r_i + gaps >= H_1 - sum of (H_s-1 - H_s) z_s     a cell over several rows
//             sum of c_j <= room,  least <= c <= most,  z_jk >= z_j,k+1,  y_s >= y_s+1,  0 <= g <= 1,  z and y whole
// Given z and y, the rows of c are of consecutive columns, so that widths are whole.

package import LinearPrograms
package import Simplex

/// Solves a program some of whose variables are whole: the values of all of them at a best point; `nil` where there is none.
package typealias WholeSolver = @Sendable (LinearProgram, _ whole: [Int32]) throws(SolverError) -> [Double]?

/// The integer program of a table.
package struct TableProgram {
    /// The program without an objective, and its whole variables.
    package private(set) var program = LinearProgram()
    package private(set) var whole: [Int32] = []

    private typealias Sum = (columns: [Int32], weights: [Double], constant: Double)
    private let table: WholeTable
    private var widths: [Int32] = []
    private var rows: [Int32] = []
    /// The variable of each width of a column that some cell turns at.
    private var columnSteps: [TableNeed: Int32] = [:]
    /// Those of the cells over several columns, by their index.
    private var spanSteps: [Int: [(width: Int, variable: Int32)]] = [:]
    private var amounts: [TableAmount: Sum] = [.cuts: ([], [], 0), .cells: ([], [], 0)]

    /// States the table.
    package init(_ table: WholeTable) {
        self.table = table
        for column in table.least.indices {
            widths.append(
                variable(
                    Double(table.least[column]), Double(max(table.least[column], min(table.most[column], table.room)))))
        }
        program.addRow(columns: widths, coefficients: widths.map { _ in 1 }, lower: 0, upper: Double(table.room))
        addColumnSteps()
        for (index, cell) in table.cells.enumerated() where cell.columns.count > 1 { addSpan(index, cell) }
        for row in 0..<table.rowCount { addRow(row) }
        for (index, cell) in table.cells.enumerated() {
            if cell.rows.count > 1 { addRowSpan(index, cell) }
            add(sum(index, cell.heights), to: .cells)
            if !cell.cuts.isEmpty { add(sum(index, cell.cuts), to: .cuts) }
        }
        amounts[.height] = (rows, rows.map { _ in 1 }, Double(table.rowGaps.reduce(0, +)))
    }

    /// The best widths by a solver, stage after stage.
    ///
    /// - Returns: `nil` where the solver finds no point, or one that rounding has moved.
    /// - Throws: `SolverError`.
    package func best(by solve: WholeSolver) throws(SolverError) -> TableValue? {
        var (program, found) = (program, nil as TableValue?)
        let hasCuts = table.cells.contains { !$0.cuts.isEmpty }
        var stages = [TableAmount.height].compactMap { amounts[$0] } + [(widths, widths.map { _ in 1 }, 0)]
        if let cells = amounts[.cells] { stages.append(cells) }
        if hasCuts, let cuts = amounts[.cuts] { stages.insert(cuts, at: 0) }
        for column in widths.dropLast() { stages.append(([column], [1], 0)) }
        for stage in stages where !stage.columns.isEmpty {
            var asked = program
            asked.addObjective(Objective(.minimize, columns: stage.columns, costs: stage.weights))
            guard let values = try solve(asked, whole) else { return nil }
            guard let value = table.value(of: widths.map { Int(values[Int($0)].rounded()) }) else { return nil }
            found = value
            let least = zip(stage.columns, stage.weights).reduce(0) { $0 + $1.1 * values[Int($1.0)] }
            program.addRow(
                columns: stage.columns, coefficients: stage.weights, lower: -.infinity, upper: least.rounded())
        }
        return found
    }

    private mutating func variable(_ least: Double, _ most: Double) -> Int32 {
        Int32(program.variable(atLeast: least, atMost: most).index)
    }

    private mutating func step() -> Int32 {
        let variable = variable(0, 1)
        whole.append(variable)
        return variable
    }

    private mutating func add(_ sum: Sum, to amount: TableAmount) {
        amounts[amount]?.columns += sum.columns
        amounts[amount]?.weights += sum.weights
    }

    private mutating func addColumnSteps() {
        for column in table.least.indices {
            var turns: Set<Int> = []
            for cell in table.cells where cell.columns == column..<column + 1 {
                for step in cell.heights + cell.cuts where step.width > table.least[column] { turns.insert(step.width) }
            }
            var (before, last): (Int, Int32?) = (table.least[column], nil)
            var (columns, weights): ([Int32], [Double]) = ([widths[column]], [1])
            for width in turns.sorted() {
                let variable = step()
                columnSteps[.init(place: column, width: width)] = variable
                columns.append(variable)
                weights.append(Double(before - width))
                order(last, variable)
                (before, last) = (width, variable)
            }
            program.addRow(
                columns: columns, coefficients: weights, lower: Double(table.least[column]), upper: .infinity)
        }
    }

    /// A step is reached only where the one below it is.
    private mutating func order(_ lower: Int32?, _ higher: Int32) {
        guard let lower else { return }
        program.addRow(columns: [lower, higher], coefficients: [1, -1], lower: 0, upper: .infinity)
    }

    private mutating func addSpan(_ index: Int, _ cell: WholeTable.Cell) {
        let first = cell.heights[0].width
        let turns = Set((cell.heights + cell.cuts).map(\.width)).filter { $0 > first }.sorted()
        var (columns, weights) = (cell.columns.map { widths[$0] }, cell.columns.map { _ in 1.0 })
        var (before, last): (Int, Int32?) = (first, nil)
        var steps: [(Int, Int32)] = []
        for width in turns {
            let variable = step()
            steps.append((width, variable))
            columns.append(variable)
            weights.append(Double(before - width))
            order(last, variable)
            (before, last) = (width, variable)
        }
        spanSteps[index] = steps.map { (width: $0.0, variable: $0.1) }
        program.addRow(
            columns: columns, coefficients: weights, lower: Double(first - table.gaps(in: cell.columns)),
            upper: .infinity)
    }

    /// The variable that says that a cell is at least so wide; `nil` where it always is.
    private func variable(of index: Int, width: Int) -> Int32? {
        let cell = table.cells[index]
        if cell.columns.count > 1 { return spanSteps[index]?.first { $0.width == width }?.variable }
        return columnSteps[.init(place: cell.columns.lowerBound, width: width)]
    }

    private mutating func addRow(_ row: Int) {
        let cells = table.cells.indices.filter { table.cells[$0].rows == row..<row + 1 }
        var heights = Set([table.lineHeight])
        for index in cells {
            for step in table.cells[index].heights { heights.insert(max(step.amount, table.lineHeight)) }
        }
        let levels = heights.sorted(by: >)
        let variable = variable(Double(table.lineHeight), .infinity)
        var (columns, weights): ([Int32], [Double]) = ([variable], [1])
        for (higher, lower) in zip(levels, levels.dropFirst()) {
            let needs = cells.map { WholeTable.Cell.leastWidth(table.cells[$0].heights, for: lower) }
            if needs.contains(nil) { break }
            let saved = self.variable(0, 1)
            columns.append(saved)
            weights.append(Double(higher - lower))
            for (index, need) in zip(cells, needs) {
                guard let need, let step = self.variable(of: index, width: need) else { continue }
                program.addRow(columns: [step, saved], coefficients: [1, -1], lower: 0, upper: .infinity)
            }
        }
        rows.append(variable)
        program.addRow(columns: columns, coefficients: weights, lower: Double(levels[0]), upper: .infinity)
    }

    /// What steps come to: the first one's amount, less what each that is reached saves.
    private func sum(_ index: Int, _ steps: [WholeTable.Step]) -> Sum {
        var sum: Sum = ([], [], Double(steps[0].amount))
        for (before, step) in zip(steps, steps.dropFirst()) {
            let saved = Double(before.amount - step.amount)
            if let variable = variable(of: index, width: step.width) {
                sum.columns.append(variable)
                sum.weights.append(-saved)
            } else {
                sum.constant -= saved
            }
        }
        return sum
    }

    private mutating func addRowSpan(_ index: Int, _ cell: WholeTable.Cell) {
        let height = sum(index, cell.heights)
        let gaps = cell.rows.dropFirst().reduce(0) { $0 + table.rowGaps[$1 - 1] }
        program.addRow(
            columns: cell.rows.map { rows[$0] } + height.columns,
            coefficients: cell.rows.map { _ in 1 } + height.weights.map { -$0 }, lower: height.constant - Double(gaps),
            upper: .infinity)
    }
}
