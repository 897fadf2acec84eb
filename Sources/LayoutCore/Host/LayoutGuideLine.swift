// LayoutGuideLine.swift: where a container aligns its children.  Lengths in points.

/// A line on which a container aligns its children: upright where their x is aligned, level where their y is.
public struct LayoutGuideLine: Hashable, Sendable {
    /// The direction along which the line's place is measured.
    public let axis: Axis
    /// Where the line lies, in points, in the root's coordinates.
    public let position: CGFloat
}
