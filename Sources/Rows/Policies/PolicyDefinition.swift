// PolicyDefinition.swift: what a policy makes of a row.  Lengths in points.

/// What a policy makes of a row.
///
///     /// Equal distances from the ideal lengths are fair.
///     struct EqualDistances: PolicyDefinition {
///         let name = "equal-distances"
///         let usesIdeals = true
///
///         func reduced<J: Judge>(_ row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> ReducedRowOver<J.Value> {
///             ReducedRowOver(row, budget: room, base: \.ideal, weight: { _ in 1 })
///         }
///     }
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

    /// The fields of items that it reads beside bounds, ideal, priority and weight.
    var fields: ItemFields { get }

    /// Whether the base of an item is its minimum, and moves along with it.
    func startsAtMinimum(_ item: Item) -> Bool

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

    /// None.
    public var fields: ItemFields { [] }

    /// Bases are what they are.
    public func startsAtMinimum(_ item: Item) -> Bool { false }

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

/// A policy whose items keep their own bounds in every container, so that their bases and weights say it all.
public protocol UndirectedPolicy: PolicyDefinition {
    /// The length of an item at level 0, in points.
    func base<Value>(of item: ItemOver<Value>) -> Value
    /// How much an item gains per level; above 0.
    func weight<Value>(of item: ItemOver<Value>) -> Value.Scalar
    /// The tier of each item, higher ones first, where the policy has tiers of its own; `nil` where the items' priorities
    /// say it.
    func ownPriorities<Value>(of items: [ItemOver<Value>]) -> [Double]?
}

extension UndirectedPolicy {
    /// The items' priorities say it.
    public func ownPriorities<Value>(of items: [ItemOver<Value>]) -> [Double]? { nil }

    /// The items within their own bounds.
    public func reduced<J: Judge>(
        _ row: RowOver<J.Value>, in room: J.Value, judge: inout J
    ) -> ReducedRowOver<J.Value> {
        row.levelForm(under: self, budget: room)
    }
}

extension RowOver {
    /// The length of each item at level 0, what it gains per level, and the tiers, the first of which is served first; `nil`
    /// under a policy with directions.
    package var undirectedLevels: (base: [Value], weight: [Value.Scalar], tiers: [[Int]])? {
        guard let policy = policy.definition as? any UndirectedPolicy else { return nil }
        let tiers = policy.ownPriorities(of: items).map(Tiers.of) ?? tiers
        return (items.map { policy.base(of: $0) }, items.map { policy.weight(of: $0) }, tiers)
    }
}
