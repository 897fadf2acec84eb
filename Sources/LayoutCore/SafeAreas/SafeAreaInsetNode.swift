// SafeAreaInsetNode.swift: bars that views make themselves.  Lengths in points.

/// A view with a bar at a side, which takes from what is free for the view.
final class SafeAreaInsetNode: Node {
    private let primary: Node
    private let bar: Node
    private let edge: Edge
    private let alignment: UnitPoint
    private let gap: CGFloat

    init(
        _ context: BuildContext, _ primary: Node, _ bar: Node, _ edge: Edge, _ alignment: UnitPoint, _ gap: CGFloat
    ) {
        (self.primary, self.bar, self.edge, self.alignment) = (primary, bar, edge, alignment)
        self.gap = gap
        super.init(context, children: [primary, bar], placesAnew: true)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }

    override var kind: String { "safeAreaInset" }
    override var traitSource: Node? { primary }

    /// What the bar is offered, and its length with the distance to the view.
    private func bar(for proposal: ProposedViewSize) -> (offer: ProposedViewSize, length: CGFloat) {
        let offer = ProposedViewSize(along: axis, nil, across: proposal[axis.across])
        return (offer, bar.size(for: offer)[axis] + gap)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        if let room = proposal[axis] { offer[axis] = max(0, room - bar(for: proposal).length) }
        return offer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = primary.size(for: offer(proposal))
        size[axis] += bar(for: proposal).length
        return size
    }

    override func placeContents(in pass: PlacementPass) {
        placedChildren = children
        let (barOffer, length) = bar(for: placedProposal)
        let barSize = bar.size(for: barOffer)
        var origin = CGPoint { axis in
            (frame.size[axis] - barSize[axis]) * (axis == .horizontal ? alignment.x : alignment.y)
        }
        origin[axis] = isFirst ? 0 : frame.size[axis] - barSize[axis]
        var start = CGPoint.zero
        if isFirst { start[axis] = length }
        let outer = pass.safeArea
        pass.safeArea = inner(of: outer, length)
        place(primary, Placement(origin: start, proposal: offer(placedProposal)), in: pass)
        pass.safeArea = outer
        place(bar, Placement(origin: origin, proposal: barOffer), in: pass)
    }

    /// What is free beside the bar; the screen is the frame's own where no host has given one.
    private func inner(of outer: SafeArea?, _ length: CGFloat) -> SafeArea {
        var area = outer ?? SafeArea(screen: frame, free: frame)
        let isAtStart = isFirst != (isRightToLeft && axis == .horizontal)
        let (low, high) = (area.free.origin[axis], area.free.origin[axis] + area.free.size[axis])
        let cut = isAtStart ? frame.origin[axis] + length : frame.origin[axis] + frame.size[axis] - length
        let range = isAtStart ? (max(low, cut), high) : (low, min(high, cut))
        area.free.origin[axis] = range.0
        area.free.size[axis] = max(0, range.1 - range.0)
        return area
    }
}

extension View {
    private func inset<V: View>(_ edge: Edge, _ alignment: UnitPoint, _ spacing: CGFloat?, _ bar: V) -> some View {
        layered(by: V.self) { node, context in
            let bar = context.layer(of: node, bar, .center)
            return SafeAreaInsetNode(context, node, bar, edge, alignment, spacing ?? 0)
        }
    }

    /// Puts a bar at the upper or lower side and takes its room from what is free for the view.
    ///
    /// - Parameter spacing: The distance between bar and view, in points; `nil` for none.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let x: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        return inset(edge == .top ? .top : .bottom, UnitPoint(x: x, y: 0), spacing, content())
    }

    /// Puts a bar at the side where lines begin or end and takes its room from what is free for the view.
    ///
    /// - Parameter spacing: The distance between bar and view, in points; `nil` for none.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let y: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        return inset(edge == .leading ? .leading : .trailing, UnitPoint(x: 0, y: y), spacing, content())
    }

    /// Takes room at some sides from what is free for the view, in points; 16 if no amount is given.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let amount = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
                bottom: edges.contains(.bottom) ? amount : 0, trailing: edges.contains(.trailing) ? amount : 0))
    }

    /// Takes room at all sides from what is free for the view, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Takes room from what is free for the view, in points; readers inside have it as an inset.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        inset(.top, .center, insets.top, EmptyView())
            .inset(.bottom, .center, insets.bottom, EmptyView())
            .inset(.leading, .center, insets.leading, EmptyView())
            .inset(.trailing, .center, insets.trailing, EmptyView())
    }
}
