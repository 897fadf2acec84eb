// LayoutTree.swift: where everything is.  Frames in points, in the root's coordinates, unrounded.

/// Where every view is, after a layout.
public struct LayoutTree {
    /// The root view; its frame begins at (0, 0).
    public let root: Element
    /// Misuse that the layout survived.
    public let diagnostics: [LayoutDiagnostic]
    /// How much work the layout was.
    public let statistics: LayoutStatistics

    /// The root's size, in points.
    public var size: CGSize { root.frame.size }

    /// A view, or a modifier that lays out, and what is inside it.
    public struct Element {
        /// The kind of view or modifier, such as `HStack` or `frame`.
        public let kind: String
        /// The ids that `id(_:)` gave it, the innermost first.
        public let identifiers: [AnyHashable]
        /// What `tag(_:)` gave it.
        public let tag: AnyHashable?
        /// The rectangle, in points, in the root's coordinates.
        public let frame: CGRect
        /// What the view was offered in the end, in points.
        public let proposal: ProposedViewSize
        /// What the view itself draws.
        public let drawing: ViewDrawing?
        /// The lines on which a stack aligns its children.
        public let guideLines: [GuideLine]
        /// The share of opacity that the view and all inside it are drawn with.
        public let opacity: Double
        /// Whether neither the view nor anything inside it is drawn.
        public let isHidden: Bool
        /// The radius, in points, of the corners to which the view and all inside it are clipped; `nil` if not.
        public let clipRadius: CGFloat?
        /// Its number among siblings that are drawn over each other; larger ones are in front.
        public let zIndex: Double
        /// Whether lines run right to left in it.
        public let isRightToLeft: Bool
        /// Whether it does something when it is tapped.
        public let isTappable: Bool
        /// Whether its whole rectangle takes taps.
        let takesTaps: Bool
        /// The views inside, in the order of declaration.
        public let children: [Element]
    }

    /// A line on which a container aligns its children: upright where their x is aligned, level where their y is.
    public struct GuideLine: Hashable, Sendable {
        /// The direction along which the line's place is measured.
        public let axis: Axis
        /// Where the line lies, in points, in the root's coordinates.
        public let position: CGFloat
    }

    /// All elements, each before what is inside it.
    public var elements: [Element] {
        var elements: [Element] = []
        root.collect(into: &elements)
        return elements
    }

    /// The first element with an id.
    public func element(id: some Hashable) -> Element? { root.first { $0.identifiers.contains(AnyHashable(id)) } }

    /// The frame of the first element with an id, in points.
    public func frame(id: some Hashable) -> CGRect? { element(id: id)?.frame }
}

extension LayoutTree.Element {
    /// The first of this element and those inside it, in order, that fulfils a condition.
    public func first(where condition: (LayoutTree.Element) -> Bool) -> LayoutTree.Element? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    /// The children from back to front.
    public var paintOrder: [LayoutTree.Element] {
        let order = children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
        return order.map { children[$0] }
    }

    fileprivate func collect(into elements: inout [LayoutTree.Element]) {
        elements.append(self)
        for child in children { child.collect(into: &elements) }
    }
}

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
