// SweepJudge.swift: how far the decisions of a rule stand while its container grows.  Lengths in points.
//
// A rule that adds, divides and compares lengths is followed exactly over a range of containers: run on affine lengths,
// it takes the same branches until the first comparison turns round.  That is where its lengths may have a breakpoint.

/// Decides every comparison just beyond the start, and remembers the distance at which the first of them turns round.
public struct SweepJudge<Scalar: KnownNumber>: Judge {
    /// A length that changes is not known.
    public typealias Failure = NotLinear

    /// How far beyond the start every decision so far stands, in points; infinite where none ever turns round.
    public private(set) var reach = Scalar.infinity
    /// Lengths that differ by no more are equal at the start, and their slopes decide.
    private let closeness: Scalar

    /// - Parameter closeness: Points; above the rounding of the lengths compared, below any difference that matters.
    public init(closeness: Scalar) { self.closeness = closeness }

    /// Whether one length is less than another, just beyond the start.
    @_specialize(exported:true,where Scalar == Fraction)
    @_specialize(where Scalar == Fraction)
    public mutating func isLess(_ first: AffineOver<Scalar>, _ second: AffineOver<Scalar>) -> Bool {
        // Nothing that changes comes up to an infinite length.
        guard first.value.isFinite, second.value.isFinite else { return first.value < second.value }
        let gap = second.value - first.value
        let rate = second.slope - first.slope
        // Most comparisons are between lengths that stay as far apart as they are.  What the container does not move is
        // rounded here as in a single container, and so is which of two comes first where that is all that decides.
        if rate == 0 { return first.slope == 0 ? gap > 0 : gap > closeness }
        // Slopes come from sums of a few thousand rounded terms.
        let level = Scalar.rounding(at: 1)
        if gap.magnitude <= closeness { return rate > level }
        if gap > 0 ? rate < 0 - level : rate > level { reach = min(reach, (0 - gap) / rate) }
        return gap > 0
    }

    /// A length that does not change.
    ///
    /// - Throws: `NotLinear` for one that does.
    public func known(_ value: AffineOver<Scalar>) throws(NotLinear) -> Scalar {
        guard let known = value.known else { throw NotLinear() }
        return known
    }
}
