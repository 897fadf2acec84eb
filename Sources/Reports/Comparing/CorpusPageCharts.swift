// CorpusPageCharts.swift: the charts of the page of `plumb compare`: bars of shares and ranges of times.
// Units of the drawings, times in microseconds.

import Essentials
import Workbench

/// A bar whose segments share its width.
struct ShareBars {
    /// One kind of segment: the class that colours it, and what it means.
    struct Kind {
        let style: String
        let title: String
    }

    private static let width = 940.0
    private static let margin = 170.0
    private static let bar = 20.0
    private static let step = 32.0

    private let kinds: [Kind]
    private var body = ""
    private var height = 4.0
    private var used: Set<Int> = []

    init(_ kinds: [Kind]) { self.kinds = kinds }

    mutating func add(_ name: String, counts: [Int]) {
        let total = counts.reduce(0, +)
        body += SVGText.words(name.shortened(to: 21), x: 0, y: height + 15, style: "class=\"name\"")
        var left = Self.margin
        for (index, count) in counts.enumerated() where count > 0 {
            let breadth = Share(count, of: total).value * (Self.width - Self.margin)
            let title = "\(name): \(kinds[index].title), \(count.grouped) (\(Share(count, of: total).percent))"
            // A gap of the background between segments, and a hair of the thinnest.
            body += SVGText.rectangle(
                x: left, y: height, width: max(0.75, breadth - 1.5), height: Self.bar,
                style: "rx=\"2\" style=\"fill:var(--\(kinds[index].style))\"", title: title)
            left += breadth
            used.insert(index)
        }
        height += Self.step
    }

    var html: String {
        let keys = kinds.indices.filter(used.contains).map { index in
            "<li><svg viewBox=\"0 0 10 10\"><rect width=\"10\" height=\"10\" rx=\"2\" "
                + "style=\"fill:var(--\(kinds[index].style))\"/></svg>\(SVGText.escaped(kinds[index].title))</li>"
        }
        return """
            <ul class="key">\(keys.joined())</ul>
            <svg class="chart" role="img" viewBox="0 0 \(svg: Self.width) \(svg: height)">
            \(body)</svg>

            """
    }
}

/// Times from the median to the 95th percentile, on a logarithmic axis.
struct TimeRanges {
    private static let width = 940.0
    private static let left = 170.0
    private static let right = 160.0
    private static let step = 30.0
    private static let top = 26.0

    private let ranges: [(name: String, quantiles: Quantiles)]
    private let decades: ClosedRange<Int>

    /// - Parameter ranges: At least one, each with times above 0.
    init(_ ranges: [(name: String, quantiles: Quantiles)]) {
        self.ranges = ranges
        let times = ranges.flatMap { [$0.quantiles.median, $0.quantiles.p95] }.filter { $0 > 0 }.map(log10)
        let least = Int((times.min() ?? 0).rounded(.down))
        decades = least...max(least + 1, Int((times.max() ?? 0).rounded(.up)))
    }

    var html: String {
        let height = Self.top + Double(ranges.count) * Self.step + 4
        return """
            <svg class="chart" role="img" viewBox="0 0 \(svg: Self.width) \(svg: height)">
            \(decades.map { grid($0, height: height) }.joined())\(ranges.enumerated().map(lane).joined())</svg>

            """
    }

    private func x(_ microseconds: Double) -> Double {
        guard microseconds > 0 else { return Self.left }
        let share = (log10(microseconds) - Double(decades.lowerBound)) / Double(decades.count - 1)
        return Self.left + max(0, share) * (Self.width - Self.left - Self.right)
    }

    private func grid(_ decade: Int, height: Double) -> String {
        let time = pow(10, Double(decade))
        return "<path class=\"grid\" d=\"M\(svg: x(time)) 20 V\(svg: height)\"/>\n"
            + SVGText.words(time.duration, x: x(time), y: 13, style: "text-anchor=\"middle\"")
    }

    private func lane(_ index: Int, _ range: (name: String, quantiles: Quantiles)) -> String {
        let y = Self.top + (Double(index) + 0.5) * Self.step
        let (median, p95) = (x(range.quantiles.median), x(range.quantiles.p95))
        let words = "\(range.quantiles.median.duration) – \(range.quantiles.p95.duration)"
        return SVGText.words(range.name.shortened(to: 21), x: 0, y: y + 4.5, style: "class=\"name\"")
            + "<path class=\"range\" d=\"M\(svg: median) \(svg: y) H\(svg: p95)\"/>\n"
            + "<circle class=\"dot\" cx=\"\(svg: median)\" cy=\"\(svg: y)\" r=\"6\"/>\n"
            + "<circle class=\"tick\" cx=\"\(svg: p95)\" cy=\"\(svg: y)\" r=\"3.5\"/>\n"
            + SVGText.words(words, x: p95 + 14, y: y + 4.5, style: "")
    }
}

extension SVGText {
    /// A line of text in the page's font, whose widths no picture knows.
    fileprivate static func words(_ string: String, x: Double, y: Double, style: String) -> String {
        "<text x=\"\(svg: x)\" y=\"\(svg: y)\" \(style)>\(escaped(string))</text>\n"
    }
}
