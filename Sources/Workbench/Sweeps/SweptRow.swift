// SweptRow.swift: a row swept by one rule or two: what the text, the table, the plot and the JSON are made from.

/// A document's row with its sweeps.
public struct SweptRow: Sendable {
    /// One sweep, and the rule that was swept.
    public struct Curve: Sendable {
        /// The rule, by the name that the command knows.
        public let name: String
        /// How reports call the rule: every way to the optimum sweeps as the optimum.
        public let title: String
        /// The lengths over all containers.
        public let sweep: Sweep
    }

    /// The row with its name and its axis.
    public let document: RowDocument
    /// One sweep or two, over the same containers.
    public let curves: [Curve]
    /// The containers swept, in points; the upper end may be infinite.
    public let range: ClosedRange<Double>

    /// Sweeps a row.
    ///
    /// - Parameters:
    ///   - rules: One or two.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: `RowSweepError`, `RowError` when a rule has no answer to rows of this policy, and what `Sweep` throws.
    public init(
        _ document: RowDocument, by rules: [RuleEntry], over range: ClosedRange<Double> = 0...Double.infinity
    ) throws {
        guard (1...2).contains(rules.count) else { throw RowSweepError.badCount(rules.count) }
        (self.document, self.range) = (document, range)
        curves = try rules.map { rule in
            guard let sweep = rule.sweep else { throw RowSweepError.cannotSweep(rule.name) }
            return Curve(name: rule.name, title: sweep.title, sweep: try sweep.sweep(of: document.row, over: range))
        }
    }

    /// Where two rules part, in order; empty for one rule, and for two that agree.
    public var differingRanges: [DifferingRange] {
        guard curves.count == 2 else { return [] }
        return curves[0].sweep.differingRanges(from: curves[1].sweep)
    }
}

/// Why a row cannot be swept by the rules that were named.
public enum RowSweepError: Error, Equatable, Sendable, CustomStringConvertible {
    /// So many rules were named.
    case badCount(Int)
    /// The rule of this name cannot be followed over containers.
    case cannotSweep(String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .badCount(let count): "a sweep has one solver or two, not \(count)"
        case .cannotSweep(let name): "\(name) cannot be swept; plumb solve answers one container at a time"
        }
    }
}
