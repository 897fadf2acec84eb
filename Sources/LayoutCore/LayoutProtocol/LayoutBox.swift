// LayoutBox.swift: a layout of any type with its cache, which outlives updates.

/// A layout of any type with its cache.
class LayoutBox {
    /// Whether the cache has to be brought up to date before it is used.
    final var isStale = false

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .ordinary }
    /// The stack that the layout is, if it is one, with the gaps between its subviews.
    func stack(_ subviews: LayoutSubviews) -> (engine: StackEngine, gaps: [CGFloat])? { nil }
    /// The guides on which the layout aligns its subviews; none for a layout that does not say.
    var alignmentKeys: [AlignmentKey] { [] }
    /// Whether the layout puts its subviews over each other, as a `ZStackLayout` does.
    var isLayered: Bool { false }
    /// Whether it may take a part of each offer, as layouts of programs and stacks with rules of their own may.
    var mayTakeParts: Bool { false }
    /// Whether the layout makes its subviews when they come into sight.
    var isLazy: Bool { false }
    /// Which subviews stay in sight while the others scroll; `nil` for none.
    var pins: Pins? { nil }
    /// Whether the layout exports only what its subviews' guides combine to.
    var combinesGuides: Bool { false }
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }

    /// The box of a layout: the earlier one, with its cache, if the type is the same.
    static func make<L: Layout>(for layout: L, replacing earlier: AnyObject?) -> LayoutBox {
        guard let box = earlier as? TypedLayoutBox<L> else { return TypedLayoutBox(layout) }
        box.layout = layout
        return box
    }

    /// The box of the layout with an identity, which keeps it from one update to the next.
    static func make(for layout: some Layout, of identity: ViewIdentity) -> LayoutBox {
        if let stack = layout as? any StackLayout { return StackBox(stack.engine) }
        let box = make(for: layout, replacing: identity.layoutBox)
        box.isStale = true
        identity.layoutBox = box
        return box
    }
}

/// A layout that may put its subviews over each other on purpose.
protocol LayeringLayout: Layout {
    /// Whether it does.
    var isLayered: Bool { get }
}

/// A layout of one type with its cache.
private final class TypedLayoutBox<L: Layout>: LayoutBox {
    @exclusivity(unchecked) var layout: L
    @exclusivity(unchecked) private var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    override var alignmentKeys: [AlignmentKey] { (layout as? any AligningLayout)?.alignmentKeys ?? [] }

    override var isLayered: Bool { (layout as? any LayeringLayout)?.isLayered ?? false }

    override var isLazy: Bool { L.self is any LazyLayout.Type }
    override var pins: Pins? { (layout as? any LazyLayout)?.pins.flatMap { $0.views.isEmpty ? nil : $0 } }
    override var combinesGuides: Bool { L.self is any CombiningLayout.Type }
    override var mayTakeParts: Bool { !combinesGuides }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        let isKnown = cache != nil
        // The cache moves out meanwhile, so that changing it copies nothing.
        var current = cache.take() ?? layout.makeCache(subviews: subviews)
        if isKnown, isStale { layout.updateCache(&current, subviews: subviews) }
        isStale = false
        let result = body(&current)
        cache = current
        return result
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) {
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
    }
}
