// SolvingError.swift: why a rule gives a record no answer.

/// Why a rule gives a record no answer.
package enum SolvingError: Error, Equatable, CustomStringConvertible {
    /// A scene, and a rule of rows.
    case sceneByRule
    /// The rule named for GLPK, in a program that is linked without it.
    case noGLPK

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .sceneByRule: "a scene is solved by one linear program: leave --with away, or say --with glpk"
        case .noGLPK:
            "glpk is not in this program; water-fill has the same lengths, exact the linear programs without GLPK"
        }
    }
}
