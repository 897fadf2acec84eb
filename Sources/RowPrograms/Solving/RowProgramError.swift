// RowProgramError.swift: programs that have to have an optimum, solved, and why there is no certified answer.

public import Simplex
package import LinearPrograms
public import Rows

/// Why a row has no certified answer.
public enum RowProgramError: Error, Equatable {
    /// The solver failed; a numerical failure says by how much.
    case solver(SolverError)
    /// A program that has to have an optimum came out without one.
    case noOptimum(program: String)
    /// The solved lengths did not pass the check of optimality.
    case refuted(Verdict)
    /// The method is too costly for a row of this size.
    case tooManyItems(count: Int, most: Int, method: ProgramMethod)
    /// The problem asks for lengths that are not finite; no linear program can hold them.
    case noFiniteAnswer(String)
    /// The measures across a row are not in order.
    case badMeasures(RowError)
}

extension RowProgramError: CustomStringConvertible {
    /// One sentence: what went wrong, and what to do about it.
    public var description: String {
        switch self {
        case .solver(let error): "the solver has no answer: \(error)"
        case .noOptimum(let program): "the \(program) program has no optimum, which its bounds should exclude"
        case .refuted(let verdict): "the solver's lengths are not optimal: \(verdict)"
        case .tooManyItems(let count, let most, let method):
            "the row has \(count) items; the method \(method.rawValue) takes at most \(most): use another"
        case .noFiniteAnswer(let reason): reason
        case .badMeasures(let error): "\(error)"
        }
    }
}

/// Runs the solver, whose errors become `RowProgramError.solver`.
package func solving<Answer>(_ work: () throws(SolverError) -> Answer) throws(RowProgramError) -> Answer {
    do { return try work() } catch { throw .solver(error) }
}

extension LinearProgram {
    /// The optimum of a program that has to have one.
    ///
    /// Where it has none but for the rounding of its own numbers, it is that of the program with room for this, and
    /// `Solution.proof` is `none`.
    ///
    /// - Parameters:
    ///   - solver: Who is asked.
    ///   - name: What the program is called in the error.
    ///   - basis: A guess that may be proved at once; where it is wrong, the solver starts from it.
    /// - Throws: `RowProgramError.solver`, or `noOptimum` where the solver says that there is none.
    package func optimum(
        by solver: ProgramSolver, named name: String, guess basis: Basis? = nil
    ) throws(RowProgramError) -> Solution {
        func optimum(of program: LinearProgram) throws(RowProgramError) -> Solution {
            try solving { () throws(SolverError) in
                guard let basis else { return try solver.solved(program) }
                return try solver.solved(program, provingFirst: basis)
            }
        }
        var solution = try optimum(of: self)
        if solution.status == .infeasible {
            solution = try optimum(of: loosened())
            (solution.proof, solution.basis, solution.exact) = (.none, nil, nil)
        }
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
