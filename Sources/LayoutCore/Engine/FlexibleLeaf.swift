// FlexibleLeaf.swift: the node of a view without children.  Lengths in points.

internal import Foundation

/// A view that takes the room offered, 10 points where nothing is offered, or what a function answers.
final class FlexibleLeaf: Node {
    private let name: String
    private let shown: ViewDrawing?
    private let answer: (ProposedViewSize) -> CGSize

    init(
        _ context: BuildContext, _ name: String, _ shown: ViewDrawing?,
        measure: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    ) {
        self.name = name
        self.shown = shown
        answer = measure
        super.init(context)
    }

    override var kind: String { name }
    override var drawing: ViewDrawing? { shown }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}
