// ShapedText.swift: a text shaped once for all widths, and its lines under a proposal.  Lengths in points.

import Boxes

/// A text whose paragraphs are shaped.
struct ShapedText: Sendable {
    let runs: [ShapedRun]
    let paragraphs: [ShapedParagraph]
    /// The fonts of every run.
    private let fonts: [FontStack]
    /// How wide an `…` is in every run's font.
    private let ellipses: [Double]

    /// The sign that stands for what was left out.
    static let ellipsis = "…"

    /// - Parameters:
    ///   - runs: At least one.
    ///   - fonts: At least one.
    init(_ runs: [ShapedRun], fonts: [FontFile]) {
        self.runs = runs
        let stacks = runs.map { FontStack(fonts, for: $0) }
        self.fonts = stacks
        paragraphs = ItemizedParagraph.paragraphs(of: runs, fonts: stacks).map(ShapedParagraph.init)
        ellipses = runs.indices.map { index in
            var sign = runs[index]
            sign.string = Self.ellipsis
            let paragraph = ItemizedParagraph.paragraphs(of: [sign], fonts: [stacks[index]])[0]
            let shaped = ShapedParagraph(paragraph)
            return shaped.wholeWidth(of: 0..<shaped.count)
        }
    }

    /// Characters that no font has.
    var missing: Set<Character> { paragraphs.reduce(into: []) { $0.formUnion($1.text.missing) } }

    /// How wide the `…` is that follows some clusters, in the font of the last of them or of the first one left out.
    func widthOfEllipsis(_ paragraph: ShapedParagraph, after end: Int, from start: Int) -> Double {
        ellipses[runOfEllipsis(paragraph, after: end, from: start)]
    }

    /// The run whose font that sign has.
    func runOfEllipsis(_ paragraph: ShapedParagraph, after end: Int, from start: Int) -> Int {
        let cluster = end > start ? end - 1 : start
        guard cluster < paragraph.count else { return paragraph.text.firstRun }
        return paragraph.runs(of: cluster..<cluster + 1).first?.run ?? paragraph.text.firstRun
    }

    /// The metrics of a line: the largest parts of the fonts that stand on it, a run's own fonts included.
    func metrics(of range: Range<Int>, in paragraph: ShapedParagraph) -> LineMetrics<Double> {
        var found: LineMetrics<Double>?
        func add(_ metrics: LineMetrics<Double>) { found = found.map { $0.union(metrics) } ?? metrics }
        for item in paragraph.items(of: range) {
            add(fonts[item.run].metrics)
            if item.font !== fonts[item.run].fonts[0] { add(item.font.metrics(size: item.size)) }
        }
        return found ?? fonts[paragraph.text.firstRun].metrics
    }

    /// The metrics that every line has; `nil` where they may differ.
    var uniformMetrics: LineMetrics<Double>? {
        guard let metrics = fonts.first?.metrics else { return nil }
        let isUniform = paragraphs.allSatisfy { paragraph in
            fonts[paragraph.text.firstRun].metrics == metrics
                && paragraph.text.items.allSatisfy {
                    fonts[$0.run].metrics == metrics && $0.font === fonts[$0.run].fonts[0]
                }
        }
        return isUniform ? metrics : nil
    }
}

extension FontStack {
    /// The metrics of a run's own font, in points.
    var metrics: LineMetrics<Double> { fonts[0].metrics(size: size) }
}

extension LineMetrics<Double> {
    /// The largest parts of both.
    fileprivate func union(_ other: LineMetrics<Double>) -> LineMetrics<Double> {
        LineMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            capHeight: max(capHeight, other.capHeight), leading: max(leading, other.leading))
    }
}
