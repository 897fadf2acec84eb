// Leaves.swift: nodes without children.  Lengths in points.

package import Foundation

/// A view that takes the room offered, 10 points where nothing is offered, or what a function answers.
final class FlexibleLeaf: Node {
    private let name: String
    private let shown: LayoutTree.Drawing?
    private let answer: (ProposedViewSize) -> CGSize

    init(
        _ site: Site, _ name: String, _ shown: LayoutTree.Drawing?,
        measure: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    ) {
        self.name = name
        self.shown = shown
        answer = measure
        super.init(site)
    }

    override var kind: String { name }
    override var drawing: LayoutTree.Drawing? { shown }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}

/// A leaf whose size a function says: what scenes and tests build trees of.
package struct MeasuredLeaf: View {
    private let baselines: (first: CGFloat, last: CGFloat)?
    private let answer: (ProposedViewSize) -> CGSize

    /// A leaf of a size that may depend on the proposal.
    ///
    /// - Parameter baselines: The explicit baselines, in points from the top; `nil` for none.
    package init(
        baselines: (first: CGFloat, last: CGFloat)? = nil, size: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.baselines = baselines
        answer = size
    }
}

extension MeasuredLeaf: PrimitiveView {
    package typealias Body = Never

    func build(at site: Site, into list: inout NodeList) {
        site.slot.viewType = MeasuredLeaf.self
        var node: Node = FlexibleLeaf(site, "MeasuredLeaf", nil, measure: answer)
        if let baselines {
            node = GuideNode(site, VerticalAlignment.firstTextBaseline.key, { _ in baselines.first }, node)
            node = GuideNode(site, VerticalAlignment.lastTextBaseline.key, { _ in baselines.last }, node)
        }
        list.nodes.append(node)
    }
}
