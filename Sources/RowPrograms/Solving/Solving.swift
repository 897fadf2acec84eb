// Solving.swift: programs that have to have an optimum, solved; whatever goes wrong is an error of the row's programs.

package import GLPK
package import LinearPrograms
import Rows

/// Runs the solver, whose errors become `RowProgramError.solver`.
package func solving<Answer>(_ work: () throws(SolverError) -> Answer) throws(RowProgramError) -> Answer {
    do { return try work() } catch { throw .solver(error) }
}

extension LinearProgram {
    /// The optimum of a program that has to have one.
    ///
    /// - Parameter name: What the program is called in the error.
    /// - Throws: `RowProgramError.solver`, or `noOptimum` where the solver says that there is none.
    package func optimum(
        _ options: SolverOptions = SolverOptions(), named name: String
    ) throws(RowProgramError) -> Solution {
        let solution = try solving { () throws(SolverError) in try solved(options) }
        guard solution.status == .optimal else { throw .noOptimum(program: name) }
        return solution
    }
}

extension Row {
    /// Checks the lengths that a program found.
    ///
    /// - Throws: `RowProgramError.refuted`.
    func proved(_ lengths: [Double]) throws(RowProgramError) -> ProvedRow {
        do {
            return try certify(lengths)
        } catch let error as Refutation {
            throw .refuted(error.verdict)
        } catch {
            // As many lengths as items, each a number: the solver's certificate has seen to that.
            preconditionFailure("the solver gave no lengths: \(error)")
        }
    }
}
