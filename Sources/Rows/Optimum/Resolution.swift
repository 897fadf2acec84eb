// Resolution.swift: a row reduced by its policy, unless its proposal decides it.  Lengths in points.

/// What a row asks once its proposal is known, in doubles.
public typealias Resolution = ResolutionOver<Double>

/// What a row asks once its proposal is known.
public enum ResolutionOver<Value: Number>: Sendable, Equatable {
    /// The proposal was unspecified or infinite and decides every length by itself, in points.
    case decided([Value])
    /// The items share a finite container.
    case shared(ReducedRowOver<Value>)
}

extension RowOver where Value: KnownNumber {
    /// The general problem behind the policy.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*²) for a `cssFlex` row that shrinks with factors below 1.
    public var resolution: ResolutionOver<Value> {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            guard let room, room.isFinite else { return .decided(proposedLengths) }
            var judge = PlainJudge<Value>()
            return .shared(policy.reduced(self, in: room, judge: &judge))
        }
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

extension RowOver {
    /// The row under a policy without directions; its budget says nothing unless it is given.
    func levelForm(under policy: some UndirectedPolicy, budget: Value = 0) -> ReducedRowOver<Value> {
        let priorities = policy.ownPriorities(of: items)
        let tiers = priorities.map(Tiers.of) ?? tiers
        var row = ReducedRowOver<Value>(
            lower: [], upper: [], base: [], weight: [], tiers: tiers,
            tierPriorities: priorities.map { own in tiers.map { own[$0[0]] } }, budget: budget)
        row.lower.reserveCapacity(items.count)
        row.upper.reserveCapacity(items.count)
        row.base.reserveCapacity(items.count)
        row.weight.reserveCapacity(items.count)
        // Mapping a closure over the items would copy each of them with its name.
        items.withUnsafeBufferPointer { items in
            for index in items.indices {
                row.lower.append(items[index].minimum)
                row.upper.append(items[index].maximum)
                row.base.append(policy.base(of: items[index]))
                row.weight.append(policy.weight(of: items[index]))
            }
        }
        return row
    }
}
