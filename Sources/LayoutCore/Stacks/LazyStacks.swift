// LazyStacks.swift: LazyHStack and LazyVStack, laid out eagerly: every view exists.
// That they take the length offered across, unlike HStack and VStack, is often said, but we know of no test of it.

/// Views in a row, each at its ideal width; laid out eagerly.
public struct LazyHStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let content: Content

    /// Puts views in a row; `pinnedViews` is accepted for source compatibility and has no effect.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(engine: StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    /// The row.
    public var body: some View { LazyStackView(layout: layout, content: content) }
}

/// Views in a column, each at its ideal height; laid out eagerly.
public struct LazyVStack<Content: View>: View {
    private let layout: LazyStackLayout
    private let content: Content

    /// Puts views in a column; `pinnedViews` is accepted for source compatibility and has no effect.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(engine: StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    /// The column.
    public var body: some View { LazyStackView(layout: layout, content: content) }
}

/// Views that would stay in sight while others scroll; without effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for headers, one for footers.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

private struct LazyStackView<Content: View>: PrimitiveView {
    let layout: LazyStackLayout
    let content: Content

    func build(in context: BuildContext, into list: inout NodeList) {
        context.identity.viewType = LazyStackView.self
        let inner = context.child(0).oriented(layout.engine.axis).nodes(of: content)
        list.nodes.append(ContainerNode(context, LazyStackView.self, layout: layout, children: inner.nodes))
    }
}

/// A stack whose children are all offered their ideal length, without priorities.
struct LazyStackLayout: CombiningLayout {
    let engine: StackEngine

    func makeCache(subviews: Subviews) -> StackCache { engine.makeCache(subviews) }

    func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { engine.preference(of: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        let (along, across) = (engine.axis, engine.axis.across)
        var size = engine.size(of: subviews, for: ProposedViewSize(along: along, nil, across: proposal[across]), &cache)
        if let room = proposal[across], room.isFinite { size[across] = max(room, size[across]) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) {
        let (along, across) = (engine.axis, engine.axis.across)
        engine.place(subviews, in: bounds, for: ProposedViewSize(along: along, nil, across: proposal[across]), &cache)
    }
}
