// StackBox.swift: a row or a column with what it works out once, without the detour by a layout of any type.

/// A row or a column with its cache: what `TypedLayoutBox` is for other layouts.
///
/// It belongs to one node: children that have changed may have other gaps, and nothing else is kept.
final class StackBox: LayoutBox {
    private let engine: StackEngine
    @exclusivity(unchecked) private var cache: StackCache?

    init(_ engine: StackEngine) { self.engine = engine }

    override var mayTakeParts: Bool { engine.sharing != nil }

    private func withCache<Result>(
        _ subviews: LayoutSubviews, _ body: (StackEngine, inout StackCache) -> Result
    ) -> Result {
        // The cache moves out meanwhile, so that changing it copies nothing.
        var current = cache.take() ?? engine.makeCache(subviews)
        defer { cache = current }
        return body(engine, &current)
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { $0.size(of: subviews, for: proposal, &$1) }
    }

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { $0.place(subviews, in: bounds, for: proposal, &$1) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { engine.preference(of: subviews) }

    override func stack(_ subviews: LayoutSubviews) -> (engine: StackEngine, gaps: [CGFloat])? {
        withCache(subviews) { ($0, $1.gaps) }
    }

    override var alignmentKeys: [AlignmentKey] { [engine.alignment] }
    override var combinesGuides: Bool { true }
}
