// TextSpread.swift: distances between lines, room for lines that are not there, and letters that shrink to fit.
// Lengths in points.

/// What changes a text beyond breaking it into lines.
struct TextSpread: Hashable {
    /// The distance between lines, in points.
    var spacing: CGFloat = 0
    /// For how many lines there is room at least.
    var leastLines = 1
    /// The smallest share of their size to which letters shrink where the text would be cut.
    var leastScale: CGFloat = 1

    /// Whether nothing is changed.
    var isNone: Bool { self == TextSpread() }

    /// How often the share is halved in: it is found to one part in 256 of what is allowed.
    private static let halvings = 8

    /// The lines of a text, laid out in a share of its size and with a limit of lines.
    func layout(
        for proposal: ProposedViewSize, lineLimit: Int?, _ lay: (_ scale: CGFloat, _ limit: Int?) -> TextLayout
    ) -> TextLayout {
        let whole = spaced(proposal, lineLimit) { lay(1, $0) }
        guard leastScale < 1, whole.isTruncated else { return whole }
        var (low, high) = (leastScale, CGFloat(1))
        var best = spaced(proposal, lineLimit) { lay(leastScale, $0) }
        guard !best.isTruncated else { return best }
        for _ in 0..<Self.halvings {
            let middle = (low + high) / 2
            let trial = spaced(proposal, lineLimit) { lay(middle, $0) }
            if trial.isTruncated { high = middle } else { (low, best) = (middle, trial) }
        }
        return best
    }

    /// The lines with the distance between them, as many as fit, and the room for those that are not there.
    private func spaced(_ proposal: ProposedViewSize, _ lineLimit: Int?, _ lay: (Int?) -> TextLayout) -> TextLayout {
        var layout = lay(lineLimit)
        while let room = proposal.height, layout.lines.count > 1, height(of: layout) > room {
            layout = lay(layout.lines.count - 1)
        }
        let lineHeight = layout.size.height / CGFloat(layout.lines.count)
        let missing = CGFloat(max(0, leastLines - layout.lines.count))
        layout.size.height = height(of: layout) + missing * (lineHeight + spacing)
        layout.lastBaseline += CGFloat(layout.lines.count - 1) * spacing
        for index in layout.lines.indices {
            layout.lines[index].origin.y += CGFloat(index) * spacing
            layout.lines[index].baseline += CGFloat(index) * spacing
        }
        return layout
    }

    private func height(of layout: TextLayout) -> CGFloat {
        layout.size.height + CGFloat(layout.lines.count - 1) * spacing
    }
}

private enum TextSpreadKey: EnvironmentKey { static var defaultValue: TextSpread { TextSpread() } }
private enum KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// What changes texts beyond breaking them into lines.
    var textSpread: TextSpread {
        get { self[TextSpreadKey.self] }
        set { self[TextSpreadKey.self] = newValue }
    }

    /// The room after each character, in points.
    var kerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    /// The distance between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { textSpread.spacing }
        set { textSpread.spacing = newValue }
    }

    /// The smallest share of their size to which letters shrink where a text would be cut.
    public var minimumScaleFactor: CGFloat {
        get { textSpread.leastScale }
        set { textSpread.leastScale = max(0.01, min(newValue, 1)) }
    }
}

extension TextRun {
    /// The same text in a share of its size.
    func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font = font.scaled(by: factor)
        run.kerning *= factor
        return run
    }
}

extension View {
    /// Sets the distance between lines of text inside, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, max(0, lineSpacing)) }

    /// Sets to which share of its size a text inside shrinks where it would be cut, from 0 to 1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets the room after each character of text inside, in points.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }

    /// Sets the room after each character of text inside, in points.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.kerning, tracking) }

    /// Sets the smallest and the largest number of lines of a text inside; there is room for the smallest.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

    /// Sets the smallest number of lines of a text inside; there is room for it.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Sets the largest number of lines of a text inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

    /// Sets the number of lines of a text inside, and whether there is room for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(reservesSpace ? limit : 1, limit) }

    private func lines(_ least: Int, _ most: Int?) -> some View {
        writing {
            $0.lineLimit = most
            $0.textSpread.leastLines = max(1, least)
        }
    }
}
