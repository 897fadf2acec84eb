// RuleSweep.swift: how a rule of the table is followed over all containers.  Lengths in points.

/// What sweeps for a rule.
public struct RuleSweep: Sendable {
    /// How reports call the curve.
    public let title: String
    /// The rule, or another that gives the same lengths.
    let rule: any Rule
    private let written: @Sendable (Row) throws -> Row

    /// Every way to the optimum sweeps as the optimum.
    public static let optimum = RuleSweep("optimum", WaterFilling())

    /// - Parameters:
    ///   - title: How reports call the curve.
    ///   - rule: The rule, or another that gives the same lengths.
    ///   - written: The row as the rule takes it, by default as it is; throws for rows that the rule refuses.
    public init(_ title: String, _ rule: any Rule, written: @escaping @Sendable (Row) throws -> Row = { $0 }) {
        (self.title, self.rule, self.written) = (title, rule, written)
    }

    /// Sweeps a row.
    ///
    /// - Parameter range: Containers in points; the upper end may be infinite.
    /// - Throws: `RowError` for a row that the rule refuses, and what `Sweep` throws.
    public func sweep(of row: Row, over range: ClosedRange<Double> = 0...Double.infinity) throws -> Sweep {
        try Sweep(of: rule, for: written(row), over: range)
    }
}
