// Layout.swift: custom containers.  Names and defaults are SwiftUI's; coordinates in points, as if lines ran
// left to right: right-to-left layouts are mirrored afterwards.

/// A type that says how large a container is and where its subviews stand.
public protocol Layout {
    /// What the layout keeps between calls; one for each container, shared by all its functions.
    associatedtype Cache = Void
    /// The container's subviews.
    typealias Subviews = LayoutSubviews

    /// Facts about the layout that hold for all its values.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, before anything else is asked.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when the layout or the subviews have changed; by default makes it again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours; by default the largest of all subviews'.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size under a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews by `LayoutSubview.place`, in the coordinates of `bounds`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// A horizontal guide's explicit value, in the coordinates of `bounds`; by default what the subviews combine to.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// A vertical guide's explicit value, in the coordinates of `bounds`; by default what the subviews combine to.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// Facts about a layout that hold for all its values.
public struct LayoutProperties: Sendable {
    /// The direction of a stack, by which a `Spacer` and a `Divider` inside orient themselves; `nil` for none.
    public var stackOrientation: Axis?

    /// Makes properties without an orientation.
    public init() {}
}

extension Layout {
    /// No orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .union(of: subviews.map(\.spacing)) }

    /// What the subviews' explicit values combine to, as they are placed in `bounds`.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// What the subviews' explicit values combine to, as they are placed in `bounds`.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func combinedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.combination != .never, subviews.contains(where: { $0.node.guideMask.contains(key.mask) }),
            bounds.size.width.isFinite, bounds.size.height.isFinite
        else { return nil }
        let placements = subviews.placements(within: bounds, proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return subviews.combined(key, placements)
    }
}

extension Layout where Cache == Void {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}
