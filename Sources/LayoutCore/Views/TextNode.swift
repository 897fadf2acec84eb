// TextNode.swift: the node of a text.  Lengths in points.

/// The node of a text: what its measurer says, and both baselines as explicit guides.
final class TextNode: Node {
    private let content: TextContent

    init(_ context: BuildContext, runs: [TextRun], paints: [Paint]) {
        content = TextContent(runs, paints, context.environment)
        super.init(context, guideMask: .baselines)
    }

    /// Within the width and the height that its lines take, text breaks into the same lines.
    override func length(of offer: CGFloat, along axis: Axis, across: CGFloat?) -> CGFloat {
        let offer = ProposedViewSize(along: axis, offer, across: across).sound
        if let known = stretches.size(for: offer) { return known[axis] }
        let answer = size(for: offer)
        stretches.learn(answer, of: offer)
        return answer[axis]
    }
    private var stretches = SteadyStretches()
    override var staircase: Staircase<Double>? { knownStaircase }
    private lazy var knownStaircase = content.staircase
    override var takenWidths: [ClosedRange<Double>]? { knownWidths }
    private lazy var knownWidths = content.takenWidths
    override var kind: String { "Text" }
    override var isForeign: Bool { true }
    override var spacing: ViewSpacing { knownSpacing }
    private lazy var knownSpacing = content.spacing
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.metrics(for: proposal).size }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: content.metrics(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: content.metrics(for: proposal).lastBaseline
        default: nil
        }
    }

    override var picture: Picture { .text(content) }
}
