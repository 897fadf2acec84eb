// AlignmentAmbiguity.swift: how far children can move across a row while the program calls all places optimal.
// Lengths in points.

import GLPK
import LinearPrograms
public import Rows

extension AlignmentProblem {
    /// For each child the least and the greatest offset among all optima, or `nil` where there is one optimal offset.
    ///
    /// Every guide lies on the line and the least extent fixes the line, so this finds nothing to move; it is the program
    /// that says so.
    ///
    /// - Throws: `RowProgramError`; `noFiniteAnswer` when a guide is infinite.
    /// - Complexity: Two linear programs a child.
    public func freePlaces() throws(RowProgramError) -> [ClosedRange<Double>?] {
        guard !children.isEmpty else { return [] }
        // Refuses infinite guides, and measures very great lengths in a larger unit.
        let solved = try solved()
        let offsets = AlignmentProgram(self).offsets
        guard let face = try solving({ () throws(SolverError) in try solved.proof.program.optimalFace(of: offsets) }) else { throw .noOptimum(program: "alignment") }
        let movable = Set(face.movable(beyond: Tolerance.relative))
        return zip(offsets, face.ranges).map { offset, range in
            movable.contains(offset) ? range.lowerBound * solved.unit...range.upperBound * solved.unit : nil
        }
    }
}
