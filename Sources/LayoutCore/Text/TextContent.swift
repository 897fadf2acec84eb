// TextContent.swift: a text in its surroundings: what its lines are, and how they are drawn.  Lengths in points.

/// A text with what the environment says of it.
final class TextContent {
    private let runs: [TextRun]
    private let inks: [TextInk]
    let measurer: any TextMeasurer
    private let lineLimit: Int?
    private let alignment: TextAlignment
    let isRightToLeft: Bool
    /// What changes the text beyond breaking it into lines.
    private let spread: TextSpread
    private let cut: TextCut

    init(_ runs: [TextRun], _ inks: [TextInk], _ environment: EnvironmentValues) {
        (self.runs, self.inks) = (runs, inks)
        (measurer, lineLimit) = (environment.textMeasurer, environment.lineLimit)
        alignment = environment.multilineTextAlignment
        isRightToLeft = environment.layoutDirection == .rightToLeft
        (spread, cut) = (environment.textSpread, environment.textCut)
    }

    /// The whole text.
    var string: String { runs.map(\.string).joined() }

    /// The text as the package's own measurer has it; `nil` where another measures.
    private lazy var measure = (measurer as? HelveticaMeasurer)?.measure(of: runs)

    /// What layout needs of a text; its lines are asked for when they are drawn.
    struct Metrics {
        let size: CGSize
        let firstBaseline: CGFloat
        let lastBaseline: CGFloat
        /// Whether some of the text is left out.
        let isTruncated: Bool
    }

    private var known = ProposalMemo<Metrics>()

    /// The size and the baselines under a proposal.
    ///
    /// A height only limits the number of lines: text that is not too high anyway need not be asked again.
    func metrics(for proposal: ProposedViewSize) -> Metrics {
        let free = measured(ProposedViewSize(width: proposal.width, height: nil))
        guard let height = proposal.height, height < free.size.height else { return free }
        return measured(proposal)
    }

    private func measured(_ proposal: ProposedViewSize) -> Metrics {
        if let metrics = known[proposal] { return metrics }
        let metrics = newMetrics(for: proposal)
        known[proposal] = metrics
        return metrics
    }

    private func newMetrics(for proposal: ProposedViewSize) -> Metrics {
        if spread.isNone, let text = measure?.extent(in: PerAxis(proposal), lineLimit: lineLimit) {
            return Metrics(
                size: CGSize(text.size), firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline,
                isTruncated: text.isTruncated)
        }
        let layout = layout(for: proposal)
        return Metrics(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
            isTruncated: layout.isTruncated)
    }

    /// The least heights by width, words whole; `nil` where letters shrink or lines stand apart.
    var staircase: Staircase<Double>? {
        spread.isNone ? measurer.staircase(of: runs, lineLimit: lineLimit) : nil
    }

    /// The widths that the text takes of offers of them; `nil` where letters shrink or lines stand apart, where nothing is
    /// rounded, and where another measurer than the package's own one measures.
    var takenWidths: [ClosedRange<Double>]? { spread.isNone ? measure?.takenWidths(lineLimit: lineLimit) : nil }

    /// The distances that the text prefers, by the largest of its fonts.
    var spacing: ViewSpacing {
        let fonts = runs.isEmpty ? [.body] : runs.map(\.font)
        let metrics = fonts.dropFirst().reduce(measurer.metrics(of: fonts[0])) { $0.union(measurer.metrics(of: $1)) }
        return ViewSpacing(.text(metrics.lines, scale: Double(measurer.displayScale)))
    }

    /// The lines under a proposal.
    func layout(for proposal: ProposedViewSize) -> TextLayout {
        if spread.isNone { return layout(for: proposal, scale: 1, lineLimit: lineLimit) }
        return spread.layout(for: proposal, lineLimit: lineLimit) { layout(for: proposal, scale: $0, lineLimit: $1) }
    }

    /// The lines of the text in its own size or a smaller one.
    private func layout(for proposal: ProposedViewSize, scale: CGFloat, lineLimit: Int?) -> TextLayout {
        if scale == 1, let measure {
            return TextLayout(measure.layout(in: PerAxis(proposal), lineLimit: lineLimit), of: measure.text, runs)
        }
        let room = ProposedViewSize { axis in proposal[axis].map { max($0, 0) } }
        return measurer.layout(runs.map { $0.scaled(by: scale) }, proposal: room, lineLimit: lineLimit)
    }

    /// What is drawn of the text where it was placed under a proposal.
    func drawing(for proposal: ProposedViewSize) -> ViewDrawing {
        var layout = layout(for: proposal)
        var source = TextInks(runs, inks)
        var inks = layout.lines.dropLast().map { source.inks(of: $0) }
        if let last = layout.lines.indices.last {
            let recut = layout.isTruncated ? cut.line(in: layout, of: source.remaining, measurer) : nil
            if let recut { layout.lines[last] = recut.line }
            inks.append(recut?.inks ?? source.inks(of: layout.lines[last]))
        }
        let share = isRightToLeft ? 1 - alignment.share : alignment.share
        for index in layout.lines.indices {
            layout.lines[index].origin.x += (layout.size.width - layout.lines[index].width) * share
        }
        return .text(layout.lines, inks: inks)
    }

    /// Whether the room between letters is to shrink before the text is cut.
    var isTightening: Bool { cut.isTightening }
}
