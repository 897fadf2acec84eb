// TextNode.swift: the node of a text.  Lengths in points.

/// The node of a text: what its measurer says, and both baselines as explicit guides.
final class TextNode: Node {
    private let runs: [TextRun]
    private let paints: [Paint]
    private let measurer: any TextMeasurer
    private let lineLimit: Int?
    private let alignment: TextAlignment
    private var known = ProposalMemo<Metrics>()

    /// What layout needs of a text; the lines are asked for again when they are drawn.
    private struct Metrics {
        let size: CGSize
        let firstBaseline: CGFloat
        let lastBaseline: CGFloat
    }

    init(_ context: BuildContext, runs: [TextRun], paints: [Paint]) {
        (self.runs, self.paints) = (runs, paints)
        measurer = context.environment.textMeasurer
        lineLimit = context.environment.lineLimit
        alignment = context.environment.multilineTextAlignment
        super.init(context, guideMask: .baselines)
    }

    /// The text cut into characters, for the package's own measurer.
    private lazy var clusters = TextClusters(runs)

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        let room = ProposedViewSize { axis in proposal[axis].map { max($0, 0) } }
        if let measurer = measurer as? HelveticaMeasurer {
            return measurer.layout(clusters, proposal: room, lineLimit: lineLimit)
        }
        return measurer.layout(runs, proposal: room, lineLimit: lineLimit)
    }

    /// A height only limits the number of lines: text that is not too high anyway need not be asked again.
    private func metrics(for proposal: ProposedViewSize) -> Metrics {
        let free = measured(ProposedViewSize(width: proposal.width, height: nil))
        guard let height = proposal.height, height < free.size.height else { return free }
        return measured(proposal)
    }

    private func measured(_ proposal: ProposedViewSize) -> Metrics {
        if let metrics = known[proposal] { return metrics }
        let layout = layout(for: proposal)
        let metrics = Metrics(size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
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
    override var kind: String { "Text" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics(for: proposal).size }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: metrics(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: metrics(for: proposal).lastBaseline
        default: nil
        }
    }

    override var drawing: ViewDrawing? {
        let layout = layout(for: placedProposal)
        let lines = layout.lines.map { line in
            var line = line
            let share = isRightToLeft ? 1 - alignment.share : alignment.share
            line.origin.x += (layout.size.width - line.width) * share
            return line
        }
        return .text(lines, paints: TextPaints(runs, paints).paints(of: lines))
    }
}

/// The paints of a text's runs, to be found again on its lines.
///
/// A measurer may cut runs at line ends, drop line breaks and add an ellipsis; it keeps the order of the characters.
struct TextPaints {
    private let sources: [(text: String, paint: Paint)]

    init(_ runs: [TextRun], _ paints: [Paint]) { sources = zip(runs, paints).map { ($0.string, $1) } }

    /// A paint for each run of each line.
    func paints(of lines: [TextLine]) -> [[Paint]] {
        var index = 0
        var rest = sources.first.map { Substring($0.text) } ?? ""
        /// Moves on to the source that a piece of a line comes from.
        func paint(of piece: String) -> Paint {
            var (candidate, text) = (index, rest)
            while candidate < sources.count {
                let trimmed = text.drop { $0.isWhitespace }
                for text in [text, trimmed] where !piece.isEmpty && text.hasPrefix(piece) {
                    (index, rest) = (candidate, text.dropFirst(piece.count))
                    return sources[candidate].paint
                }
                candidate += 1
                if candidate < sources.count { text = Substring(sources[candidate].text) }
            }
            return index < sources.count ? sources[index].paint : .color(.primary)
        }
        return lines.map { line in line.runs.map { paint(of: $0.string) } }
    }
}
