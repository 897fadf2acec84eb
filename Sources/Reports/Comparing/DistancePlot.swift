// DistancePlot.swift: cumulative distributions of distances, on a logarithmic axis.  Lengths in points; places in pixels.

import Essentials
import Workbench

/// For each distribution the share of its values that are at most as large as a length.
struct DistancePlot {
    static let height = 300.0
    private static let mostDecades = 7
    /// The share of an engine's answers for which the plot has room at least.
    private static let shown = 0.99

    private let distributions: [LogHistogram]
    private let top: Double
    /// The powers of ten at the ends.
    private let decades: ClosedRange<Int>

    init(_ distributions: [LogHistogram], top: Double) {
        (self.distributions, self.top) = (distributions, top)
        // A few answers of engines may be off by more than any screen has points; lines then end below 100 %.
        let far = distributions.compactMap { $0.quantile(Self.shown) }.filter { $0 > 0 && $0.isFinite }
        let near = distributions.compactMap { $0.steps.first?.value }
        let last = far.max().map { Int(log10($0).rounded(.up)) } ?? 0
        let first = near.min().map { Int(log10($0).rounded(.down)) } ?? last - 2
        decades = max(min(first, last - 1), last - Self.mostDecades)...last
    }

    private var bottom: Double { top + Self.height - 52 }

    private func x(_ value: Double) -> Double {
        let share = (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
        return PlotFrame.left + min(1, max(0, share)) * (ComparisonFigure.right - PlotFrame.left)
    }

    private func y(_ share: Double) -> Double { bottom - share * (bottom - top) }

    var drawing: String {
        let curves = PlotStyle.drawingOrder(of: distributions.count).map { curve(distributions[$0], $0) }
        return rules + axis + curves.joined()
    }

    /// Shares at the left, each with a line across.
    private var rules: String {
        [0, 0.25, 0.5, 0.75, 1].map { share in
            SVGText.path(
                "M\(svg: PlotFrame.left) \(svg: y(share)) H\(svg: ComparisonFigure.right)",
                style: "stroke=\"\(Tone.line)\"")
                + SVGText.text(
                    "\((share * 100).points) %", x: PlotFrame.left - 8, y: y(share) + 4, anchor: .end,
                    tone: .soft)
        }.joined()
    }

    private var axis: String {
        let line = SVGText.path(
            "M\(svg: PlotFrame.left) \(svg: top) V\(svg: bottom) H\(svg: ComparisonFigure.right)",
            style: "fill=\"none\" stroke=\"\(Tone.soft)\"")
        let numbers = decades.map { decade in
            let value = pow(10, Double(decade))
            return SVGText.path("M\(svg: x(value)) \(svg: bottom) v5", style: "stroke=\"\(Tone.soft)\"")
                + SVGText.text(
                    Self.words(of: decade), x: x(value), y: bottom + 18, anchor: .middle, tone: .soft)
        }
        let title = SVGText.text(
            "points", x: (PlotFrame.left + ComparisonFigure.right) / 2, y: bottom + 35, anchor: .middle,
            tone: .soft)
        return line + numbers.joined() + title
    }

    /// A power of ten in the digits that it has.
    private static func words(of decade: Int) -> String {
        (-4...5).contains(decade)
            ? (decade < 0
                ? "0." + String(repeating: "0", count: -decade - 1) + "1" : "1" + String(repeating: "0", count: decade))
            : "1e\(decade)"
    }

    /// From the share that is at the optimum up, step by step; steps narrower than half a pixel are drawn as one.
    private func curve(_ distribution: LogHistogram, _ index: Int) -> String {
        guard distribution.count > 0 else { return "" }
        func place(_ reached: Int) -> Double { y(Double(reached) / Double(distribution.count)) }
        var (path, last) = ("M\(svg: PlotFrame.left) \(svg: place(distribution.zeros))", PlotFrame.left)
        var open: Int?
        for step in distribution.steps {
            guard step.value <= pow(10, Double(decades.upperBound)) else { break }
            let next = x(step.value)
            if next - last >= 0.5 {
                if let reached = open { path += " V\(svg: place(reached))" }
                path += " H\(svg: next)"
                last = next
            }
            open = step.reached
        }
        if let reached = open { path += " V\(svg: place(reached))" }
        return SVGText.path(path + " H\(svg: ComparisonFigure.right)", style: PlotStyle.alone(index))
    }
}
