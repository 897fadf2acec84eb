// AnyLayout.swift: a layout whose type may change; the views inside keep their identity and state.

public import Foundation

/// A layout of any type.
public struct AnyLayout: Layout {
    /// The cache of the layout inside; made again when its type changes.
    public struct Cache {
        var value: Any
        var type: ObjectIdentifier
    }

    private let storage: any AnyLayoutStorage
    let orientation: Axis?

    /// Hides a layout's type.
    public init<L: Layout>(_ layout: L) {
        storage = ErasedLayout(layout: layout)
        orientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
    }

    /// The cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

    /// Brings the cache up to date, or makes it again when the type has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }

    /// The distances that the layout inside prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

    /// The size that the layout inside answers, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache)
    }

    /// Places the subviews as the layout inside does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.place(bounds, proposal, subviews, &cache)
    }

    /// The explicit value that the layout inside answers.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide.key, bounds, proposal, subviews, &cache)
    }

    /// The explicit value that the layout inside answers.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide.key, bounds, proposal, subviews, &cache)
    }
}
