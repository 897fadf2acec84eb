// ToolkitRule.swift: what the toolkit behind a row's policy does, by its own algorithm.  Lengths in points.
// On rows as the toolkit knows them it equals the optimum of the policy: those are laws.

/// A policy that says what some toolkit aims at, with that toolkit's algorithm.
public protocol ToolkitPolicy: PolicyDefinition {
    /// The lengths that the toolkit gives, in points, before it rounds them to pixels.
    ///
    /// - Throws: What `judge.known(_:)` throws, where the algorithm multiplies lengths.
    func toolkitLengths<J: Judge>(
        of row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value]
}

/// The algorithm of the toolkit whose rule the row's policy is.
public struct ToolkitRule: Rule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The lengths that the toolkit gives, in points.
    ///
    /// - Throws: `RowError.noToolkit` for other policies; what `judge.known(_:)` throws.
    /// - Complexity: O(*n*²).
    public func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        guard let policy = row.policy.definition as? any ToolkitPolicy else { throw RowError.noToolkit }
        return try policy.toolkitLengths(of: row, in: room, judge: &judge)
    }

    /// Throws `RowError.noToolkit` for a policy that no toolkit stands behind.
    public func accept(_ policy: Policy) throws(RowError) {
        guard policy.definition is any ToolkitPolicy else { throw .noToolkit }
    }

    /// The natural lengths of a policy of two pieces.
    public func turningLengths(of row: Row) -> TurningLengths? { row.policy.definition.turningLengths(of: row) }
}

extension Distribution where Self == ToolkitRule {
    /// What the toolkit behind the row's policy does.
    public static var toolkit: ToolkitRule { ToolkitRule() }
}
