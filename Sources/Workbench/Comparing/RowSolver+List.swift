// RowSolver+List.swift: solvers by name, several in one word: `water-fill,swiftui`.

import Rows

/// Why a list of solvers was refused.
public enum SolverListError: Error, Equatable, CustomStringConvertible {
    /// There is no solver of that name.
    case unknown(String)
    /// A solver is named twice.
    case repeated(String)

    /// One sentence: what was wrong and what would be right.
    public var description: String {
        switch self {
        case .unknown(let name):
            let names = RowSolver.allCases.map(\.rawValue).joined(separator: ", ")
            return name.isEmpty
                ? "a solver's name is missing; there are \(names)"
                : "there is no solver \(name.printable); there are \(names)"
        case .repeated(let name): return "\(name) is named twice; name every solver once"
        }
    }
}

extension RowSolver {
    /// The solvers of a list of names with commas between them, in that order.
    ///
    /// - Throws: `SolverListError` for the first name that is unknown or stands there twice.
    public static func list(_ text: String) throws(SolverListError) -> [RowSolver] {
        var solvers: [RowSolver] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.drop { $0 == " " })
            guard let solver = RowSolver(rawValue: name) else { throw .unknown(name) }
            guard !solvers.contains(solver) else { throw .repeated(name) }
            solvers.append(solver)
        }
        return solvers
    }
}
