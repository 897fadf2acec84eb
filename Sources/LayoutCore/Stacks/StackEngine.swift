// StackEngine.swift: the one stack, along an axis.  Lengths in points; "along" is the stack's direction.
// Source: OpenSwiftUI's StackLayout, SwiftVVD's StackLayoutStructureTests, objc.io; see semantics of HStack in each.

/// What a stack works out once for given children.
public struct StackCache {
    /// The distances between neighbours, and their sum.
    let gaps: [CGFloat]
    let total: CGFloat
    /// What the children were offered and answered under the last proposal: guides and placing follow sizing.
    fileprivate var last: (proposal: ProposedViewSize, children: [StackEngine.Child])?

    init(gaps: [CGFloat]) {
        self.gaps = gaps
        total = gaps.reduce(0, +)
    }
}

/// A row or a column.
struct StackEngine {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// One child under a proposal to the stack.
    struct Child {
        let proposal: ProposedViewSize
        let length: CGFloat
        /// From the alignment line to the child's beginning and end, across the stack.
        let start: CGFloat
        let end: CGFloat
    }

    func makeCache(_ subviews: LayoutSubviews) -> StackCache {
        if let spacing { return StackCache(gaps: Array(repeating: spacing, count: max(subviews.count - 1, 0))) }
        let preferences = subviews.map(\.spacing)
        return StackCache(gaps: zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) })
    }

    /// The children's final proposals and what they answer.
    func children(of subviews: LayoutSubviews, for proposal: ProposedViewSize, _ cache: inout StackCache) -> [Child] {
        if let last = cache.last, last.proposal == proposal { return last.children }
        let children = asked(subviews, for: proposal, gaps: cache.gaps)
        cache.last = (proposal, children)
        return children
    }

    private func asked(_ subviews: LayoutSubviews, for proposal: ProposedViewSize, gaps: [CGFloat]) -> [Child] {
        let across = proposal[axis.across]
        let nodes = subviews.nodes[subviews.indices]
        let askable = nodes.map { StackChild($0, priority: $0.priority, along: axis, across: across) }
        let offers = subviews.rule.offers(to: askable, gaps: gaps, in: proposal[axis])
        return zip(nodes, offers).map { node, offer in
            let final = ProposedViewSize(along: axis, offer, across: across)
            let dimensions = ViewDimensions(node, final)
            let start = -dimensions[alignment]
            let end = start + dimensions.size[axis.across]
            return Child(proposal: final, length: dimensions.size[axis], start: start, end: end.isNaN ? .infinity : end)
        }
    }

    /// The extent across the stack.  The alignment line itself counts: it is at 0.  A child infinitely far behind it
    /// does not (SwiftVVD's tests).
    ///
    /// No extent is less: it must reach from the first beginning to the last end, and it reaches no farther.
    func extent(of children: [Child]) -> (start: CGFloat, length: CGFloat) {
        var start: CGFloat = 0
        var end: CGFloat = 0
        for child in children where child.start < .infinity {
            start = min(start, child.start)
            end = max(end, child.end)
        }
        return (start, end - start)
    }

    func size(of subviews: LayoutSubviews, for proposal: ProposedViewSize, _ cache: inout StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let children = children(of: subviews, for: proposal, &cache)
        let length = children.reduce(cache.total) { $0 + $1.length }
        return CGSize(along: axis, length, across: extent(of: children).length)
    }

    /// Places the children from the beginning of the bounds on.  A length across that was left open has become the
    /// stack's own, so children may answer anew; the stack's size stays.
    func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, for proposal: ProposedViewSize, _ cache: inout StackCache
    ) {
        var proposal = proposal
        if proposal[axis.across] == nil { proposal[axis.across] = bounds.size[axis.across] }
        let children = children(of: subviews, for: proposal, &cache)
        let start = extent(of: children).start
        var position = bounds.origin[axis]
        for (index, child) in children.enumerated() {
            let across = child.start == start ? 0 : child.start - start
            subviews[subviews.startIndex + index].place(
                at: CGPoint(along: axis, position, across: bounds.origin[axis.across] + across),
                proposal: child.proposal)
            position += child.length + (index < cache.gaps.count ? cache.gaps[index] : 0)
        }
    }

    /// The first child's side at the beginning, the last one's at the end, all children's across.
    func preference(of subviews: LayoutSubviews) -> ViewSpacing { .stack(of: subviews.map(\.spacing), along: axis) }
}
