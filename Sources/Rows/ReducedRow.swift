// ReducedRow.swift: the general problem that is left once policy and direction are known.
// Lengths in points, levels in points per unit of weight (Mathematics.md, sections 1 and 2).
// WaterFilling, the verdicts and RowPrograms all answer this row: a new policy is added here only.

/// A row reduced to bounds, bases, weights, tiers and a budget.
///
/// `cssFlex` and `glue` first decide whether the row grows or shrinks; items that take no part then have one
/// fixed length, `lower == upper`.
public struct ReducedRow: Sendable, Equatable {
    /// The least length of each item, in points.
    public internal(set) var lower: [Double]
    /// The greatest length of each item, in points; may be infinite.
    public internal(set) var upper: [Double]
    /// The length of each item at level 0, in points.
    public internal(set) var base: [Double]
    /// How much each item gains per level; above 0.
    public internal(set) var weight: [Double]
    /// The items of each tier in layout order, highest priority first; no tier is empty.
    public internal(set) var tiers: [[Int]]
    /// What the items may take together, in points; negative when the gaps alone exceed the container.
    public internal(set) var budget: Double

    package init(
        lower: [Double], upper: [Double], base: [Double], weight: [Double], tiers: [[Int]], budget: Double
    ) {
        self.lower = lower
        self.upper = upper
        self.base = base
        self.weight = weight
        self.tiers = tiers
        self.budget = budget
    }

    /// How far the least lengths alone exceed the budget, in points: the least overflow possible.
    public var leastOverflow: Double { max(0, lower.reduce(0, +) - budget) }

    /// The length of item `index` at `level`, in points.
    func length(of index: Int, at level: Double) -> Double {
        clamp(base[index] + weight[index] * level, lower[index], upper[index])
    }

    /// What each tier may take, in points: its share when higher tiers come first and lower ones keep their
    /// least lengths.
    ///
    /// - Complexity: O(*n*).
    public var tierBudgets: [Double] {
        var remaining = budget
        var reserved = lower.reduce(0, +)
        return tiers.map { tier in
            let least = tier.reduce(0) { $0 + lower[$1] }
            let most = tier.reduce(0) { $0 + upper[$1] }
            reserved -= least
            let share = clamp(remaining - reserved, least, most)
            remaining -= share
            return share
        }
    }
}

/// What a problem asks once its proposal is known.
public enum Resolution: Sendable, Equatable {
    /// The proposal was unspecified or infinite and decides every length by itself, in points.
    case decided([Double])
    /// The items share a finite container.
    case shared(ReducedRow)
}

extension Row {
    /// The general problem behind the policy.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*²) for a `cssFlex` row that shrinks with factors below 1.
    public var resolution: Resolution {
        guard let available else { return .decided(items.map(\.ideal)) }
        guard available.isFinite else { return .decided(items.map(\.maximum)) }
        let room = available - totalSpacing
        return switch policy {
        case .equalSizes, .equalIncrements, .weights: .shared(plainRow(policy, room: room))
        case .cssFlex: .shared(cssFlexRow(room: room))
        case .glue: .shared(glueRow(room: room))
        }
    }

    /// The items within their own bounds, bases and weights by a policy that asks for no direction.
    func plainRow(_ policy: Policy, room: Double) -> ReducedRow {
        ReducedRow(
            lower: items.map(\.minimum), upper: items.map(\.maximum),
            base: items.map { policy == .equalIncrements ? $0.minimum : 0 },
            weight: items.map { policy == .weights ? $0.weight : 1 }, tiers: tiers, budget: room)
    }

    /// Indices of the items of equal priority, highest priority first, in layout order inside a tier.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) when there is one tier.
    public var tiers: [[Int]] {
        guard let first = items.first else { return [] }
        if items.allSatisfy({ $0.priority == first.priority }) { return [Array(items.indices)] }
        let members = Dictionary(grouping: items.indices) { items[$0].priority }
        return members.sorted { $0.key > $1.key }.map(\.value)
    }
}
