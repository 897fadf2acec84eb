// GridProgram.swift: how wide are the columns of a grid whose cells may span several?  Lengths in points.

public import LinearPrograms
public import Rows
public import Simplex

/// A grid's columns, as the question of `GridProgram`.
public struct GridProblem: Sendable, Equatable {
    /// A cell and the columns that it spans.
    public struct Cell: Sendable, Equatable {
        /// The columns, counted from 0; at least one.
        public let columns: Range<Int>
        /// The least and the greatest width, in points; the greatest may be infinite.
        public let minimum, maximum: Double

        /// Makes a cell; nothing is checked before it enters a problem.
        public init(columns: Range<Int>, minimum: Double, maximum: Double) {
            (self.columns, self.minimum, self.maximum) = (columns, minimum, maximum)
        }
    }

    /// The number of columns.
    public let count: Int
    /// The gap after each column but the last, in points.
    public let gaps: [Double]
    public let cells: [Cell]
    /// The width offered, in points; `nil` asks for the least that fits every cell.
    public let available: Double?

    /// Checks and keeps a grid.
    ///
    /// - Throws: `RowError` for the first thing wrong.
    public init(count: Int, gaps: [Double], cells: [Cell], available: Double?) throws(RowError) {
        guard count <= Limits.items, cells.count <= Limits.items else { throw .tooManyItems(max(count, cells.count)) }
        guard gaps.count == max(0, count - 1) else {
            throw .wrongCount(.spacing, count: gaps.count, expected: max(0, count - 1))
        }
        let (range, allowed) = (0...Limits.length, "from 0 to \(Limits.length.shortest)")
        if let available, !range.contains(available) {
            throw .outOfRange(.available, item: nil, value: available, allowed: allowed)
        }
        for (index, gap) in gaps.enumerated() where !(-Limits.length...Limits.length).contains(gap) {
            throw .outOfRange(.spacing, item: index, value: gap, allowed: "within ±\(Limits.length.shortest)")
        }
        for (index, cell) in cells.enumerated() {
            guard range.contains(cell.minimum) else {
                throw .outOfRange(.minimum, item: index, value: cell.minimum, allowed: allowed)
            }
            guard cell.maximum >= cell.minimum else {
                throw .outOfOrder(
                    item: index, smaller: .minimum, smallerValue: cell.minimum, larger: .maximum,
                    largerValue: cell.maximum)
            }
            guard !cell.columns.isEmpty, cell.columns.lowerBound >= 0, cell.columns.upperBound <= count else {
                throw .outOfRange(
                    .span, item: index, value: Double(cell.columns.count),
                    allowed: "1 to \(count), the columns of the grid")
            }
        }
        (self.count, self.gaps, self.cells, self.available) = (count, gaps, cells, available)
    }

    /// A cell by what it answers: the columns that it spans, and its widths when offered 0, nothing and infinity, in points.
    package typealias Answers = (columns: Range<Int>, minimum: Double, ideal: Double, maximum: Double)

    /// The problem of cells that have been asked.
    ///
    /// - Parameter width: Below 0 it counts as 0; without a finite one every cell has its ideal or, at infinity, its greatest
    ///   width.
    /// - Throws: `RowError` for the first thing wrong.
    package init(count: Int, gaps: [Double], answers: [Answers], offered width: Double?) throws(RowError) {
        let cells = answers.map { cell in
            let least = width == nil ? cell.ideal : width == .infinity ? cell.maximum : cell.minimum
            return Cell(columns: cell.columns, minimum: least, maximum: max(least, cell.maximum))
        }
        try self.init(
            count: count, gaps: gaps, cells: cells, available: width.flatMap { $0.isFinite ? max(0, $0) : nil })
    }
}

/// The least total width that fits every cell, then a fair share of the rest.
///
///     minimise  e,  then  minimise  Σ xₖ,  then  maximise  Σ cₖ,  then  minimise  Σ dᵢⱼ
///     subject to  Σ cₖ over a cell's columns and the gaps between  >= its least width,
///                 Σ cₖ + gaps - e <= W,  cₖ - xₖ <= what the cells of column k can use,  |cᵢ - cⱼ| <= dᵢⱼ
///
/// Without a container the total is as small as it can be.
public struct GridProgram {
    public private(set) var program = LinearProgram()
    /// The width of each column, `c`.
    public let columns: [Variable]

    /// States a grid.
    ///
    /// - Throws: `RowProgramError.tooManyItems`.
    public init(_ grid: GridProblem) throws(RowProgramError) {
        try GiniProgram.check(count: grid.count)
        var program = LinearProgram()
        let c = (0..<grid.count).map { program.variable("c[\($0)]", atLeast: 0) }
        for (index, cell) in grid.cells.enumerated() where cell.minimum > 0 {
            let gaps = grid.gaps[cell.columns.dropLast()].reduce(0, +)
            program.subject(to: "cell[\(index)]", sum(cell.columns.map { c[$0] }) >= cell.minimum - gaps)
        }
        if let available = grid.available {
            let e = program.variable("e", atLeast: 0)
            program.subject(to: "fit", sum(c) - e <= available - grid.gaps.reduce(0, +))
            program.minimize("overflow", e)
            let excess = grid.mostUsable.enumerated().compactMap { column, most -> Variable? in
                guard most.isFinite else { return nil }
                let x = program.variable("x[\(column)]", atLeast: 0)
                program.subject(to: "most[\(column)]", c[column] - x <= most)
                return x
            }
            if !excess.isEmpty { program.minimize("excess", sum(excess)) }
            program.maximize("fill", sum(c))
        } else {
            program.minimize("width", sum(c))
        }
        program.minimize(
            "unevenness", program.sumOfDifferences(of: Array(c.indices), column: "d", row: "uneven") { c[$0] - c[$1] })
        (self.program, columns) = (program, c)
    }
}

extension GridProblem {
    /// What the cells of each column can use, in points: the greatest width of those in it alone, no limit where a cell
    /// that spans it has none.  A cell that spans several and needs more than these makes columns exceed it.
    var mostUsable: [Double] {
        var most = [Double](repeating: 0, count: count)
        for cell in cells where cell.columns.count == 1 || cell.maximum == .infinity {
            for column in cell.columns { most[column] = max(most[column], cell.maximum) }
        }
        return most
    }

    /// The widths of the columns, in points.
    ///
    /// - Parameter adviser: Who proposes bases; the answer is the same, whoever does.
    /// - Throws: `RowProgramError`.
    public func solved(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> [Double] {
        let grid = try GridProgram(self)
        return try grid.program.optimum(by: ProgramSolver(adviser), named: "grid")[grid.columns]
    }
}
