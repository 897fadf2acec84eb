// StackEngine.swift: the one stack, along an axis.  Lengths in points; "along" is the stack's direction.
// Source: OpenSwiftUI's StackLayout, SwiftVVD's StackLayoutStructureTests, objc.io; see semantics of HStack in each.

/// What a stack works out once for given children.
public struct StackCache {
    /// The distances between neighbours, and their sum.
    let gaps: [CGFloat]
    let total: CGFloat
    /// The children's layout priorities.
    let priorities: [Double]
    /// What the children were offered and answered under the last proposal: guides and placing follow sizing.
    fileprivate var last: (proposal: ProposedViewSize, children: [StackEngine.Child])?

    init(gaps: [CGFloat], priorities: [Double]) {
        (self.gaps, self.priorities) = (gaps, priorities)
        total = gaps.reduce(0, +)
    }
}

/// A row or a column.
struct StackEngine {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    /// How it shares its length, where it says so itself.
    var sharing: StackSharing<Double>?

    /// One child under a proposal to the stack.
    typealias Child = StackMeasure<Double>.Member

    /// The stack as numbers.
    private var measure: StackMeasure<Double> { StackMeasure(axis) }

    func makeCache(_ subviews: LayoutSubviews) -> StackCache {
        let priorities = subviews.views.map(\.priority)
        if let spacing {
            return StackCache(
                gaps: Array(repeating: spacing, count: max(subviews.count - 1, 0)), priorities: priorities)
        }
        let preferences = subviews.map(\.spacing)
        let gaps = zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
        return StackCache(gaps: gaps, priorities: priorities)
    }

    /// The children's final proposals and what they answer.
    func children(of subviews: LayoutSubviews, for proposal: ProposedViewSize, _ cache: inout StackCache) -> [Child] {
        if let last = cache.last, last.proposal == proposal { return last.children }
        let children = asked(subviews, for: proposal, cache)
        cache.last = (proposal, children)
        return children
    }

    private func asked(_ subviews: LayoutSubviews, for proposal: ProposedViewSize, _ cache: StackCache) -> [Child] {
        let row = StackRow(
            views: subviews.views, axis: axis, priorities: cache.priorities, gaps: cache.gaps,
            total: cache.total, length: proposal[axis], across: proposal[axis.across])
        let offers = offers(in: row, by: subviews.rule)
        let (measure, across) = (measure, row.across.map { Double($0) })
        var judge = PlainJudge<Double>()
        var children: [Child] = []
        children.reserveCapacity(offers.count)
        for index in offers.indices {
            children.append(
                measure.member(
                    row.views[index], offered: offers[index].map { Double($0) }, across: across, on: alignment,
                    judge: &judge))
        }
        return children
    }

    private func offers(in row: StackRow, by rule: any StackRule) -> [CGFloat?] {
        do {
            if let sharing { return try rule.offers(in: row, sharedBy: sharing) }
            return try rule.offers(in: row)
        } catch {
            row.views.first?.session.reportHere(.init(ofRule: error))
            return GreedyRule().offers(in: row)
        }
    }

    /// The extent across the stack.
    private func extent(of children: [Child]) -> StackMeasure<Double>.Extent {
        var judge = PlainJudge<Double>()
        return measure.extent(of: children, judge: &judge)
    }

    func size(of subviews: LayoutSubviews, for proposal: ProposedViewSize, _ cache: inout StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let children = children(of: subviews, for: proposal, &cache)
        let length = measure.length(of: children, gaps: cache.total)
        return CGSize(along: axis, length, across: extent(of: children).length)
    }

    /// Places the children from the beginning of the bounds on.  A length across that was left open has become the
    /// stack's own, so children may answer anew; the stack's size stays.
    ///
    /// - Parameter line: Where the children are aligned across the bounds, in points; `nil` for where their extent begins
    ///   with the bounds.
    func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, for proposal: ProposedViewSize, on line: CGFloat? = nil,
        _ cache: inout StackCache
    ) {
        var proposal = proposal
        if proposal[axis.across] == nil { proposal[axis.across] = bounds.size[axis.across] }
        let children = children(of: subviews, for: proposal, &cache)
        let origin = PerAxis<Double> { bounds.origin[$0] }
        let gaps = cache.gaps.lazy.map { Double($0) }
        let start = line.map { Double(-$0) } ?? extent(of: children).start
        measure.place(children, at: origin, from: start, gaps: gaps) { index, place in
            subviews[subviews.startIndex + index].place(
                at: CGPoint(place.origin), proposal: ProposedViewSize(place.proposal))
        }
    }

    /// The first child's side at the beginning, the last one's at the end, all children's across.
    func preference(of subviews: LayoutSubviews) -> ViewSpacing { .stack(of: subviews.map(\.spacing), along: axis) }
}
