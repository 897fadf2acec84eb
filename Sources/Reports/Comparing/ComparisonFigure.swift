// ComparisonFigure.swift: a comparison as one figure: how far answers lie from the optimum, and the shares of the verdicts.
// Lengths in points; places in pixels.

import Essentials
package import Workbench

/// Cumulative distributions above, verdicts below.
package struct ComparisonFigure {
    static let width = 760.0
    static let right = 736.0
    /// More lines in one plot are not told apart.
    private static let mostCurves = 12

    private let comparison: CorpusComparison
    private let engines: [ComparedEngine]

    package init(_ comparison: CorpusComparison) {
        self.comparison = comparison
        engines = EngineNumbers(comparison).engines
    }

    package var document: String {
        var figure = SVGColumn()
        figure.add(heading, size: 15, isBold: true)
        let shown = Array(engines.prefix(Self.mostCurves))
        let rest = engines.count > shown.count ? "; the first \(shown.count) of \(engines.count) engines" : ""
        figure.add("Answers whose largest difference from the optimum is at most so many points\(rest)", size: 12)
        figure.space(6)
        figure.add(height: DistancePlot.height) { DistancePlot(shown.map { comparison[$0].largest }, top: $0).drawing }
        figure.add(keys: shown.enumerated().map { index, engine in (engine.name, .line(PlotStyle.alone(index))) })
        figure.space(14)
        figure.add("Verdicts, with the 95 % interval of the share that is optimal", size: 12)
        let bars = VerdictBars(engines.map { ($0.name, comparison[$0]) })
        figure.add(height: bars.height) { bars.drawing(top: $0) }
        figure.add(keys: bars.kinds.map { ($0.words, .fill(VerdictBars.fill(of: $0))) })
        let words = engines.map { engine in
            "\(engine.name): \(comparison[engine].optimal.percent) of its answers optimal"
        }
        return SVGDocument(
            title: heading, words: words.joined(separator: "; ") + ".", width: Self.width, height: figure.height + 16
        ).hatched(figure.body)
    }

    private var heading: String {
        "\(comparison.rows.grouped) \(comparison.rows == 1 ? "row" : "rows") compared"
            + (comparison.unreadable == 0 ? "" : ", \(comparison.unreadable.counted("input")) could not be read")
    }
}

/// Parts of a figure, one below the other.
private struct SVGColumn {
    /// What stands before a word of a key.
    enum Sample {
        case line(String)
        case fill(String)
    }

    private(set) var body = ""
    private(set) var height = 12.0

    mutating func add(_ line: String, size: Double, isBold: Bool = false) {
        height += size + 8
        body += SVGText.text(line, x: 20, y: height, size: size, isBold: isBold)
        height += 8
    }

    mutating func space(_ more: Double) { height += more }

    /// - Parameter drawing: Draws below a height.
    mutating func add(height more: Double, _ drawing: (Double) -> String) {
        body += drawing(height)
        height += more
    }

    /// Words beside what they mean, three a line.
    mutating func add(keys: [(words: String, sample: Sample)]) {
        let (breadth, step) = (232.0, 18.0)
        for (index, key) in keys.enumerated() {
            let x = PlotFrame.left + Double(index % 3) * breadth
            let y = height + Double(index / 3) * step + 12
            switch key.sample {
            case .line(let style): body += SVGText.path("M\(svg: x) \(svg: y - 4) h28", style: style)
            case .fill(let fill):
                body += SVGText.rectangle(
                    x: x + 8, y: y - 10, width: 12, height: 12, style: "rx=\"2\" fill=\"\(fill)\"")
            }
            body += SVGText.text(key.words.shortened(to: 28), x: x + 34, y: y)
        }
        height += Double((keys.count + 2) / 3) * step + 4
    }
}
