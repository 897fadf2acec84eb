// HalfSpace.swift: one linear inequality, so that those of one direction can be compared.

package import Rows

/// The points at which a direction is above a bound, or below it.
package struct HalfSpace: Sendable, Hashable {
    /// The direction as a form without a constant, its numbers whole and without a common divisor; the first that is not 0
    /// is positive.
    package let normal: LinearForm
    package let bound: Fraction
    package let isAbove: Bool
    /// Whether the bound itself is left out.
    package let isStrict: Bool

    /// The numbers of the direction, one a parameter; the last is not 0.
    package var direction: [Fraction] { normal.coefficients }

    /// The points at which a form that varies is greater than 0, or those at which it is not.
    package init(_ form: LinearForm, isPositive: Bool) {
        let (normal, bound, isFlipped) = form.direction
        self.init(normal, bound, isAbove: isFlipped != isPositive, isStrict: isPositive)
    }

    private init(_ normal: LinearForm, _ bound: Fraction, isAbove: Bool, isStrict: Bool) {
        (self.normal, self.bound, self.isAbove, self.isStrict) = (normal, bound, isAbove, isStrict)
    }

    /// All other points.
    package var opposite: HalfSpace { HalfSpace(normal, bound, isAbove: !isAbove, isStrict: !isStrict) }

    /// By how much a point is inside, in the units of the direction.
    package var slack: LinearForm { isAbove ? normal - LinearForm(bound) : LinearForm(bound) - normal }

    /// Whether a point is inside.
    package func contains(_ point: [Fraction]) -> Bool {
        let value = normal.value(at: point)
        if value == bound { return !isStrict }
        return (value > bound) == isAbove
    }
}

/// What is known of the values of a direction over a region.
package struct KnownRange: Sendable {
    var lower: Fraction
    var upper: Fraction
    var leavesLowerOut = false
    var leavesUpperOut = false

    package init(_ range: ClosedRange<Fraction>) { (lower, upper) = (range.lowerBound, range.upperBound) }

    /// Whether all of the region is inside a half-space, or all of it outside; `nil` where neither is known.
    package func decides(_ half: HalfSpace) -> Bool? {
        let (bound, strict) = (half.bound, half.isStrict)
        if half.isAbove {
            if lower > bound || lower == bound && (leavesLowerOut || !strict) { return true }
            if upper < bound || upper == bound && (leavesUpperOut || strict) { return false }
        } else {
            if upper < bound || upper == bound && (leavesUpperOut || !strict) { return true }
            if lower > bound || lower == bound && (leavesLowerOut || strict) { return false }
        }
        return nil
    }

    /// Learns that all of the region is inside a half-space.
    package mutating func narrow(to half: HalfSpace) {
        if half.isAbove {
            if half.bound > lower { (lower, leavesLowerOut) = (half.bound, half.isStrict) }
            if half.bound == lower, half.isStrict { leavesLowerOut = true }
        } else {
            if half.bound < upper { (upper, leavesUpperOut) = (half.bound, half.isStrict) }
            if half.bound == upper, half.isStrict { leavesUpperOut = true }
        }
    }
}
