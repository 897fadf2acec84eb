// StackSharing.swift: how a stack shares its length where it says so itself, over any number.  Lengths in points.

/// What counts as fair in a stack, what shares its length, and what each child tells them.
///
/// It is an object, so that a stack which has none carries no more than a pointer.
package final class StackSharing<Value: Number>: Sendable {
    /// What counts as fair.
    package let policy: Policy
    /// What shares where nobody asks for the optimum; `nil` for what SwiftUI's stacks do.
    package let rule: (any Rule)?
    /// What that is called.
    package let ruleName: String?
    /// What each child tells the policy; bounds, names and tiers count for nothing.
    package let items: [ItemOver<Value>]

    /// - Parameters:
    ///   - rule: With its name.
    ///   - items: One a child.
    package init(policy: Policy, rule: (name: String, rule: any Rule)?, items: [ItemOver<Value>]) {
        (self.policy, self.rule, ruleName, self.items) = (policy, rule?.rule, rule?.name, items)
    }

    /// Whether the stack's own rule is the optimum, in whose search children that step are asked again.
    package var isOptimal: Bool { rule is WaterFilling }
}

/// A stack that shares its length by a rule or a policy of its own.
///
/// Its children are asked what they take of nothing, by themselves and of everything; that makes them the items of a row.
@usableFromInline package protocol SharingStack: SteppingStack {
    /// The lengths that the stack's own rule gives.
    func ruled(_ row: RowOver<Length>, judge: inout Comparisons) throws(Failure) -> [Length]
}

extension SharingStack {
    /// What each child is offered: the length that the policy's optimum, or else the stack's rule, gives it; `nil` where a
    /// row does not accept the children's answers as lengths.
    ///
    /// A row knows no length below 0, which is taken as 0.  Unlike a stack of equal sizes this one is asked also there: an
    /// item that does not shrink keeps its length.
    ///
    /// - Complexity: by the optimum that of `offers(in:judge:)`; else three questions to each child, and the rule.
    @inlinable package func offers(
        in length: Length, byOptimum isOptimal: Bool, judge: inout Comparisons
    ) throws(Failure) -> [Length]? {
        if length.isInfinite { return priorities.map { _ in .infinity } }
        let room = judge.greater(0, length)
        guard var row = try SteppingRow(self, length: room, judge: &judge) else { return nil }
        if isOptimal { return try row.settled(judge: &judge) }
        return try ruled(row.row, judge: &judge)
    }
}

/// The children of a stack make no row.
package struct NoRowOfStack: Error, Equatable, CustomStringConvertible {
    /// Makes the error.
    package init() {}

    /// What is wrong, and what would be right.
    package var description: String {
        "a view in it takes infinitely much of nothing, or more than \(Limits.length.shortest) points; policies and rules "
            + "share a length among views that answer with lengths"
    }
}
