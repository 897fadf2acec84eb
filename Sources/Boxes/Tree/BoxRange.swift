// BoxRange.swift: the lengths that a box takes along an axis, over any number.  Lengths in points.

/// The least length, the length when nothing is offered, and the greatest length.
@usableFromInline package struct BoxRange<Value: Number>: Sendable {
    @usableFromInline package let minimum, ideal, maximum: Value

    /// A range in points.
    @inlinable package init(minimum: Value, ideal: Value, maximum: Value) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// One length only.
    @inlinable package init(fixed: Value) { (minimum, ideal, maximum) = (fixed, fixed, fixed) }

    /// What is taken of an offer.
    func length<J: Judge<Value>>(for offer: Value?, judge: inout J) -> Value {
        judge.clamped(offer ?? ideal, minimum, maximum)
    }
}
