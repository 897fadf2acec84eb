// Verdict.swift: the judgement on a claimed row, with a witness that a person can check by hand
// (Mathematics.md, section 5).  Lengths and amounts in points; items by index from 0.

/// The verdict on lengths in doubles.
public typealias Verdict = VerdictOver<Double>

/// What is wrong with a claimed row, first fault first, or why nothing is.
public enum VerdictOver<Value: KnownNumber>: Sendable, Equatable {
    /// An item breaks one of its bounds.
    case outOfBounds(item: Int, length: Value, bound: Bound)
    /// Nothing was proposed, and an item is not at its ideal.
    case notIdeal(item: Int, length: Value, ideal: Value)
    /// The row overflows by more than it must.
    case avoidableOverflow(overflow: Value, leastOverflow: Value)
    /// Space is left over and an item could still grow.
    case unusedSpace(unused: Value, item: Int)
    /// An item of a lower tier holds length that an item of a higher tier could take.
    case priorityInversion(lower: Int, higher: Int, amount: Value)
    /// Of two items of one tier the one on the higher level could give to the one on the lower.
    case unfair(from: Int, to: Int, amount: Value)
    /// Nothing is wrong: every tier stands at one water level.
    case optimal(levels: [TierLevelOver<Value>])

    /// The bound that a length breaks, in points.
    public enum Bound: Sendable, Equatable {
        /// The item is shorter than this.
        case minimum(Value)
        /// The item is longer than this.
        case maximum(Value)
    }

    /// The verdicts without their witnesses.
    public typealias Kind = VerdictKind

    /// The verdict without its witness.
    public var kind: Kind {
        switch self {
        case .outOfBounds: .outOfBounds
        case .notIdeal: .notIdeal
        case .avoidableOverflow: .avoidableOverflow
        case .unusedSpace: .unusedSpace
        case .priorityInversion: .priorityInversion
        case .unfair: .unfair
        case .optimal: .optimal
        }
    }
}

/// The verdicts without their witnesses; raw values are the names in JSON.
public enum VerdictKind: String, Sendable, CaseIterable {
    case outOfBounds, notIdeal, avoidableOverflow, unusedSpace, priorityInversion, unfair, optimal
}

/// The water level of one tier, in doubles.
public typealias TierLevel = TierLevelOver<Double>

/// The water level of one tier.
public struct TierLevelOver<Value: KnownNumber>: Sendable, Equatable {
    /// The priority that the items of the tier share.
    public let priority: Double
    /// The level: each item is `clamp(base + weight * level)`, in points per unit of weight.
    public let level: Value

    /// Makes a level; it proves nothing until it has been checked against lengths.
    public init(priority: Double, level: Value) {
        self.priority = priority
        self.level = level
    }
}

extension VerdictOver {
    /// The same verdict with its amounts in doubles.
    package var inDoubles: Verdict {
        switch self {
        case .outOfBounds(let item, let length, .minimum(let bound)):
            .outOfBounds(item: item, length: length.double, bound: .minimum(bound.double))
        case .outOfBounds(let item, let length, .maximum(let bound)):
            .outOfBounds(item: item, length: length.double, bound: .maximum(bound.double))
        case .notIdeal(let item, let length, let ideal):
            .notIdeal(item: item, length: length.double, ideal: ideal.double)
        case .avoidableOverflow(let overflow, let least):
            .avoidableOverflow(overflow: overflow.double, leastOverflow: least.double)
        case .unusedSpace(let unused, let item): .unusedSpace(unused: unused.double, item: item)
        case .priorityInversion(let lower, let higher, let amount):
            .priorityInversion(lower: lower, higher: higher, amount: amount.double)
        case .unfair(let from, let to, let amount): .unfair(from: from, to: to, amount: amount.double)
        case .optimal(let levels):
            .optimal(levels: levels.map { TierLevel(priority: $0.priority, level: $0.level.double) })
        }
    }
}
