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
        @_specialize(exported:true,where Value == Double)
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

/// Groups of indices of equal priority, the highest priority first, in layout order inside a group.
///
/// Priorities that are no numbers compare with nothing: they come last, with those of -infinity.
struct TierList: RandomAccessCollection, Sendable {
    /// The indices, tier after tier; behind them where each tier ends.
    private let places: [Int]
    /// How many indices there are.
    private let items: Int

    /// Below so many indices, moving each to its place takes less than sorting them.
    private static let few = 24

    /// Groups indices.
    ///
    /// - Complexity: O(*n* log *n*).
    init(count: Int, priority: (Int) -> Double) {
        func key(_ index: Int) -> Double {
            let priority = priority(index)
            return priority.isNaN ? -.infinity : priority
        }
        items = count
        places = Array(unsafeUninitializedCapacity: 2 * count) { places, used in
            for index in 0..<count { places.initializeElement(at: index, to: index) }
            if count < Self.few {
                for index in 1..<Swift.max(1, count) {
                    let own = key(index)
                    var place = index
                    while place > 0, key(places[place - 1]) < own {
                        places[place] = places[place - 1]
                        place -= 1
                    }
                    places[place] = index
                }
            } else {
                var indices = places.extracting(..<count)
                indices.sort { key($0) == key($1) ? $0 < $1 : key($0) > key($1) }
            }
            used = count
            for place in 1..<Swift.max(1, count) where key(places[place - 1]) != key(places[place]) {
                places.initializeElement(at: used, to: place)
                used += 1
            }
            guard count > 0 else { return }
            places.initializeElement(at: used, to: count)
            used += 1
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count - items }

    subscript(tier: Int) -> ArraySlice<Int> {
        places[(tier == 0 ? 0 : places[items + tier - 1])..<places[items + tier]]
    }
}

extension RowOver {
    /// The tiers, for a look at them.
    var tierList: TierList {
        // A closure over the items themselves would copy each of them with its name.
        items.withUnsafeBufferPointer { items in TierList(count: items.count) { items[$0].priority } }
    }
}
