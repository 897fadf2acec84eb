// TreeProgram+Solving.swift: the frames of a screen from its linear program.  Lengths in points.

import GLPK
import LinearPrograms
public import Rows

/// The answer of `TreeProgram`.
public struct SolvedTree: Sendable {
    /// Sizes and places.
    public let arrangement: TreeArrangement
    /// The program with the dual that proves the answer.
    public let proof: ProvedProgram
}

extension TreeProgram {
    /// Solves the tree.
    ///
    /// - Throws: `RowProgramError`.
    /// - Complexity: one linear program an objective, each started from the last one's basis.
    public func solved() throws(RowProgramError) -> SolvedTree {
        let solution = try program.optimum(named: "tree")
        func numbers(_ variables: [PerAxis<Variable>]) -> [PerAxis<Double>] {
            variables.map { variable in PerAxis { solution[variable[$0]] } }
        }
        return SolvedTree(
            arrangement: TreeArrangement(sizes: numbers(sizes), offsets: numbers(offsets), in: problem),
            proof: ProvedProgram(program: program, solution: solution))
    }
}

extension TreeProblem {
    /// The frames of all views by one linear program.
    ///
    /// - Throws: `RowProgramError`.
    public func solved() throws(RowProgramError) -> SolvedTree { try TreeProgram(self).solved() }

    /// The frames of all views container by container, small linear programs where sizes compete.
    ///
    /// - Throws: As `TreeRecursion` does.
    public func solvedInTurn() throws -> TreeArrangement {
        try TreeRecursion(competing: { try $0.solved().lengths }).arrangement(of: self)
    }
}
