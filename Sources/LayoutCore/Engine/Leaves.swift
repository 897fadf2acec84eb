// Leaves.swift: the nodes of views without children.  Lengths in points.

/// A view that takes the room offered, 10 points where nothing is offered, or what a function answers.
final class FlexibleLeaf: Node {
    private let name: String
    private let shown: Picture
    private let answer: (ProposedViewSize) -> CGSize

    init(
        _ context: BuildContext, _ name: String, picture: Picture,
        measure: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    ) {
        (self.name, shown) = (name, picture)
        answer = measure
        super.init(context)
    }

    convenience init(
        _ context: BuildContext, _ name: String, _ shown: ViewDrawing?,
        measure: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    ) {
        self.init(context, name, picture: shown.map { .fixed($0) } ?? .none, measure: measure)
    }

    override var kind: String { name }
    override var picture: Picture { shown }
    override var isForeign: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}

/// A leaf whose size a function computes; scenes and tests build trees of it.
package struct MeasuredLeaf: View, NodeView {
    private let baselines: (first: CGFloat, last: CGFloat)?
    private let answer: (ProposedViewSize) -> CGSize

    /// A leaf of a size that may depend on the proposal.
    ///
    /// - Parameter baselines: The explicit baselines, in points from the top; `nil` for none.
    package init(baselines: (first: CGFloat, last: CGFloat)? = nil, size: @escaping (ProposedViewSize) -> CGSize) {
        self.baselines = baselines
        answer = size
    }

    func node(in context: BuildContext) -> Node {
        let leaf = FlexibleLeaf(context, "MeasuredLeaf", nil, measure: answer)
        guard let baselines else { return leaf }
        let first = GuideNode(context, VerticalAlignment.firstTextBaseline.key, { _ in baselines.first }, leaf)
        return GuideNode(context, VerticalAlignment.lastTextBaseline.key, { _ in baselines.last }, first)
    }
}
