// Adviser.swift: who proposes bases for the linear programs of rows and screens.

import GLPK
package import LinearPrograms
package import Simplex

/// Who proposes bases for linear programs; every basis is proved, whoever proposed it, so that answers are the same.
public enum Adviser: String, Sendable, CaseIterable {
    /// The simplex methods of GLPK.
    case glpk = "glpk"
    /// A simplex method in doubles, with no library beneath it.
    case doubles = "doubles"
    /// Nobody: what does not prove itself is found by pivots in fractions.
    case nobody = "nobody"
}

/// A solver of linear programs: an adviser, and how long it may take.
package struct ProgramSolver: Sendable {
    /// Who is asked.
    package let adviser: Adviser
    /// How, and when to give up.
    package let options: SolverOptions

    /// A solver; GLPK without limits by default.
    package init(_ adviser: Adviser = .glpk, _ options: SolverOptions = SolverOptions()) {
        (self.adviser, self.options) = (adviser, options)
    }

    /// Solves a program, as `LinearProgram.solved(advisedBy:_:startingAt:)`.
    package func solved(_ program: LinearProgram, startingAt basis: Basis? = nil) throws(SolverError) -> Solution {
        switch adviser {
        case .glpk: try program.solved(advisedBy: GLPKAdvice.self, options, startingAt: basis)
        case .doubles: try program.solved(advisedBy: DenseAdvice.self, options, startingAt: basis)
        case .nobody: try program.solved(advisedBy: NoAdvice.self, options, startingAt: basis)
        }
    }

    /// Solves a program, as `LinearProgram.solved(advisedBy:_:provingFirst:)`.
    package func solved(_ program: LinearProgram, provingFirst basis: Basis) throws(SolverError) -> Solution {
        switch adviser {
        case .glpk: try program.solved(advisedBy: GLPKAdvice.self, options, provingFirst: basis)
        case .doubles: try program.solved(advisedBy: DenseAdvice.self, options, provingFirst: basis)
        case .nobody: try program.solved(advisedBy: NoAdvice.self, options, provingFirst: basis)
        }
    }
}
