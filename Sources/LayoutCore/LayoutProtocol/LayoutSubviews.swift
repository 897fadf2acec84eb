// LayoutSubviews.swift: a container's subviews, as its layout sees them.

/// A container's subviews, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// A part of the subviews.
    public typealias SubSequence = LayoutSubviews
    /// A subview.
    public typealias Element = LayoutSubview
    /// A subview's position.
    public typealias Index = Int

    /// The direction of lines in the container.  Layouts can ignore it: their placements are mirrored afterwards.
    public var layoutDirection: LayoutDirection
    let nodes: [Node]
    let rule: any StackRule
    /// The position of the first subview.
    public let startIndex: Int
    /// The position after the last subview.
    public let endIndex: Int

    init(_ nodes: [Node], _ layoutDirection: LayoutDirection, _ rule: any StackRule, in range: Range<Int>? = nil) {
        (self.nodes, self.layoutDirection, self.rule) = (nodes, layoutDirection, rule)
        startIndex = range?.lowerBound ?? 0
        endIndex = range?.upperBound ?? nodes.count
    }

    /// Walks over subviews.
    public struct Iterator: IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var rest: Range<Int>

        /// The next subview; `nil` after the last.
        public mutating func next() -> LayoutSubview? {
            guard let index = rest.first else { return nil }
            rest = index + 1..<rest.upperBound
            return LayoutSubview(node: nodes[index], index: index)
        }
    }

    // What collections do by themselves takes several generic calls, a part of a layout in debug builds.

    /// Walks over the subviews.
    public func makeIterator() -> Iterator { Iterator(nodes: nodes, rest: startIndex..<endIndex) }
    /// The position after another.
    public func index(after index: Int) -> Int { index + 1 }
    /// Moves a position to the next.
    public func formIndex(after index: inout Int) { index += 1 }
    /// How many subviews stand between two positions.
    public func distance(from start: Int, to end: Int) -> Int { end - start }

    /// The nodes of the subviews.
    var views: [Node] { count == nodes.count ? nodes : Array(nodes[indices]) }

    /// The subview at a position.
    public subscript(index: Int) -> LayoutSubview {
        precondition(startIndex <= index && index < endIndex, "subview \(index) of \(startIndex)..<\(endIndex)")
        return LayoutSubview(node: nodes[index], index: index)
    }

    /// The subviews at consecutive positions.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes, layoutDirection, rule, in: bounds) }

    /// The subviews at some positions, in their order.
    public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(indices.map { self[$0].node }, layoutDirection, rule)
    }

    /// Where `place` calls put the subviews; one that is not placed is centred.
    func placements(within bounds: CGRect, _ proposal: ProposedViewSize, _ place: () -> Void) -> [Placement] {
        // A layout may ask for guides, and so for placements, while it is placing.
        let isInside = contains { $0.node.pending != nil }
        let outer = isInside ? map { $0.node.pending } : []
        if isInside { for subview in self { subview.node.pending = nil } }
        place()
        let placements = map { subview in
            subview.node.pending.take() ?? centred(subview.node, in: bounds, proposal)
        }
        for (subview, pending) in zip(self, outer) { subview.node.pending = pending }
        return placements
    }

    /// Placements at points and with sizes that are finite, as those of a custom layout need not be.
    func finite(_ placements: [Placement], within bounds: CGRect, at path: @autoclosure () -> String) -> [Placement] {
        zip(self, placements).map { subview, placement in
            let (node, index) = (subview.node, subview.index)
            var placement = placement
            if !isFinite(node.size(for: placement.proposal)) {
                node.session.report(.placedInfinitelyLong(subview: index), at: path())
                for axis in Axis.allCases where placement.proposal[axis] == .infinity {
                    placement.proposal[axis] = bounds.size[axis]
                }
            }
            guard placement.origin.x.isFinite, placement.origin.y.isFinite else {
                node.session.report(.placedAtInfinity(subview: index), at: path())
                return centred(node, in: bounds, placement.proposal)
            }
            return placement
        }
    }

    private func isFinite(_ size: CGSize) -> Bool { size.width.isFinite && size.height.isFinite }

    /// What the explicit values of a guide combine to where the subviews stand.
    func combined(_ key: AlignmentKey, _ placements: [Placement]) -> CGFloat? {
        key.combination(
            zip(self, placements).lazy.compactMap { subview, placement in
                subview.node.explicitGuide(key, for: placement.proposal).map { placement.origin[key.axis] + $0 }
            })
    }

    private func centred(_ node: Node, in bounds: CGRect, _ proposal: ProposedViewSize) -> Placement {
        let size = node.size(for: proposal)
        let x = bounds.origin.x + (bounds.size.width - size.width) / 2
        let y = bounds.origin.y + (bounds.size.height - size.height) / 2
        return Placement(origin: CGPoint(x: x.orZero, y: y.orZero), proposal: proposal)
    }

    /// Whether both are the same subviews.
    public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
        first.layoutDirection == second.layoutDirection && first.elementsEqual(second)
    }
}
