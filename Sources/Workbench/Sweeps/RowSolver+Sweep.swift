// RowSolver+Sweep.swift: which rule a solver's name means in a sweep, and how a row is written for it.

public import Plumb

extension RowSolver {
    /// Sweeps a row over containers by the rule of this name; the solvers of the optimum all sweep as the optimum.
    ///
    /// - Parameter range: Containers in points; the upper end may be infinite.
    /// - Throws: `RowError` when the rule has no answer to rows of this policy, and what `Sweep` throws.
    public func sweep(
        of problem: Row, over range: ClosedRange<Double> = 0...Double.infinity
    ) throws -> Sweep {
        switch self {
        case .glpk, .gini, .certified, .exact, .waterFill: return try Sweep(of: WaterFilling(), for: problem, over: range)
        case .swiftui: return try Sweep(of: SwiftUIRule(), for: problem, over: range)
        case .progressiveFill: return try Sweep(of: ProgressiveFilling(), for: problem, over: range)
        case .css: return try Sweep(of: CSSFlexbox(), for: problem.writtenInCSS(), over: range)
        case .glue:
            guard problem.policy == .glue else { throw RowError.notGlue }
            return try Sweep(of: TeXGlue(), for: problem, over: range)
        }
    }

    /// How reports call the rule of a sweep: every way to the optimum sweeps as the optimum.
    public var sweepTitle: String {
        switch self {
        case .glpk, .gini, .certified, .exact, .waterFill: "optimum"
        case .swiftui, .progressiveFill, .css, .glue: title
        }
    }
}

/// Why a row cannot be swept by the solvers that were named.
public enum RowSweepError: Error, Equatable, Sendable, CustomStringConvertible {
    /// So many solvers were named.
    case badCount(Int)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .badCount(let count): "a sweep has one solver or two, not \(count)"
        }
    }
}
