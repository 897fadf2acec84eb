// LengthRange.swift: a least, an ideal and a greatest length, and the one check that they are in order.
// Lengths in points.

/// What a view answers along one axis to a proposal: itself brought into a range.
public struct LengthRange: Sendable, Equatable {
    /// The least length, in points.
    public var minimum: Double
    /// The length when nothing is proposed, in points.
    public var ideal: Double
    /// The greatest length, in points, or infinity.
    public var maximum: Double

    /// A range; by default the ideal is its least length.
    public init(minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity) {
        self.minimum = minimum
        self.ideal = ideal ?? minimum
        self.maximum = maximum
    }

    /// One length only.
    public static func fixed(_ length: Double) -> LengthRange { LengthRange(minimum: length, maximum: length) }

    /// `length` brought into the range.
    public func clamped(_ length: Double) -> Double { clamp(length, minimum, maximum) }

    /// Whether the range holds one length only.
    package var isFixed: Bool { minimum == maximum }
}

extension LengthRange {
    /// What is wrong with a range.
    package enum Fault: Error {
        /// A length is none that the package accepts.
        case outOfRange(RowError.Quantity, value: Double)
        /// A length is above one that it must not be above.
        case outOfOrder(RowError.Quantity, Double, above: RowError.Quantity, Double)
    }

    /// Throws for the first length that is none, or that stands in the wrong order.
    ///
    /// - Parameter isBounded: Whether the greatest length has to be finite as well.
    package func check(isBounded: Bool = false) throws(Fault) {
        for (quantity, length) in [(RowError.Quantity.minimum, minimum), (.ideal, ideal), (.maximum, maximum)] {
            if quantity == .maximum, length == .infinity, !isBounded { continue }
            guard (0...Limits.length).contains(length) else { throw .outOfRange(quantity, value: length) }
        }
        if minimum > ideal { throw .outOfOrder(.minimum, minimum, above: .ideal, ideal) }
        if ideal > maximum { throw .outOfOrder(.ideal, ideal, above: .maximum, maximum) }
    }
}

extension Item {
    /// An item that takes the lengths of a range.
    public init(_ range: LengthRange, priority: Double = 0) {
        self.init(minimum: range.minimum, ideal: range.ideal, maximum: range.maximum, priority: priority)
    }
}

extension RowError {
    /// What is wrong with the range of an item.
    init(_ fault: LengthRange.Fault, item: Int) {
        switch fault {
        case .outOfRange(let quantity, let value):
            self = .outOfRange(quantity, item: item, value: value, allowed: (0...Limits.length).words)
        case .outOfOrder(let smaller, let value, let larger, let bound):
            self = .outOfOrder(item: item, smaller: smaller, smallerValue: value, larger: larger, largerValue: bound)
        }
    }
}
