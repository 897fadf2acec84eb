// RowProgramError.swift: why the linear programs of a row gave no certified answer.

public import GLPK
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
