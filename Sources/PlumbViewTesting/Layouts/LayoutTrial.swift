// LayoutTrial.swift: one layout asked and run on given subviews, by hand instead of by a host.  Lengths in points.

/// What a layout is held to.
struct LayoutDemands {
    /// What counts as fair along the axis; `nil` for a layout that is no row.
    var policy: Policy?
    var axis: Axis
    /// The guides on which the layout aligns its children, if that is to be judged.
    var alignment: Alignment?
    /// Which faults the layout may have.
    var isAccepted: (LayoutFault) -> Bool = { _ in false }

    /// The first fault that is not accepted, law by law; the next law is tried only where this one has none.
    func first(_ laws: (() -> [LayoutFault])...) -> LayoutFault? {
        for law in laws { if let found = law().first(where: { !isAccepted($0) }) { return found } }
        return nil
    }
}

/// A layout with the subviews and the proposal that it is tried on.
struct LayoutTrial<L: Layout> {
    let layout: L
    let demands: LayoutDemands
    let subviews: LayoutSubviews
    /// As many other ones, which the layout may have had before.
    let others: LayoutSubviews
    let proposal: ProposedViewSize

    var axis: Axis { demands.axis }

    /// The size under a proposal, from a new cache.
    func size(for proposal: ProposedViewSize) -> CGSize {
        var cache = layout.makeCache(subviews: subviews)
        return size(for: proposal, &cache)
    }

    /// The size under a proposal, from a cache that may know others.
    func size(for proposal: ProposedViewSize, _ cache: inout L.Cache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Measures and places, as a parent does that gives the layout the size it wants.
    ///
    /// - Parameters:
    ///   - others: Proposals that the layout is asked about in between.
    ///   - former: The subviews that the cache was made for; it is updated for those of the trial.
    func placing(
        for proposal: ProposedViewSize, at origin: CGPoint = .zero, after others: [ProposedViewSize] = [],
        instead former: LayoutSubviews? = nil
    ) -> LayoutPlacing {
        var cache = former.map(updatedCache) ?? layout.makeCache(subviews: subviews)
        let size = size(for: proposal, &cache)
        for other in others { _ = self.size(for: other, &cache) }
        let bounds = CGRect(origin: origin, size: size)
        let calls = subviews.placeCalls {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return LayoutPlacing(calls: calls, bounds: bounds, subviews: subviews)
    }

    var fault: LayoutFault? {
        demands.first({ sizeFaults }, { purityFaults }, { orderFaults }, { cacheFaults }) ?? placingFault
    }

    private var placingFault: LayoutFault? {
        let size = size(for: proposal)
        // A host has nowhere to place what has no end.
        guard size.width.isFinite, size.height.isFinite else { return nil }
        let placing = placing(for: proposal)
        return demands.first({ placing.callFaults }, { originFaults(placing) }, { historyFaults(placing) })
            ?? (demands.policy == nil ? freeFault(placing) : rowFault(placing))
    }

    private func freeFault(_ placing: LayoutPlacing) -> LayoutFault? {
        // Children that do not take what they are offered are not the layout's fault.
        guard placing.isAccepted else { return nil }
        return demands.first({ placing.outsiders }, { placing.overlaps })
    }

    private func rowFault(_ placing: LayoutPlacing) -> LayoutFault? {
        demands.first(
            { placing.wrongExtents(along: axis) }, { placing.outsiders }, { placing.overlaps(along: axis) },
            { [lengthFault(placing)].compactMap(\.self) }, { [alignmentFault(placing)].compactMap(\.self) })
    }
}

extension View {
    /// Hands the subviews that the views become to a function, and as many others: the same with room around them.
    func withSubviewsAndOthers<Result>(
        in orientation: Axis, _ body: (LayoutSubviews, LayoutSubviews) -> Result
    ) -> Result {
        withLayoutSubviews(in: orientation) { subviews in
            padding(5).withLayoutSubviews(in: orientation) { others in body(subviews, others) }
        }
    }
}
