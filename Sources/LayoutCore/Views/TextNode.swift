// TextNode.swift: the node of a text.  Lengths in points.

/// The node of a text: what its measurer says, and both baselines as explicit guides.
final class TextNode: Node {
    private let content: TextContent
    private var known = ProposalMemo<TextContent.Metrics>()

    init(_ context: BuildContext, runs: [TextRun], paints: [Paint]) {
        content = TextContent(runs, paints, context.environment)
        super.init(context, guideMask: .baselines)
    }

    /// A height only limits the number of lines: text that is not too high anyway need not be asked again.
    private func metrics(for proposal: ProposedViewSize) -> TextContent.Metrics {
        let free = measured(ProposedViewSize(width: proposal.width, height: nil))
        guard let height = proposal.height, height < free.size.height else { return free }
        return measured(proposal)
    }

    private func measured(_ proposal: ProposedViewSize) -> TextContent.Metrics {
        if let metrics = known[proposal] { return metrics }
        let metrics = content.metrics(for: proposal)
        known[proposal] = metrics
        return metrics
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
    override var kind: String { "Text" }
    override var isForeign: Bool { true }
    override var spacing: ViewSpacing { knownSpacing }
    private lazy var knownSpacing = content.spacing
    override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics(for: proposal).size }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: metrics(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: metrics(for: proposal).lastBaseline
        default: nil
        }
    }

    override var picture: Picture { .text(content) }
}
