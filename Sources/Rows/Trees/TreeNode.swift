// TreeNode.swift: a tree of stacks, overlays, frames and paddings around leaves, as it is written down.
// Lengths in points.  Plain data: `TreeProblem` checks it at the door.

/// What a leaf, or a frame, answers along one axis to a proposal: itself brought into a range.
public struct LengthRange: Sendable, Equatable {
    /// The least length, in points.
    public var minimum: Double
    /// The length when nothing is proposed, in points.
    public var ideal: Double
    /// The greatest length, in points, or infinity.
    public var maximum: Double

    /// A range; the ideal is its least length unless told.
    public init(minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity) {
        self.minimum = minimum
        self.ideal = ideal ?? minimum
        self.maximum = maximum
    }

    /// One length only.
    public static func fixed(_ length: Double) -> LengthRange { LengthRange(minimum: length, maximum: length) }

    /// `length` brought into the range.
    public func clamped(_ length: Double) -> Double { clamp(length, minimum, maximum) }
}

/// The limits that a frame sets along one axis, in points; `nil` where it sets none.
public struct FrameLimits: Sendable, Equatable {
    /// The least length.
    public var minimum: Double?
    /// The length when nothing is proposed.
    public var ideal: Double?
    /// The greatest length, or infinity.
    public var maximum: Double?

    /// Limits; none unless told.
    public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// One length only.
    public static func fixed(_ length: Double) -> FrameLimits {
        FrameLimits(minimum: length, ideal: length, maximum: length)
    }
}

/// What surrounds a padded view, in points; none is negative.
public struct PaddingInsets: Sendable, Equatable {
    /// Above, left, below and right of the view.
    public var top, leading, bottom, trailing: Double

    /// Insets on four sides.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// What lies before the view on an axis, and what before and after it.
    package func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    package func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

/// One view of a tree.
public struct TreeNode: Sendable, Equatable {
    /// What the view is.
    public indirect enum Content: Sendable, Equatable {
        /// A view without children that takes a range of sizes.
        case leaf(width: LengthRange, height: LengthRange)
        /// Empty space along the axis of its stack, in the lowest tier; along both axes outside of stacks.
        case spacer(minimum: Double)
        /// A row or a column, its children on one guide across; without spacing the gaps are those its views prefer: 8,
        /// beside a spacer or an empty container 0.
        case stack(Axis, spacing: Double?, alignment: GuideKey, children: [TreeNode])
        /// Views on top of each other, on one guide along each axis.
        case overlay(horizontal: GuideKey, vertical: GuideKey, children: [TreeNode])
        /// A view within limits, aligned in what it leaves.
        case frame(
            width: FrameLimits, height: FrameLimits, horizontal: GuideKey, vertical: GuideKey, child: TreeNode)
        /// A view with space around it.
        case padding(PaddingInsets, child: TreeNode)
        /// A view in another tier of its container.
        case priority(Double, child: TreeNode)
        /// A view that says where one of its guides lies.
        case guide(GuideKey, GuideExpression, child: TreeNode)
    }

    /// A name that is unique in its tree, if it has one.
    public var id: String?
    /// What the view is.
    public var content: Content

    /// A view, with a name or without.
    public init(_ content: Content, id: String? = nil) {
        self.content = content
        self.id = id
    }
}
