// GuideLines.swift: the lines on which containers align what they hold.  In points, in the root's coordinates.

public import Foundation

/// A layout that aligns its subviews on guides.
protocol AligningLayout: Layout {
    var alignmentKeys: [AlignmentKey] { get }
}

/// A row or a column.
protocol StackLayout: AligningLayout {
    var engine: StackEngine { get }
}

extension HStackLayout: StackLayout {
    var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension VStackLayout: StackLayout {
    var alignmentKeys: [AlignmentKey] { [alignment.key] }
}

extension ZStackLayout: AligningLayout {
    var alignmentKeys: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
}

extension LayoutTree {
    /// A line on which a container aligns its children: upright where their x is aligned, level where their y is.
    public struct GuideLine: Hashable, Sendable {
        /// The direction along which the line's place is measured.
        public let axis: Axis
        /// Where the line lies, in points, in the root's coordinates.
        public let position: CGFloat
    }
}

extension Node {
    /// The lines of a container with two children or more: where the guides of its first child lie.
    var guideLines: [LayoutTree.GuideLine] {
        guard placedChildren.count > 1, let child = placedChildren.first else { return [] }
        return alignmentKeys.compactMap { key in
            let guide = child.dimensions(in: child.placedProposal)[key]
            let position: CGFloat
            switch key.axis {
            case .vertical: position = child.frame.minY + guide
            case .horizontal: position = isRightToLeft ? child.frame.maxX - guide : child.frame.minX + guide
            }
            return position.isFinite ? LayoutTree.GuideLine(axis: key.axis, position: position) : nil
        }
    }
}
