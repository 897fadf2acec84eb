// ReducedItems.swift: what filling reads of a row, wherever it stands.  Lengths in points.

/// An item as filling sees it.
struct ReducedItem<Value: Number> {
    let lower: Value
    let upper: Value
    let base: Value
    let weight: Value.Scalar
}

/// The items of a reduced row: in arrays of their own, or read from the row itself so that nothing is copied.
protocol ReducedItems<Value> {
    associatedtype Value: Number

    /// How many there are.
    var count: Int { get }

    /// The bounds, base and weight of an item.
    subscript(item index: Int) -> ReducedItem<Value> { get }

    /// Whether the row grows; `nil` where its policy knows no directions.
    var grows: Bool? { get }
}

extension ReducedRowOver: ReducedItems {
    var count: Int { lower.count }

    subscript(item index: Int) -> ReducedItem<Value> {
        ReducedItem(lower: lower[index], upper: upper[index], base: base[index], weight: weight[index])
    }
}

/// The items of a row under a policy without directions.
struct ItemsInPlace<Value: Number, Policy: UndirectedPolicy>: ReducedItems {
    let items: [ItemOver<Value>]
    let policy: Policy

    var grows: Bool? { nil }
    var count: Int { items.count }

    subscript(item index: Int) -> ReducedItem<Value> {
        ReducedItem(
            lower: items[index].minimum, upper: items[index].maximum, base: policy.base(of: items[index]),
            weight: policy.weight(of: items[index]))
    }
}

extension RowOver {
    /// The optimal lengths under a policy without directions, with one allocation where there is one tier.
    func filled<J: Judge>(under policy: some UndirectedPolicy, in room: Value, judge: inout J) -> [Value]
    where J.Value == Value {
        // Other numbers cost more than copies: the loops are compiled once for each of them, whatever the policy.
        guard Value.self == Double.self else {
            return levelForm(under: policy, budget: room).filled(judge: &judge)
        }
        let reduced = ItemsInPlace(items: items, policy: policy)
        if hasOneTier { return reduced.filled(CollectionOfOne(items.indices), holding: room, judge: &judge) }
        return reduced.filled(tierList, holding: room, judge: &judge)
    }
}

extension ReducedRowOver {
    /// The optimal lengths: tiers in order, one level a tier.
    package func filled<J: Judge>(judge: inout J) -> [Value] where J.Value == Value {
        filled(tiers, holding: budget, judge: &judge)
    }
}

extension ReducedItems {
    /// The optimal lengths: tiers in order, one level a tier.
    ///
    /// - Complexity: O(*n*) a round of freezing, at most *n* rounds a tier.
    func filled<J: Judge, Tier: Collection<Int>>(
        _ tiers: some Collection<Tier>, holding budget: Value, judge: inout J
    ) -> [Value] where J.Value == Value {
        var (remaining, reserved, most): (Value, Value, Value) = (budget, 0, 0)
        let isAlone = tiers.count == 1 && tiers.first?.count == count
        var lengths: [Value] = []
        lengths.reserveCapacity(count)
        for index in 0..<count {
            let item = self[item: index]
            lengths.append(item.lower)
            reserved = reserved + item.lower
            if isAlone { most = most + item.upper }
        }
        for tier in tiers {
            // Those of a tier that is alone are known.
            let least = isAlone ? reserved : tier.reduce(0) { $0 + lengths[$1] }
            reserved = reserved - least
            let share = remaining - reserved
            switch judge.side(of: share, least, isAlone ? most : tier.reduce(0) { $0 + self[item: $1].upper }) {
            case .below: remaining = remaining - least
            case .above:
                for index in tier {
                    lengths[index] = self[item: index].upper
                    remaining = remaining - lengths[index]
                }
            case .inside:
                // The tiers below are left with their least lengths.
                FreezeLoop(items: self, tier: tier, room: share).fill(&lengths, judge: &judge)
                return lengths
            }
        }
        return lengths
    }
}
