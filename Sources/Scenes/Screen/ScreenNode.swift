// ScreenNode.swift: one view of a screen.  Lengths in points.

package import Boxes

/// One box that has a frame of its own; priorities and guides are properties of the box that they are about.
package struct ScreenNode: Sendable, Equatable {
    /// What a box with a frame is.
    package enum Kind: Sendable, Equatable {
        /// A box without others inside that takes a range of sizes.
        case leaf(PerAxis<LengthRange>)
        /// A row or a column with the gap after each child but the last, its children on one guide across.
        case stack(Axis, gaps: [Double], on: GuideKey)
        /// Boxes on top of each other, on one guide along each axis.
        case overlay(PerAxis<GuideKey>)
        /// A box within limits, aligned in what it leaves.
        case frame(PerAxis<FlexibleLength>, on: PerAxis<GuideKey>)
        /// A box with room around it: the inset before it, and those of both sides.
        case padding(before: PerAxis<Double>, total: PerAxis<Double>)
    }

    /// A guide that a box was given.
    struct Guide: Equatable {
        let key: GuideKey
        let expression: GuideExpression
    }

    /// The container, by index; `nil` for the root.
    package let parent: Int?
    /// What it is.
    package let kind: Kind
    /// How many containers lie above it.
    package let depth: Int
    /// Where it stands in the tree, for messages.
    package let path: String
    /// What it holds, by index, in layout order.
    package internal(set) var children: [Int] = []
    /// The ids of the view and of the modifiers that do not change its frame, innermost first.
    package internal(set) var ids: [String] = []
    /// Its tier within its container.
    package internal(set) var priority = 0.0
    /// How a stack with a policy of its own shares its length.
    package internal(set) var sharing: ScreenSharing?
    /// Between which lengths it is held by the policy of its stack, where that has one.
    var held = PerAxis<LengthRange?> { _ in nil }
    /// The guides that it was given, innermost first.
    var guides: [Guide] = []
    /// On an axis along which its container aligns, the guide that lies on the line; in a frame, where it starts.
    package internal(set) var placing = PerAxis { _ in 0 as ScreenGuide }
    /// Its least, ideal and greatest size, in points.
    package internal(set) var range = PerAxis { _ in LengthRange() }
    /// Where it starts in its container where that is offered nothing, in points.
    var start = PerAxis { _ in 0.0 }
    /// The axes along which nothing is proposed, so that it takes its ideal size.
    package internal(set) var isUnspecified = PerAxis { _ in false }

    /// Of a stack, the gap after each child but the last, in points.
    package var gaps: [Double] { if case .stack(_, let gaps, _) = kind { gaps } else { [] } }

    /// Between which lengths the policy of a stack holds it along its axis; `nil` along the other one, and without one.
    func ends(_ axis: Axis) -> LengthRange? {
        guard case .stack(axis, _, _) = kind, let stated = sharing?.stated else { return nil }
        return LengthRange(minimum: max(0, stated.least), ideal: max(0, stated.least), maximum: max(0, stated.most))
    }

    /// What holds its size from below besides its content, in points.
    func leastSize(_ axis: Axis) -> Double {
        switch kind {
        case .leaf, .frame: range[axis].minimum
        case .stack, .overlay, .padding: 0
        }
    }
}

extension ScreenNode.Kind {
    /// What a box is to a screen; `nil` where it has no frame of its own, and where it has no range of sizes.
    init?(_ box: Box<Double>) {
        switch box.content {
        case .ranges(let ranges):
            self = .leaf(
                PerAxis { axis in
                    let range = ranges[axis]
                    // A shape follows offers below 0, too.
                    let least = range.minimum == -.infinity ? 0 : range.minimum
                    return LengthRange(minimum: least, ideal: range.ideal, maximum: range.maximum)
                })
        case .stack(let stack, let gaps, let key): self = .stack(stack.axis, gaps: gaps, on: key)
        case .overlay(let overlay): self = .overlay(overlay.guides)
        case .modified(let modifier): self.init(modifier)
        default: return nil
        }
    }

    private init?(_ modifier: BoxModifier<Double>) {
        switch modifier {
        case .frame(let frame):
            let lengths = PerAxis { axis in
                FlexibleLength(ordered: frame.lengths[axis], frame.lengths[axis], frame.lengths[axis])
            }
            self = .frame(lengths, on: frame.guides)
        case .flexible(let frame): self = .frame(frame.lengths, on: frame.guides)
        case .padding(let padding): self = .padding(before: padding.before, total: padding.total)
        case .fixedSize, .aspectRatio, .offset, .position: return nil
        }
    }

    /// What it is called in paths.
    var name: String {
        switch self {
        case .leaf: "leaf"
        case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
        case .overlay: "zstack"
        case .frame: "frame"
        case .padding: "padding"
        }
    }
}
