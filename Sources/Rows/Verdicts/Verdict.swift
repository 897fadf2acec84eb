// Verdict.swift: the judgement on a claimed row, with a witness that a person can check by hand
// (Mathematics.md, section 5).  Lengths and amounts in points; items by index from 0.

/// The verdict on lengths in doubles.
public typealias Verdict = VerdictOver<Double>

/// What is wrong with a claimed row, first fault first, or why nothing is.
public enum VerdictOver<Value: KnownNumber>: Sendable, Equatable {
    /// An item is shorter or longer than it may be.
    case outOfBounds(item: Int, length: Value, bound: Bound)
    /// Nothing was proposed, and an item is not at its ideal.
    case notIdeal(item: Int, length: Value, ideal: Value)
    /// The row overflows by more than it must.
    case avoidableOverflow(overflow: Value, leastOverflow: Value)
    /// Items and gaps together are not what the policy gives them, though they neither exceed a container that they could
    /// keep nor leave room that they could use: a flex line with factors that sum to less than 1 has such a total.
    case wrongTotal(total: Value, expected: Value)
    /// Space is left over and an item could still grow.
    case unusedSpace(unused: Value, item: Int)
    /// An item of a lower tier holds length that an item of a higher tier could take.
    case priorityInversion(lower: Int, higher: Int, amount: Value)
    /// Of two items of one tier the one on the higher level could give to the one on the lower.
    case unfair(from: Int, to: Int, amount: Value)
    /// Nothing is wrong: every tier stands at one water level.  Where nothing fits, the least lengths alone exceed the
    /// container, by `leastOverflow`; it is 0 elsewhere.
    case optimal(levels: [TierLevelOver<Value>], leastOverflow: Value = 0)

    /// What a length breaks, in points.
    public enum Bound: Sendable, Equatable {
        /// The item is shorter than its own minimum.
        case minimum(Value)
        /// The item is longer than its own maximum.
        case maximum(Value)
        /// The item keeps its own bounds, but not the length at which its row holds it: it is shorter or longer than this.
        /// `by` is the number of the item that says this length; `nil` for a length of the policy's own.
        case held(at: Value, by: RowBound?, because: HoldReason)
    }

    /// The verdicts without their witnesses.
    public typealias Kind = VerdictKind

    /// The verdict without its witness.
    public var kind: Kind {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            switch self {
            case .outOfBounds: .outOfBounds
            case .notIdeal: .notIdeal
            case .avoidableOverflow: .avoidableOverflow
            case .wrongTotal: .wrongTotal
            case .unusedSpace: .unusedSpace
            case .priorityInversion: .priorityInversion
            case .unfair: .unfair
            case .optimal: .optimal
            }
        }
    }
}

/// The verdicts without their witnesses; raw values are the names in JSON.
public enum VerdictKind: String, Sendable, CaseIterable {
    case outOfBounds, notIdeal, avoidableOverflow, wrongTotal, unusedSpace, priorityInversion, unfair, optimal
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
        case .outOfBounds(let item, let length, let bound):
            .outOfBounds(item: item, length: length.double, bound: bound.inDoubles)
        case .notIdeal(let item, let length, let ideal):
            .notIdeal(item: item, length: length.double, ideal: ideal.double)
        case .avoidableOverflow(let overflow, let least):
            .avoidableOverflow(overflow: overflow.double, leastOverflow: least.double)
        case .wrongTotal(let total, let expected): .wrongTotal(total: total.double, expected: expected.double)
        case .unusedSpace(let unused, let item): .unusedSpace(unused: unused.double, item: item)
        case .priorityInversion(let lower, let higher, let amount):
            .priorityInversion(lower: lower, higher: higher, amount: amount.double)
        case .unfair(let from, let to, let amount): .unfair(from: from, to: to, amount: amount.double)
        case .optimal(let levels, let least):
            .optimal(
                levels: levels.map { TierLevel(priority: $0.priority, level: $0.level.double) },
                leastOverflow: least.double)
        }
    }
}

extension VerdictOver.Bound {
    fileprivate var inDoubles: Verdict.Bound {
        switch self {
        case .minimum(let bound): .minimum(bound.double)
        case .maximum(let bound): .maximum(bound.double)
        case .held(let length, let bound, let reason): .held(at: length.double, by: bound, because: reason)
        }
    }
}
