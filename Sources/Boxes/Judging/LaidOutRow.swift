// LaidOutRow.swift: the stacks of a layout as rows of numbers, to be judged.  Lengths in points.

/// A stack as it was laid out: the row that it had to solve, and what its children got.
public struct LaidOutRow: Sendable {
    /// The views from the root to the stack.
    public let path: String
    /// The stack's id, if it has one, as text.
    public let id: String?
    /// The direction of the stack.
    public let axis: Axis
    /// The children: their lengths when offered 0, nothing and infinity, their priorities, their ids where they have one.
    public let items: [Item]
    /// The gap after each child but the last, in points.
    public let spacing: [Double]
    /// The length offered to the stack, in points: a number, which may be negative, `nil` for unspecified, or infinity.
    public let available: Double?
    /// The length of each child, in points.
    public let lengths: [Double]
    /// What each child was offered in the end, in points; `nil` for its ideal length.
    public let offers: [Double?]
    /// What counts as fair in the stack.
    public let policy: Policy
    /// The name of the stack's own rule; `nil` for what SwiftUI's stacks do.
    package let ruleName: String?
    /// Whether each child stops short of some offers within its range, as text does.
    package let steps: [Bool]
    /// Whether every child answers an offer within its range with the offer; text and the like stop short.
    public var takesWhatIsOffered: Bool { !steps.contains(true) }

    /// A child: what it got and was offered in the end, what it takes of another offer along the stack, and its least heights.
    package typealias Child = (
        id: String?, priority: Double, length: Double, offer: Double?, answer: (Double?) -> Double,
        steps: (_ cutting: Bool) -> Staircase<Double>?
    )

    /// Asks the children of a stack for their ranges.
    ///
    /// - Parameter sharing: How the stack shares its length, where it says so itself.
    package init(
        path: String, id: String?, axis: Axis, children: [Child], spacing: [Double], available: Double?,
        sharing: StackSharing<Double>?
    ) {
        (self.path, self.id, self.axis, self.spacing, self.available) = (path, id, axis, spacing, available)
        (lengths, offers) = (children.map(\.length), children.map(\.offer))
        (policy, ruleName) = (sharing?.policy ?? .equalSizes, sharing?.ruleName)
        let names = Dictionary(children.map { ($0.id, 1) }, uniquingKeysWith: +)
        var items = children.indices.map { index in
            let child = children[index]
            var item = sharing?.items[index] ?? Item()
            item.id = names[child.id] == 1 ? child.id : nil
            item.minimum = child.answer(0)
            item.maximum = max(item.minimum, child.answer(.infinity))
            item.ideal = min(max(item.minimum, child.answer(nil)), item.maximum)
            item.priority = child.priority.isFinite ? child.priority : -.infinity
            return item
        }
        if sharing?.policy == .text {
            var judge = PlainJudge<Double>()
            items.takeSteps(in: available ?? .infinity, spacing, judge: &judge) { item, isCutting, _ in
                children[item].steps(isCutting)
            }
        }
        self.items = items
        steps = zip(children, items).map { child, item in
            let most = min(item.maximum, item.minimum + 1_000)
            return [0.25, 0.5, 0.8].contains { share in
                let offer = item.minimum + share * (most - item.minimum)
                return abs(child.answer(offer) - offer) > 1e-6 * max(1, offer)
            }
        }
    }

    /// The row that the stack had to solve, by default under its own policy.
    ///
    /// - Throws: `RowError` where a row does not accept a child's answers as lengths.
    public func problem(policy: Policy? = nil) throws(RowError) -> Row {
        try problem(items: items, policy: policy)
    }

    /// The row with other items, by default under the stack's own policy.
    func problem(items: [Item], policy: Policy? = nil) throws(RowError) -> Row {
        try Row(items: items, spacing: spacing, available: available.map { max(0, $0) }, policy: policy ?? self.policy)
    }
}
