// Stretchable.swift: a child whose bounds are plain numbers, for tests of layouts.  Lengths in points.

/// A child that takes the length that it is offered, within its bounds, and has a size of its own across.
public struct Stretchable: View {
    private let bounds: ClosedRange<CGFloat>
    private let ideal: CGFloat
    private let across: CGFloat
    private let guide: CGFloat?
    private let axis: Axis

    /// Makes a child.
    ///
    /// - Parameters:
    ///   - ideal: The length when nothing is offered; the minimum by default.
    ///   - across: The size across the axis.
    ///   - guide: Where the centre guide across the axis lies, from the child's top or leading edge; in its middle
    ///     by default.
    /// - Precondition: `0 <= minimum <= ideal <= maximum`, and `minimum`, `ideal` and `across` are finite.
    public init(
        minimum: CGFloat = 0, ideal: CGFloat? = nil, maximum: CGFloat = .infinity, across: CGFloat = 10,
        guide: CGFloat? = nil, axis: Axis = .horizontal
    ) {
        let ideal = ideal ?? minimum
        precondition(0 <= minimum && minimum <= ideal && ideal <= maximum, "bounds \(minimum), \(ideal), \(maximum)")
        precondition(ideal.isFinite && across >= 0 && across.isFinite, "ideal length \(ideal), \(across) across")
        bounds = minimum...maximum
        (self.ideal, self.across, self.guide, self.axis) = (ideal, across, guide, axis)
    }

    /// A leaf with its guide.
    public var body: some View {
        let leaf = MeasuredLeaf { [bounds, ideal, across, axis] proposal in
            let length = min(max(proposal[axis] ?? ideal, bounds.lowerBound), bounds.upperBound)
            return CGSize(along: axis, length, across: across)
        }
        let (vertical, horizontal) = axis == .horizontal ? (guide, nil) : (nil, guide)
        return
            leaf
            .alignmentGuide(VerticalAlignment.center) { vertical ?? $0.height / 2 }
            .alignmentGuide(HorizontalAlignment.center) { horizontal ?? $0.width / 2 }
    }
}
