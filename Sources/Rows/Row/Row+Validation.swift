// Row+Validation.swift: the door.  Inside, numbers are known to be good.

extension RowOver where Value: KnownNumber {
    /// `Limits` in numbers of this kind.
    private static var longest: Value { Value(decimal: Limits.length) }
    private static var factors: ClosedRange<Value> {
        Value(decimal: Limits.factor.lowerBound)...Value(decimal: Limits.factor.upperBound)
    }

    /// Throws for the first item that is not in order.
    static func check(_ items: [ItemOver<Value>]) throws(RowError) {
        guard items.count <= Limits.items else { throw .tooManyItems(items.count) }
        // Each item is read where it stands: a copy of one with its name costs more than all checks of its numbers.
        try items.withUnsafeBufferPointer { items throws(RowError) in
            for index in items.indices { try check(items.baseAddress.unsafelyUnwrapped + index, at: index) }
        }
        try checkIdentifiers(of: items)
    }

    /// Whether all numbers of an item are in order.  Nearly all items are, and are passed without asking which number is not.
    @inline(__always)
    private static func isInOrder(_ item: UnsafePointer<ItemOver<Value>>) -> Bool {
        let (minimum, ideal, maximum) = (item.pointee.minimum, item.pointee.ideal, item.pointee.maximum)
        let (priority, longest, factors) = (item.pointee.priority, Self.longest, Self.factors)
        func isLength(_ number: Value) -> Bool { 0 <= number && number <= longest }
        func isFactor(_ number: Value) -> Bool { number == 0 || factors.contains(number) }
        func isOrder(_ number: Int) -> Bool { 0 <= number && number <= Limits.order }
        return 0 <= minimum && minimum <= ideal && ideal <= longest && ideal <= maximum
            && (maximum <= longest || maximum == .infinity)
            && (priority.isFinite || priority == -.infinity) && item.pointee.shrinkPriority.isFinite
            && factors.contains(item.pointee.weight) && isLength(item.pointee.base) && item.pointee.steps == nil
            && isLength(item.pointee.flex.basis) && isFactor(item.pointee.flex.grow)
            && isFactor(item.pointee.flex.shrink)
            && isFactor(item.pointee.glue.stretch) && isFactor(item.pointee.glue.shrink)
            && isOrder(item.pointee.glue.stretchOrder) && isOrder(item.pointee.glue.shrinkOrder)
    }

    private static func check(_ item: UnsafePointer<ItemOver<Value>>, at index: Int) throws(RowError) {
        if isInOrder(item) { return }
        try check(length: item.pointee.minimum, .minimum, at: index)
        try check(length: item.pointee.ideal, .ideal, at: index)
        if item.pointee.maximum != .infinity { try check(length: item.pointee.maximum, .maximum, at: index) }
        try checkOrder(of: item, at: index)
        let priority = item.pointee.priority
        guard priority.isFinite || priority == -.infinity else {
            throw .outOfRange(.priority, item: index, value: priority, allowed: "a finite number or -infinity")
        }
        guard Self.factors.contains(item.pointee.weight) else {
            throw .outOfRange(
                .weight, item: index, value: item.pointee.weight.double, allowed: "above 0: \(Limits.factor.words)")
        }
        guard item.pointee.shrinkPriority.isFinite else {
            throw .outOfRange(
                .shrinkPriority, item: index, value: item.pointee.shrinkPriority, allowed: "a finite number")
        }
        try check(length: item.pointee.base, .base, at: index)
        if let steps = item.pointee.steps { try check(steps, above: item.pointee.minimum, at: index) }
        try check(length: item.pointee.flex.basis, .basis, at: index)
        try check(factor: item.pointee.flex.grow, .grow, at: index)
        try check(factor: item.pointee.flex.shrink, .shrink, at: index)
        try check(factor: item.pointee.glue.stretch, .stretch, at: index)
        try check(factor: item.pointee.glue.shrink, .glueShrink, at: index)
        try check(order: item.pointee.glue.stretchOrder, .stretchOrder, at: index)
        try check(order: item.pointee.glue.shrinkOrder, .shrinkOrder, at: index)
    }

    private static func checkOrder(of item: UnsafePointer<ItemOver<Value>>, at index: Int) throws(RowError) {
        let (minimum, ideal, maximum) = (item.pointee.minimum, item.pointee.ideal, item.pointee.maximum)
        if minimum > maximum {
            throw .outOfOrder(
                item: index, smaller: .minimum, smallerValue: minimum.double, larger: .maximum,
                largerValue: maximum.double)
        }
        if minimum > ideal {
            throw .outOfOrder(
                item: index, smaller: .minimum, smallerValue: minimum.double, larger: .ideal,
                largerValue: ideal.double)
        }
        if ideal > maximum {
            throw .outOfOrder(
                item: index, smaller: .ideal, smallerValue: ideal.double, larger: .maximum,
                largerValue: maximum.double)
        }
    }

    private static func check(length: Value, _ quantity: RowError.Quantity, at index: Int?) throws(RowError) {
        guard (0...Self.longest).contains(length) else {
            let infinite = quantity == .maximum || quantity == .available ? ", or infinity" : ""
            throw .outOfRange(
                quantity, item: index, value: length.double, allowed: "\((0...Limits.length).words)\(infinite)")
        }
    }

    private static func check(
        _ steps: Staircase<Value.Scalar>, above minimum: Value, at index: Int
    ) throws(RowError) {
        guard steps.steps.count <= Limits.steps else {
            throw .outOfRange(
                .steps, item: index, value: Double(steps.steps.count), allowed: "1 to \(Limits.steps) steps")
        }
        for step in steps.steps {
            try check(length: step.width, .step, at: index)
            try check(length: step.height, .stepHeight, at: index)
        }
        if steps.narrowest.width > minimum {
            throw .outOfOrder(
                item: index, smaller: .step, smallerValue: steps.narrowest.width.double, larger: .minimum,
                largerValue: minimum.double)
        }
    }

    private static func check(factor: Value, _ quantity: RowError.Quantity, at index: Int) throws(RowError) {
        guard factor == 0 || Self.factors.contains(factor) else {
            throw .outOfRange(quantity, item: index, value: factor.double, allowed: "0, or \(Limits.factor.words)")
        }
    }

    private static func check(order: Int, _ quantity: RowError.Quantity, at index: Int) throws(RowError) {
        guard (0...Limits.order).contains(order) else {
            throw .outOfRange(
                quantity, item: index, value: Double(order), allowed: "a whole number from 0 to \(Limits.order)")
        }
    }

    /// Few names are compared with each other, which takes less than a table of them.
    private static func checkIdentifiers(of items: [ItemOver<Value>]) throws(RowError) {
        guard items.count > 12 else { return try comparePairs(items) }
        var seen: [String: Int] = [:]
        for index in items.indices {
            guard let id = items[index].id else { continue }
            if let first = seen.updateValue(index, forKey: id) {
                throw .duplicateIdentifier(id, first: first, second: index)
            }
        }
    }

    private static func comparePairs(_ items: [ItemOver<Value>]) throws(RowError) {
        for second in items.indices {
            guard let id = items[second].id else { continue }
            for first in 0..<second where items[first].id == id {
                throw .duplicateIdentifier(id, first: first, second: second)
            }
        }
    }

    /// Throws unless there is one good gap between each two neighbours.
    static func check(_ spacing: [Value], between count: Int) throws(RowError) {
        guard spacing.count == max(0, count - 1) else {
            throw .wrongCount(.spacing, count: spacing.count, expected: max(0, count - 1))
        }
        for (index, gap) in spacing.enumerated() where !(0 - Self.longest...Self.longest).contains(gap) {
            throw .outOfRange(.spacing, item: index, value: gap.double, allowed: (-Limits.length...Limits.length).words)
        }
    }

    /// Throws unless the container is a length, unspecified or infinite.
    static func check(_ available: Value?) throws(RowError) {
        if let available, available != .infinity { try check(length: available, .available, at: nil) }
    }
}

extension ClosedRange<Double> {
    /// `from 0 to 1e+09`, for messages.
    package var words: String { "from \(lowerBound.shortest) to \(upperBound.shortest)" }
}
