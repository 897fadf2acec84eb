// Law.swift: what a good distribution obeys, each law written once for any rule.  Lengths in points.

/// A statement about one rule and one row that should be true.
public struct Law: Sendable, CustomStringConvertible {
    /// The law as a sentence.
    public let description: String
    private let holds: @Sendable (any Distribution, Row) throws -> Bool

    /// States a law.
    public init(_ description: String, holds: @escaping @Sendable (any Distribution, Row) throws -> Bool) {
        (self.description, self.holds) = (description, holds)
    }

    /// Whether the law holds for a rule on a row.
    ///
    /// No law holds for an answer that is not one length an item.
    public func holds(for rule: any Distribution, on row: Row) throws -> Bool {
        try rule.lengths(for: row).count == row.items.count && holds(rule, row)
    }
}

extension Law {
    /// Every length lies within its item's bounds.
    public static let bounds = Law("every length lies within its bounds") { rule, row in
        zip(try rule.lengths(for: row), row.items).allSatisfy { length, item in
            length >= item.minimum - row.tolerance && length <= item.maximum + row.tolerance
        }
    }

    /// The lengths take no more than the container has, or than the minima need.
    public static let budget = Law("the lengths exceed the container only as far as the minima do") { rule, row in
        guard let room = row.room, room.isFinite else { return true }
        let least = row.items.reduce(0) { $0 + $1.minimum }
        let total = try rule.lengths(for: row).reduce(0, +)
        return total <= max(room, least) + row.tolerance
    }

    /// Reversing the order of the items reverses the lengths.
    public static let permutation = Law("the order of the items does not matter") { rule, row in
        let reversed = try row.with(items: row.items.reversed(), spacing: row.spacing.reversed())
        let lengths = try rule.lengths(for: row)
        let distance = Distance(from: lengths, to: try rule.lengths(for: reversed).reversed())
        return distance.max <= row.tolerance
    }

    /// Doubling all lengths doubles the answer.
    public static let scaling = Law("doubling every length of the problem doubles the answer") { rule, row in
        let doubled = try row.with(
            items: row.items.map { $0.scaled(by: 2) }, spacing: row.spacing.map { $0 * 2 },
            available: row.available.map { $0 * 2 })
        let lengths = try rule.lengths(for: row)
        return Distance(from: try rule.lengths(for: doubled), to: lengths.map { $0 * 2 }).max <= 2 * row.tolerance
    }

    /// Adding 10 points to every bound, and to the container for each item, adds 10 points to every length.
    public static let translation = Law("raising every bound by 10 points raises every length by 10") { rule, row in
        let raised = try row.with(
            items: row.items.map { $0.raised(by: 10) },
            available: row.available.map { $0 + 10 * Double(row.items.count) })
        let lengths = try rule.lengths(for: row)
        return Distance(from: try rule.lengths(for: raised), to: lengths.map { $0 + 10 }).max <= raised.tolerance
    }

    /// No item shrinks when the container grows.
    public static let monotone = Law("no item shrinks when the container grows") { rule, row in
        guard let available = row.available, available.isFinite else { return true }
        let lengths = try rule.lengths(for: row)
        return try [0.5, 10, 60].allSatisfy { step in
            let wider = try row.with(available: available + step)
            return zip(lengths, try rule.lengths(for: wider)).allSatisfy { $0 <= $1 + wider.tolerance }
        }
    }

    /// A small step of the container moves no item by more than the step.
    public static let continuous = Law("a step of the container moves no item by more") { rule, row in
        guard let available = row.available, available.isFinite else { return true }
        let lengths = try rule.lengths(for: row)
        return try [0.01, 1].allSatisfy { step in
            let wider = try row.with(available: available + step)
            return Distance(from: lengths, to: try rule.lengths(for: wider)).max <= step + wider.tolerance
        }
    }

    /// The answer is the one optimal answer of the problem's policy.
    public static let optimal = Law("the answer is optimal") { rule, row in
        try row.verdict(on: rule.lengths(for: row)).kind == .optimal
    }

    /// The laws that an optimal rule obeys under every policy.
    public static let ofEveryOptimum: [Law] = [.bounds, .permutation, .scaling, .optimal]
}

extension Row {
    /// The row with some of its parts replaced.
    func with(items: [Item]? = nil, spacing: [Double]? = nil, available: Double?? = nil) throws(RowError) -> Row {
        try Row(
            items: items ?? self.items, spacing: spacing ?? self.spacing, available: available ?? self.available,
            policy: policy)
    }
}

extension Item {
    /// The item with every length multiplied; ratios such as weights and factors stay.
    fileprivate func scaled(by factor: Double) -> Item {
        var item = self
        item.minimum *= factor
        item.ideal *= factor
        item.maximum *= factor
        item.flex.basis *= factor
        item.base *= factor
        // Finite shrinkability is a length.
        item.glue.shrink *= factor
        item.glue.stretch *= factor
        item.steps = steps?.widened { $0 * factor }
        return item
    }

    /// The item with its bounds, its ideal length and its basis raised.
    fileprivate func raised(by points: Double) -> Item {
        var item = self
        item.minimum += points
        item.ideal += points
        item.maximum += points
        item.flex.basis += points
        item.base += points
        item.steps = steps?.widened { $0 + points }
        return item
    }
}
