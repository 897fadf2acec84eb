// ProgramSolver.swift: who is asked for the linear programs of rows and screens, and for how long.

package import LinearPrograms
package import Simplex

/// A solver of linear programs: an adviser, and how long it may take.
package struct ProgramSolver: Sendable {
    /// Who is asked.
    package let adviser: Adviser
    /// How, and when to give up.
    package let options: SolverOptions

    /// A solver; without limits by default.
    package init(_ adviser: Adviser, _ options: SolverOptions = SolverOptions()) {
        (self.adviser, self.options) = (adviser, options)
    }

    /// Solves a program, as `LinearProgram.solved(advisedBy:_:startingAt:)`.
    package func solved(_ program: LinearProgram, startingAt basis: Basis? = nil) throws(SolverError) -> Solution {
        try program.solved(advisedBy: adviser.advice, options, startingAt: basis)
    }

    /// Solves a program, as `LinearProgram.solved(advisedBy:_:provingFirst:)`.
    package func solved(_ program: LinearProgram, provingFirst basis: Basis) throws(SolverError) -> Solution {
        try program.solved(advisedBy: adviser.advice, options, provingFirst: basis)
    }
}
