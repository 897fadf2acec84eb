// Tiers.swift: items of equal priority, which are served together.

/// Groups of indices of equal priority.
@usableFromInline package enum Tiers {
    /// The indices of some priorities, the highest priority first, in declared order inside a tier.
    ///
    /// Priorities that are no numbers compare with nothing: they come last, with those of -infinity.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) when there is one tier.
    @usableFromInline package static func of(_ priorities: [Double]) -> [[Int]] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
        return TierList(count: priorities.count) { priorities[$0] }.map { Array($0) }
    }
}

extension RowOver {
    /// Indices of the items of equal priority, highest priority first, in layout order inside a tier.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) when there is one tier.
    public var tiers: [[Int]] {
        @_specialize(where Value == Double)
        get {
            hasOneTier ? [Array(items.indices)] : tierList.map { Array($0) }
        }
    }

    /// Whether there are items, all of one priority.
    var hasOneTier: Bool {
        // A closure over the items would copy each of them with its name, and `first` the first.
        items.withUnsafeBufferPointer { items in
            guard !items.isEmpty else { return false }
            let first = items[0].priority
            for index in items.indices where items[index].priority != first { return false }
            return true
        }
    }
}
