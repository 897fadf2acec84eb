// TextNode.swift: the node of a text.  Lengths in points.

/// The node of a text: what its measurer says, and both baselines as explicit guides.
final class TextNode: Node {
    private let content: TextContent
    /// What the text is to look like and does not.
    private let unmet: UnmetLooks

    init(_ context: BuildContext, runs: [TextRun], inks: [TextInk], unmet: UnmetLooks) {
        content = TextContent(runs, inks, context.environment)
        self.unmet = unmet
        super.init(context, guideMask: .baselines)
        if inks.contains(where: { $0.address != nil }), let open = context.environment.openAddress {
            traits.own.touchActions.append(
                TouchAction(rank: .ordinary, takesTaps: false) { [weak self] touch in
                    guard touch.isTap, touch.count == 1, let self,
                        let link = links.first(where: { $0.frame.covers(touch.location) })
                    else { return nil }
                    return { open(link.address) }
                })
        }
    }

    /// The links in the text where it was placed, from its upper left corner, in the order of the lines.
    var links: [TextLink] { content.links(for: placedProposal) }

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
    override var leftOut: [LayoutDiagnostic] {
        unmet.isEmpty
            ? super.leftOut
            : super.leftOut + unmet.names.map { LayoutDiagnostic(problem: .leftOut($0), path: path) }
    }
}
