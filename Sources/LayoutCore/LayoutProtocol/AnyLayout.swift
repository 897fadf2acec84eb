// AnyLayout.swift: a layout whose type may change; the views inside keep their identity and state.

/// A layout of any type.
public struct AnyLayout: Layout, LayeringLayout {
    /// The cache of the layout inside; made again when its type changes.
    public struct Cache { fileprivate var box: LayoutBox }

    private let layout: any Layout
    let orientation: Axis?

    /// Hides a layout's type.
    public init<L: Layout>(_ layout: L) {
        if let known = layout as? AnyLayout {
            self = known
        } else {
            self.layout = layout
            orientation = L.layoutProperties.stackOrientation
        }
    }

    var isLayered: Bool { (layout as? any LayeringLayout)?.isLayered ?? false }

    /// The cache's box with this layout in it: the cache may be that of an earlier one.
    private func box(_ cache: inout Cache) -> LayoutBox {
        cache.box = LayoutBox.make(for: layout, replacing: cache.box)
        return cache.box
    }

    /// The cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { Cache(box: LayoutBox.make(for: layout, replacing: nil)) }

    /// Brings the cache up to date, or makes it again when the type has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box(&cache).isStale = true }

    /// The distances that the layout inside prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box(&cache).spacing(subviews) }

    /// The size that the layout inside answers, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box(&cache).size(proposal, subviews)
    }

    /// Places the subviews as the layout inside does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box(&cache).place(bounds, proposal, subviews)
    }

    /// The explicit value that the layout inside answers.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box(&cache).guide(guide.key, bounds, proposal, subviews)
    }

    /// The explicit value that the layout inside answers.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box(&cache).guide(guide.key, bounds, proposal, subviews)
    }
}
