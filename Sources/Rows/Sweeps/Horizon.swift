// Horizon.swift: how far the decisions of a rule stand while its container grows.  Lengths in points.
//
// A rule that adds, divides and compares lengths is followed exactly over a range of containers: run on affine lengths,
// it takes the same branches until the first comparison turns round.  That is where its lengths may have a breakpoint.

/// The comparisons of one run, decided just beyond the start, and the distance at which the first of them turns round.
public struct Horizon: Sendable {
    /// How far beyond the start every decision so far stands, in points; infinite where none ever turns round.
    public private(set) var distance = Double.infinity
    /// Lengths that differ by no more are equal at the start, and their slopes decide.
    let closeness: Double

    /// Slopes that differ by no more are equal: they come from sums of a few thousand rounded terms.
    private static let closeSlopes = 1e-12

    /// - Parameter closeness: Points; above the rounding of the lengths compared, below any difference that matters.
    init(closeness: Double) { self.closeness = closeness }

    /// Whether one length is less than another, just beyond the start.
    public mutating func isLess(_ first: Affine, _ second: Affine) -> Bool {
        let gap = second.value - first.value
        let rate = second.slope - first.slope
        if abs(gap) <= closeness { return rate > Self.closeSlopes }
        if gap.isFinite, gap > 0 ? rate < -Self.closeSlopes : rate > Self.closeSlopes {
            distance = min(distance, -gap / rate)
        }
        return gap > 0
    }

    /// Which of two bounds a length breaks: -1 the lower, 1 the upper, 0 neither.
    ///
    /// - Parameter upper: At least `lower`; may be infinite.
    public mutating func side(of length: Affine, lower: Affine, upper: Affine) -> Int {
        if isLess(length, lower) { return -1 }
        return isLess(upper, length) ? 1 : 0
    }

    /// A length brought into bounds, in points.
    public mutating func clamped(_ length: Affine, lower: Affine, upper: Affine) -> Affine {
        switch side(of: length, lower: lower, upper: upper) {
        case -1: lower
        case 1: upper
        default: length
        }
    }
}
