// LayoutTree+Node.swift: the picture that is taken of the nodes once they are placed.  Lengths in points.

internal import Foundation

extension LayoutTree.Element {
    /// A picture of a node and all inside it.
    init(_ node: Node) {
        let rare = node.traits.rare
        kind = node.kind
        identifiers = rare?.identifiers ?? []
        tag = rare?.tag
        frame = node.frame
        proposal = node.placedProposal
        drawing = node.drawing
        guideLines = node.guideLines
        opacity = rare?.effects.opacity ?? 1
        isHidden = rare?.effects.isHidden ?? false
        clipRadius = rare?.effects.isClipped == true ? rare?.effects.cornerRadius : nil
        zIndex = node.zIndex
        isRightToLeft = node.isRightToLeft
        isTappable = rare?.tapActions.isEmpty == false
        takesTaps = rare?.effects.takesTaps ?? false
        children = node.placedChildren.map { LayoutTree.Element($0) }
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
