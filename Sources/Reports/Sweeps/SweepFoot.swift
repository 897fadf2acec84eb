// SweepFoot.swift: what stands below a plot: how the rules fill the container, the axis, and the key.

import Boxes
import Workbench

/// Strips, numbers and words below the frame.
struct SweepFoot {
    private let row: SweptRow
    private let plot: PlotFrame

    private static let stripHeight = 14.0
    private static let rule = "stroke=\"#444444\" stroke-width=\"2\""

    init(_ row: SweptRow, _ plot: PlotFrame) { (self.row, self.plot) = (row, plot) }

    private var axisTop: Double { plot.bottom + 4 + Self.stripHeight * Double(row.curves.count) }

    var bottom: Double { axisTop + 76 }

    var right: Double { key.reduce(PlotFrame.left + 24) { $0 + Self.width($1) } }

    var drawing: String { strips + axis + keyDrawing }

    /// One strip a rule: where its row overflows, and where it leaves space.
    private var strips: String {
        row.curves.enumerated().map { place, curve in
            let top = plot.bottom + 4 + Self.stripHeight * Double(place)
            let strips = curve.sweep.pieces.map { plot.ground($0, top: top, height: Self.stripHeight - 2) }
            let name = SVGText.text(curve.title, x: plot.right + 12, y: top + 10, style: "fill=\"#444444\"")
            return strips.joined() + words(on: curve.sweep, top: top) + (row.curves.count == 1 ? "" : name)
        }.joined()
    }

    /// The word for each stretch of pieces alike, where it is wide enough.
    private func words(on sweep: Sweep, top: Double) -> String {
        var stretches: [(fit: Sweep.Fit, left: Double, right: Double)] = []
        for piece in sweep.pieces {
            guard let (left, right) = plot.pixels(piece) else { continue }
            if stretches.last?.fit == piece.fit {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append((fit: piece.fit, left: left, right: right))
            }
        }
        return stretches.filter { $0.right - $0.left > 70 }.map { stretch in
            SVGText.text(
                stretch.fit.words, x: (stretch.left + stretch.right) / 2, y: top + 10,
                style: """
                    fill="#444444" font-size="10" text-anchor="middle" stroke="#ffffff" stroke-width="3" \
                    paint-order="stroke"
                    """)
        }.joined()
    }

    private var axis: String {
        let name = row.document.axis == .horizontal ? "container width (pt)" : "container height (pt)"
        return plot.axis(at: axisTop, titled: name)
    }

    private enum Key {
        case line(String), ground(String)
    }

    /// What the key explains: only what the plot shows.
    private var key: [(sample: Key, words: String)] {
        var key: [(sample: Key, words: String)] = []
        if row.curves.count == 2 {
            key += [
                (.line(Self.rule), row.curves[0].title),
                (.line(Self.rule + " stroke-dasharray=\"6 4\""), row.curves[1].title),
            ]
            if !row.differingRanges.isEmpty { key.append((.ground("#d6d6d6"), "where they part")) }
        }
        for fit in [Sweep.Fit.overflows, .leavesSpace] {
            let isShown = row.curves.contains { curve in
                curve.sweep.pieces.contains { $0.fit == fit && plot.shown($0) != nil }
            }
            if isShown { key.append((.ground(PlotStyle.ground(fit == .overflows)), fit.words)) }
        }
        if let own = row.container, plot.across.values.contains(own) {
            key.append((.line(PlotStyle.own), "the row's own container, \(own.points)"))
        }
        return key
    }

    private static func width(_ entry: (sample: Key, words: String)) -> Double {
        26 + 5 + 6 * Double(entry.words.count) + 18
    }

    private var keyDrawing: String {
        var x = PlotFrame.left
        let y = axisTop + 56
        return key.map { entry in
            let sample =
                switch entry.sample {
                case .line(let style): SVGText.path("M\(svg: x) \(svg: y - 4) h26", style: style)
                case .ground(let fill):
                    SVGText.rectangle(
                        x: x, y: y - 10, width: 26, height: 12,
                        style: "fill=\"\(fill)\" stroke=\"#999999\" stroke-width=\"0.5\"")
                }
            let words = SVGText.text(entry.words, x: x + 31, y: y, style: "fill=\"#444444\"")
            x += Self.width(entry)
            return sample + words
        }.joined()
    }
}

extension Sweep.Fit {
    var words: String {
        switch self {
        case .overflows: "overflows"
        case .fills: "fills"
        case .leavesSpace: "space left"
        }
    }
}
