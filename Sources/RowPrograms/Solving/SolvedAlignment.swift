// SolvedAlignment.swift: an alignment found by the linear program, and which child holds which edge.
// Lengths in points.

import LinearPrograms
public import Rows
public import Simplex

/// The answer of `AlignmentProgram`.
public struct SolvedAlignment: Sendable {
    /// The size of each child across the row, in points.
    public let lengths: [Double]
    /// Where the children stand.
    public let arrangement: CrossArrangement
    /// How far the extent exceeds the container, in points; 0 where there is none.
    public let overflow: Double
    /// The child that holds the start of the extent: one more point before its line would make the extent one point
    /// larger.  `nil` where the line itself does, or where there is no child.
    public let startHolder: Int?
    /// The child that holds the end of the extent.
    public let endHolder: Int?
}

extension AlignmentProblem {
    /// The least extent by linear programming, with the children that hold its edges.
    ///
    /// - Parameter adviser: Who proposes bases; the answer is the same, whoever does.
    /// - Throws: `RowProgramError`; `noFiniteAnswer` when a guide is infinite.
    public func solved(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> SolvedAlignment {
        guard children.allSatisfy({ $0.guide.isFinite }) else {
            throw .noFiniteAnswer("an infinite guide has no place on a line; SwiftUI's rule only answers it")
        }
        let unit = solverUnit(for: children.reduce(1) { max($0, $1.length, abs($1.guide)) })
        return try AlignmentProgram(measured(in: unit)).solved(unit: unit, available: nil, adviser)
    }

    private func measured(in unit: Double) -> AlignmentProblem {
        if unit == 1 { return self }
        let children = children.map { Child(length: $0.length / unit, guide: $0.guide / unit) }
        do {
            return try AlignmentProblem(children: children, countsLine: countsLine)
        } catch {
            preconditionFailure("smaller numbers are within the limits too: \(error)")
        }
    }
}

extension FlexibleAlignmentProblem {
    /// Sizes and places by linear programming, with the children that hold the edges.
    ///
    /// - Parameter adviser: Who proposes bases; the answer is the same, whoever does.
    /// - Throws: `RowProgramError`.
    public func solved(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> SolvedAlignment {
        try AlignmentProgram(self).solved(unit: 1, available: available, adviser)
    }
}

extension AlignmentProgram {
    fileprivate func solved(
        unit: Double, available: Double?, _ adviser: Adviser
    ) throws(RowProgramError) -> SolvedAlignment {
        let solution = try program.optimum(by: ProgramSolver(adviser), named: "alignment")
        let extent = solution[extent] * unit
        return SolvedAlignment(
            lengths: lengths.map { solution[$0] * unit },
            arrangement: CrossArrangement(
                extent: extent, guide: solution[line] * unit, offsets: solution[offsets].map { $0 * unit }),
            overflow: available.map { max(0, extent - $0) } ?? 0,
            startHolder: holder(part.edges.starts, part.lineEdges?.start, in: solution),
            endHolder: holder(part.edges.ends, part.lineEdges?.end, in: solution))
    }

    /// The child whose edge carries the largest price under the objective `extent`.
    private func holder(_ rows: [Constraint], _ line: Constraint?, in solution: Solution) -> Int? {
        let stage = program.objectives.count - 2
        func price(_ row: Constraint) -> Double { abs(solution.rowDual(of: row, stage: stage)) }
        guard let child = rows.indices.max(by: { price(rows[$0]) < price(rows[$1]) }) else { return nil }
        if let line, price(line) > price(rows[child]) { return nil }
        return price(rows[child]) > 1e-9 ? child : nil
    }
}
