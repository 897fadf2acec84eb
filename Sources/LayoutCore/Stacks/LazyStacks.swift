// LazyStacks.swift: LazyHStack and LazyVStack.  Every view in them is there and laid out; in a window that scrolls, those in
// sight have appeared.
// That they take the length offered across, unlike HStack and VStack, is often said, but we know of no test of it.

/// Views in a row, each at its ideal width; in a window they appear when they come into sight.
public struct LazyHStack<Content: View>: View, NodeView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Puts views in a row.
    ///
    /// - Parameter pinnedViews: Which views of sections stay in sight while the others scroll.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            engine: StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing), pinned: pinnedViews)
        self.content = content()
    }

    func node(in context: BuildContext) -> Node { layout.node(Self.self, of: content, in: context) }
}

/// Views in a column, each at its ideal height; in a window they appear when they come into sight.
public struct LazyVStack<Content: View>: View, NodeView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Puts views in a column.
    ///
    /// - Parameter pinnedViews: Which views of sections stay in sight while the others scroll.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            engine: StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing), pinned: pinnedViews)
        self.content = content()
    }

    func node(in context: BuildContext) -> Node { layout.node(Self.self, of: content, in: context) }
}

/// A stack whose children are all offered their ideal length, without priorities.  It is as long across as it is offered, and
/// its children are aligned in that length.
struct LazyStackLayout: CombiningLayout, LazyLayout {
    let engine: StackEngine
    let pinned: PinnedScrollableViews

    var pins: Pins? { Pins(pinned, along: engine.axis) }

    func node(_ type: Any.Type, of content: some View, in context: BuildContext) -> Node {
        let children = context.child(0).oriented(engine.axis).nodes(of: content).nodes
        return ContainerNode(context, type, layout: self, children: children)
    }

    func makeCache(subviews: Subviews) -> StackCache { engine.makeCache(subviews) }

    func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { engine.preference(of: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        let across = engine.axis.across
        var size = engine.size(of: subviews, for: offer(proposal), &cache)
        if let room = proposal[across], room.isFinite { size[across] = max(room, size[across]) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) {
        let line = ViewDimensions(bounds.size)[engine.alignment]
        engine.place(subviews, in: bounds, for: offer(proposal), on: line.isFinite ? line : nil, &cache)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(along: engine.axis, nil, across: proposal[engine.axis.across])
    }
}
