// RowAmbiguity.swift: how far the lengths of a row can move while a program calls them all optimal.  Lengths in points.

import LinearPrograms
public import Rows
public import Simplex

/// The lengths that a way to state a row leaves open.
public struct RowAmbiguity: Sendable, Equatable {
    /// What is asked of the lengths.
    public enum Statement: Sendable, Hashable {
        /// Bounds, least overflow and tiers in order, without fairness: the optimum is the one among these that is fair.
        case tiers
        /// Constraints as one states them for a solver of the Cassowary kind.
        case constraints(CassowaryProgram.Form)

        /// Every way, the tiers first.
        public static let all = [Statement.tiers] + CassowaryProgram.Form.allCases.map(Statement.constraints)
    }

    /// What is asked.
    public let statement: Statement
    /// The least and the greatest length of each item among all answers that meet what is asked equally well, in points.
    public let ranges: [ClosedRange<Double>]
    /// The items that have more than one such length, by index.
    public let movable: [Int]

    /// The longest row that is asked about: two linear programs an item and statement.
    public static let mostItems = 60
}

extension Row {
    /// How far each length can move under each way to state the row.
    ///
    /// - Parameter adviser: Who proposes bases; the answer is the same, whoever does.
    /// - Returns: Empty in a container that is unspecified or infinite, and for rows of more than
    ///   `RowAmbiguity.mostItems` items.
    /// - Throws: `RowProgramError`.
    /// - Complexity: Two linear programs an item and statement.
    public func ambiguities(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> [RowAmbiguity] {
        guard case .shared(let row) = resolution, items.count <= RowAmbiguity.mostItems else { return [] }
        var found: [RowAmbiguity] = []
        for statement in RowAmbiguity.Statement.all {
            if let ambiguity = try ambiguity(under: statement, of: row, adviser) { found.append(ambiguity) }
        }
        return found
    }

    private func ambiguity(
        under statement: RowAmbiguity.Statement, of row: ReducedRow, _ adviser: Adviser
    ) throws(RowProgramError) -> RowAmbiguity? {
        let unit = row.solverUnit
        let measured = row.measured(in: unit)
        let (program, lengths): (LinearProgram, [Variable])
        switch statement {
        case .tiers:
            let priorities = PriorityProgram(measured)
            (program, lengths) = (priorities.program, priorities.lengths)
        case .constraints(let form):
            let cassowary = CassowaryProgram(measured, form: form)
            (program, lengths) = (cassowary.program, cassowary.lengths)
        }
        let found = try solving { () throws(SolverError) in
            try program.optimalFace(of: lengths, advisedBy: adviser.advice)
        }
        guard let face = found else { return nil }
        let movable = Set(face.movable(beyond: Tolerance.relative))
        return RowAmbiguity(
            statement: statement, ranges: face.ranges.map { $0.lowerBound * unit...$0.upperBound * unit },
            movable: lengths.indices.filter { movable.contains(lengths[$0]) })
    }
}
