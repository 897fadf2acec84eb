// Policy.swift: which lengths count as fair, toolkit by toolkit (Mathematics.md, section 2).

/// What fairness compares, by name: item `i` stands at level `(length - base) / weight`.
///
/// A policy is a `PolicyDefinition` in a file of its own, and one line here.
public struct Policy: Sendable, Hashable, CustomStringConvertible {
    /// What the policy makes of a row.
    public let definition: any PolicyDefinition

    private let kind: Kind

    /// The policies that the compiler specialises.
    private enum Kind { case equalSizes, equalIncrements, weights, cssFlex, glue, other }

    /// A policy of one's own.
    public init(_ definition: any PolicyDefinition) { self.init(definition, .other) }

    private init(_ definition: any PolicyDefinition, _ kind: Kind) {
        self.definition = definition
        self.kind = kind
    }

    /// The name in JSON and on the command line; two policies of one name are the same.
    public var name: String { definition.name }

    /// The name.
    public var description: String { name }

    /// Whether two policies have one name.
    public static func == (first: Policy, second: Policy) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Base 0, weight 1: equal lengths, what SwiftUI's stacks aim at.
    public static let equalSizes = Policy(EqualSizes(), .equalSizes)
    /// Base `minimum`, weight 1: equal increments over the minima, progressive filling.
    public static let equalIncrements = Policy(EqualIncrements(), .equalIncrements)
    /// Base 0, weight `Item.weight`: Compose's `Modifier.weight`, UIStackView's `fillProportionally`.
    public static let weights = Policy(Weights(), .weights)
    /// Base and factors of CSS Flexible Box Layout, section 9.7.
    public static let cssFlex = Policy(CSSFlex(), .cssFlex)
    /// Natural length, stretch and shrink of TeX's glue (The TeXbook, chapter 12).
    public static let glue = Policy(Glue(), .glue)

    /// The policy of a name, among those of this package by default.
    public init?(named name: String, among policies: [Policy] = allCases) {
        guard let policy = policies.first(where: { $0.name == name }) else { return nil }
        self = policy
    }

    /// The policies of this package.
    public static let allCases: [Policy] = [.equalSizes, .equalIncrements, .weights, .cssFlex, .glue]

    /// What the policy leaves to decide.
    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> ReducedRowOver<J.Value> {
        switch kind {
        case .equalSizes: EqualSizes().reduced(row, in: room, judge: &judge)
        case .equalIncrements: EqualIncrements().reduced(row, in: room, judge: &judge)
        case .weights: Weights().reduced(row, in: room, judge: &judge)
        case .cssFlex: try CSSFlex().reduced(row, in: room, judge: &judge)
        case .glue: Glue().reduced(row, in: room, judge: &judge)
        case .other: try definition.reduced(row, in: room, judge: &judge)
        }
    }
}

/// What a policy makes of a row.
///
/// All but the name and the reduction have defaults that suit a policy without directions, whose items keep their own
/// bounds.
public protocol PolicyDefinition: Sendable {
    /// The name in JSON and on the command line.
    var name: String { get }

    /// The row as bounds, bases, weights, tiers and a budget.
    ///
    /// - Parameter room: What the gaps leave of a finite container, in points.
    /// - Throws: What `judge.known(_:)` throws, where the policy multiplies by lengths.
    func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) throws(J.Failure) -> ReducedRowOver<J.Value>

    /// The lengths from which the row shrinks and grows; `nil` for a policy that only grows.
    func turningLengths(of row: Row) -> TurningLengths?

    /// Whether what is handed out may follow no line, since factors hold a fraction of it back.
    func mayHandOutFractions(_ row: Row) -> Bool

    /// Whether the ideal lengths count beside the bounds.
    var usesIdeals: Bool { get }

    /// The bound behind an item's least length in the reduced row, and the length to which that bound alone may be
    /// lowered.
    func holder(of item: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double)

    /// The values of an item's minimum or maximum for which the reduced row has it as its own bound; `nil` where it has
    /// not.
    func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>?
}

extension PolicyDefinition {
    /// The policy only grows.
    public func turningLengths(of row: Row) -> TurningLengths? { nil }

    /// Everything is handed out.
    public func mayHandOutFractions(_ row: Row) -> Bool { false }

    /// Only bounds count.
    public var usesIdeals: Bool { false }

    /// The minimum, down to 0.
    public func holder(of item: Int, in row: Row, at length: Double) -> (bound: RowBound, floor: Double) {
        (.minimum(item), 0)
    }

    /// All values that are in order.
    public func ownRange(of bound: RowBound, in row: Row, room: Double) -> ClosedRange<Double>? {
        guard let index = bound.item else { return nil }
        let item = row.items[index]
        return bound == .minimum(index) ? 0...item.maximum : item.minimum...Double.infinity
    }
}

extension ReducedRowOver {
    /// The items of a row within their own bounds, for policies that ask for no direction.
    public init(
        _ row: RowOver<Value>, budget: Value, base: (ItemOver<Value>) -> Value,
        weight: (ItemOver<Value>) -> Value.Scalar
    ) {
        self.init(
            lower: row.items.map(\.minimum), upper: row.items.map(\.maximum), base: row.items.map(base),
            weight: row.items.map(weight), tiers: row.tiers, budget: budget)
    }
}
