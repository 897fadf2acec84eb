// RuleUnderPolicy.swift: a rule that reads rows of every policy as rows of one.  Lengths in points.

package import Rows

/// A rule with a policy of its own, so that two optima of one row can be compared.
package struct RuleUnderPolicy<Base: Rule>: Rule {
    private let base: Base
    private let policy: Policy

    /// The rule on rows of a policy, whatever theirs is.
    package init(_ base: Base, _ policy: Policy) { (self.base, self.policy) = (base, policy) }

    package func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        let read = RowOver(unchecked: row.items, spacing: row.spacing, available: row.available, policy: policy)
        return try base.compiledLengths(of: read, in: room, judge: &judge)
    }

    package func accept(_ policy: Policy) throws(RowError) { try base.accept(self.policy) }
}
