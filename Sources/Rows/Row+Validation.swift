// Row+Validation.swift: the door.  Inside, numbers are known to be good.

extension Row {
    /// Throws for the first item that is not in order.
    static func check(_ items: [Item]) throws(RowError) {
        guard items.count <= Limits.items else { throw .tooManyItems(items.count) }
        for (index, item) in items.enumerated() { try check(item, at: index) }
        try checkIdentifiers(of: items)
    }

    private static func check(_ item: Item, at index: Int) throws(RowError) {
        try check(length: item.minimum, .minimum, at: index)
        try check(length: item.ideal, .ideal, at: index)
        if item.maximum != .infinity { try check(length: item.maximum, .maximum, at: index) }
        try checkOrder(of: item, at: index)
        guard item.priority.isFinite || item.priority == -.infinity else {
            throw .outOfRange(
                .priority, item: index, value: item.priority, allowed: "a finite number or -infinity")
        }
        guard Limits.factor.contains(item.weight) else {
            throw .outOfRange(
                .weight, item: index, value: item.weight, allowed: "above 0: \(Limits.factor.words)")
        }
        try check(length: item.flex.basis, .basis, at: index)
        try check(factor: item.flex.grow, .grow, at: index)
        try check(factor: item.flex.shrink, .shrink, at: index)
        try check(factor: item.glue.stretch, .stretch, at: index)
        try check(factor: item.glue.shrink, .glueShrink, at: index)
        try check(order: item.glue.stretchOrder, .stretchOrder, at: index)
        try check(order: item.glue.shrinkOrder, .shrinkOrder, at: index)
    }

    private static func checkOrder(of item: Item, at index: Int) throws(RowError) {
        if item.minimum > item.maximum {
            throw .outOfOrder(
                item: index, smaller: .minimum, smallerValue: item.minimum, larger: .maximum,
                largerValue: item.maximum)
        }
        if item.minimum > item.ideal {
            throw .outOfOrder(
                item: index, smaller: .minimum, smallerValue: item.minimum, larger: .ideal,
                largerValue: item.ideal)
        }
        if item.ideal > item.maximum {
            throw .outOfOrder(
                item: index, smaller: .ideal, smallerValue: item.ideal, larger: .maximum,
                largerValue: item.maximum)
        }
    }

    private static func check(
        length: Double, _ quantity: RowError.Quantity, at index: Int?
    ) throws(RowError) {
        guard (0...Limits.length).contains(length) else {
            let infinite = quantity == .maximum || quantity == .available ? ", or infinity" : ""
            throw .outOfRange(
                quantity, item: index, value: length, allowed: "\((0...Limits.length).words)\(infinite)")
        }
    }

    private static func check(
        factor: Double, _ quantity: RowError.Quantity, at index: Int
    ) throws(RowError) {
        guard factor == 0 || Limits.factor.contains(factor) else {
            throw .outOfRange(quantity, item: index, value: factor, allowed: "0, or \(Limits.factor.words)")
        }
    }

    private static func check(
        order: Int, _ quantity: RowError.Quantity, at index: Int
    ) throws(RowError) {
        guard (0...Limits.order).contains(order) else {
            throw .outOfRange(
                quantity, item: index, value: Double(order), allowed: "a whole number from 0 to \(Limits.order)")
        }
    }

    private static func checkIdentifiers(of items: [Item]) throws(RowError) {
        var seen: [String: Int] = [:]
        for (index, item) in items.enumerated() {
            guard let id = item.id else { continue }
            if let first = seen.updateValue(index, forKey: id) {
                throw .duplicateIdentifier(id, first: first, second: index)
            }
        }
    }

    /// Throws unless there is one good gap between each two neighbours.
    static func check(_ spacing: [Double], between count: Int) throws(RowError) {
        guard spacing.count == max(0, count - 1) else {
            throw .wrongCount(.spacing, count: spacing.count, expected: max(0, count - 1))
        }
        for (index, gap) in spacing.enumerated() where !(-Limits.length...Limits.length).contains(gap) {
            throw .outOfRange(
                .spacing, item: index, value: gap, allowed: (-Limits.length...Limits.length).words)
        }
    }

    /// Throws unless the container is a length, unspecified or infinite.
    static func check(_ available: Double?) throws(RowError) {
        if let available, available != .infinity { try check(length: available, .available, at: nil) }
    }
}

extension ClosedRange<Double> {
    /// `from 0 to 1e+09`, for messages.
    package var words: String { "from \(lowerBound.shortest) to \(upperBound.shortest)" }
}
