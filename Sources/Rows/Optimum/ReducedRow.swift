// ReducedRow.swift: the general problem that is left once policy and direction are known.
// Lengths in points, levels in points per unit of weight (Mathematics.md, sections 1 and 2).
// Water filling, the verdicts and RowPrograms all answer this row: a new policy is one more way to make it.

/// A row reduced to bounds, bases, weights, tiers and a budget, in doubles.
public typealias ReducedRow = ReducedRowOver<Double>

/// A row reduced to bounds, bases, weights, tiers and a budget.
///
/// `cssFlex` and `glue` first decide whether the row grows or shrinks; items that take no part then have one
/// fixed length, `lower == upper`.
public struct ReducedRowOver<Value: Number>: Sendable, Equatable {
    /// The least length of each item, in points.
    public var lower: [Value]
    /// The greatest length of each item, in points; may be infinite.
    public var upper: [Value]
    /// The length of each item at level 0, in points.
    public var base: [Value]
    /// How much each item gains per level; above 0, or 0 for an item that cannot move.
    public var weight: [Value.Scalar]
    /// The items of each tier in layout order, highest priority first; no tier is empty.
    public let tiers: [[Int]]
    /// The priority of each tier, where the policy has tiers of its own; `nil` where it is that of the tier's items.
    public let tierPriorities: [Double]?
    /// What the items may take together, in points; negative when the gaps alone exceed the container.
    public var budget: Value
    /// Whether items grow from where they start, or else shrink from there; `nil` under a policy without directions.
    public internal(set) var grows: Bool?

    /// Puts a reduced row together; nothing is checked.
    public init(
        lower: [Value], upper: [Value], base: [Value], weight: [Value.Scalar], tiers: [[Int]],
        tierPriorities: [Double]? = nil, budget: Value
    ) {
        self.lower = lower
        self.upper = upper
        self.base = base
        self.weight = weight
        self.tiers = tiers
        self.tierPriorities = tierPriorities
        self.budget = budget
    }

    /// A row in which every item has one length, before some of them are let move.
    init(rigid lengths: [Value], tiers: [[Int]], budget: Value, grows: Bool) {
        self.init(
            lower: lengths, upper: lengths, base: lengths, weight: lengths.map { _ in 1 }, tiers: tiers, budget: budget)
        self.grows = grows
    }

    /// The same with tiers of its own.
    ///
    /// - Parameter priorities: One an item.
    init(rigid lengths: [Value], priorities: [Double], budget: Value, grows: Bool) {
        let tiers = Tiers.of(priorities)
        self.init(
            lower: lengths, upper: lengths, base: lengths, weight: lengths.map { _ in 1 }, tiers: tiers,
            tierPriorities: tiers.map { priorities[$0[0]] }, budget: budget)
        self.grows = grows
    }

    /// The priority of each tier.
    ///
    /// - Parameter items: Those of the row.
    func priorities(of items: [ItemOver<Value>]) -> [Double] {
        tierPriorities ?? tiers.map { items[$0[0]].priority }
    }

    /// The priority of each item's tier, where the policy has tiers of its own.
    var ownPriorities: [Double]? {
        tierPriorities.map { priorities in
            var found = [Double](repeating: 0, count: lower.count)
            for (tier, priority) in zip(tiers, priorities) { for index in tier { found[index] = priority } }
            return found
        }
    }
}

extension ReducedRowOver where Value: KnownNumber {
    /// How far the least lengths alone exceed the budget, in points: the least overflow possible.
    public var leastOverflow: Value {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get { max(0, lower.reduce(0, +) - budget) }
    }

    /// The length of item `index` at `level`, in points.
    func length(of index: Int, at level: Value) -> Value {
        clamp(base[index] + weight[index] * level, lower[index], upper[index])
    }

    /// What each tier may take, in points: its share when higher tiers come first and lower ones keep their
    /// least lengths.
    ///
    /// - Complexity: O(*n*).
    public var tierBudgets: [Value] {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            var remaining = budget
            var reserved = lower.reduce(0, +)
            return tiers.map { tier in
                let least = tier.reduce(0) { $0 + lower[$1] }
                let most = tier.reduce(0) { $0 + upper[$1] }
                reserved = reserved - least
                let share = clamp(remaining - reserved, least, most)
                remaining = remaining - share
                return share
            }
        }
    }
}
