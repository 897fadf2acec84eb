// RowSolver.swift: the rules and methods that answer rows, by the names that the command knows.
// A new rule is added here once; solve, verify's reports and compare take it from the list.

public import Documents
public import Plumb

/// A way to answer a row, named as in `plumb solve --with`.
public enum RowSolver: String, Sendable, CaseIterable {
    /// The linear programs solved by GLPK, fairness by progressive filling.
    case glpk
    /// The linear programs solved by GLPK, fairness as one Gini program.
    case gini
    /// A greedy answer confirmed by GLPK from its own basis.
    case certified
    /// As `glpk`, every program solved once more in exact arithmetic.
    case exact
    /// What SwiftUI's stacks do.
    case swiftui
    /// Progressive filling over the minima.
    case progressiveFill = "progressive-fill"
    /// The freeze loop of CSS flexbox; rows of another policy as `WrittenInCSS` writes them.
    case css
    /// TeX's glue setting; refuses rows of another policy.
    case glue
    /// The optimum by sorted breakpoints, without a linear program.
    case waterFill = "water-fill"

    /// The rule itself.
    public var distribution: any Distribution {
        switch self {
        case .glpk: OptimalStack(method: .progressive)
        case .gini: OptimalStack(method: .gini)
        case .certified: OptimalStack(method: .certified)
        case .exact: OptimalStack(method: .exact)
        case .swiftui: SwiftUIRule()
        case .progressiveFill: ProgressiveFilling()
        case .css: CSSFlexbox()
        case .glue: TeXGlue()
        case .waterFill: WaterFilling()
        }
    }

    /// How reports call the rule.
    public var title: String {
        switch self {
        case .glpk: "optimum (GLPK)"
        case .gini: "optimum (Gini)"
        case .certified: "optimum (certified start)"
        case .exact: "optimum (exact)"
        case .swiftui: "SwiftUI rule"
        case .progressiveFill: "progressive fill"
        case .css: "CSS flex loop"
        case .glue: "TeX glue setting"
        case .waterFill: "water fill"
        }
    }

    /// Answers a row and, where its items have measures across, the alignment.
    ///
    /// - Throws: `RowProgramError` when the linear programs cannot be solved with a certificate, `RowError`
    ///   when the rule has no answer to rows of this policy.
    public func answer(to document: ProblemDocument) throws -> RowAnswer {
        var answer = try answer(to: document.problem)
        answer.cross = try CrossAnswer(
            document.cross, countsLine: self == .swiftui, byProgram: distribution is OptimalStack)
        return answer
    }

    /// Answers a row.
    ///
    /// - Throws: `RowProgramError` when the linear programs cannot be solved with a certificate, `RowError`
    ///   when the rule has no answer to rows of this policy.
    public func answer(to problem: Row) throws -> RowAnswer {
        guard let optimal = distribution as? OptimalStack else { return try greedyAnswer(to: problem) }
        let row = try optimal.solve(problem)
        return RowAnswer(
            arrangement: row.distribution.arrangement, levels: row.distribution.levels, certified: true,
            solver: SolverNote(
                name: "glpk", method: row.method.rawValue, version: OptimalStack.solverVersion,
                iterations: row.iterations))
    }

    /// A greedy answer is certified where it happens to pass the check.
    private func greedyAnswer(to problem: Row) throws -> RowAnswer {
        let lengths = try distribution.lengths(for: problem)
        let verdict = try problem.verdict(on: lengths)
        var levels: [TierLevel]?
        if case .optimal(let found) = verdict { levels = found }
        return RowAnswer(
            arrangement: Arrangement(lengths, in: problem), levels: levels ?? [], certified: levels != nil,
            solver: SolverNote(name: rawValue, method: "greedy"))
    }
}

/// An answer to a row and who gave it.
public struct RowAnswer: Sendable {
    /// The lengths with their offsets, in points.
    public let arrangement: Arrangement
    /// The water level of each tier, highest first; empty where there is none to tell.
    public let levels: [TierLevel]
    /// Whether the answer has passed the check of optimality.
    public let certified: Bool
    /// Who gave the answer.
    public let solver: SolverNote
    /// Where the items stand across the row; `nil` where none has measures.
    public internal(set) var cross: CrossAnswer?

    init(arrangement: Arrangement, levels: [TierLevel], certified: Bool, solver: SolverNote) {
        self.arrangement = arrangement
        self.levels = levels
        self.certified = certified
        self.solver = solver
    }
}

/// Who gave an answer, and with what effort.
public struct SolverNote: Sendable, Equatable {
    /// `glpk`, or the name of the greedy rule.
    public let name: String
    /// The method of the linear programs, or `greedy`.
    public let method: String
    /// The version of GLPK.
    public var version: String?
    /// How many simplex iterations were made.
    public var iterations: Int?
}
