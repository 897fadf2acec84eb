// SweepFoot.swift: what stands below a plot: how the rules fill the container, the axis, and the key.

import Documents
import Plumb
import Workbench

/// Strips, numbers and words below the frame.
struct SweepFoot {
    private let row: SweptRow
    private let plot: SweepPlot

    private static let stripHeight = 14.0
    private static let rule = "stroke=\"#444444\" stroke-width=\"2\""

    init(_ row: SweptRow, _ plot: SweepPlot) {
        self.row = row
        self.plot = plot
    }

    private var axisTop: Double { plot.bottom + 4 + Self.stripHeight * Double(row.curves.count) }

    /// The last pixel of the drawing.
    var bottom: Double { axisTop + 76 }

    /// The last pixel that the key takes.
    var right: Double { key.reduce(SweepPlot.left + 24) { $0 + Self.width($1) } }

    var drawing: String { strips + axis + keyDrawing }

    /// One strip a rule: where its row overflows, and where it leaves space.
    private var strips: String {
        row.curves.enumerated().map { place, curve in
            let top = plot.bottom + 4 + Self.stripHeight * Double(place)
            let name =
                row.curves.count == 1
                ? ""
                : SVGText.text(curve.title, x: plot.right + 12, y: top + 10, style: "fill=\"#444444\"")
            return curve.sweep.pieces.map { strip($0, top: top) }.joined() + words(on: curve.sweep, top: top) + name
        }.joined()
    }

    private func strip(_ piece: Sweep.Piece, top: Double) -> String {
        guard piece.fit != .fills, let shown = plot.shown(piece) else { return "" }
        let (left, right) = (plot.across.place(shown.lowerBound), plot.across.place(shown.upperBound))
        return """
            <rect x="\(SVGText.number(left))" y="\(SVGText.number(top))" width="\(SVGText.number(right - left))" \
            height="\(SVGText.number(Self.stripHeight - 2))" fill="\(SweepStyle.ground(piece.fit == .overflows))"/>

            """
    }

    /// The word for each stretch of pieces alike, where it is wide enough.
    private func words(on sweep: Sweep, top: Double) -> String {
        var stretches: [(fit: Sweep.Fit, left: Double, right: Double)] = []
        for piece in sweep.pieces {
            guard let shown = plot.shown(piece) else { continue }
            let (left, right) = (plot.across.place(shown.lowerBound), plot.across.place(shown.upperBound))
            if stretches.last?.fit == piece.fit {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append((fit: piece.fit, left: left, right: right))
            }
        }
        return stretches.filter { $0.right - $0.left > 70 }.map { stretch in
            SVGText.text(
                stretch.fit.ground, x: (stretch.left + stretch.right) / 2, y: top + 10,
                style: """
                    fill="#444444" font-size="10" text-anchor="middle" stroke="#ffffff" stroke-width="3" \
                    paint-order="stroke"
                    """)
        }.joined()
    }

    private var axis: String {
        let numbers = plot.across.ticks(most: 8).map { container in
            let x = SVGText.number(plot.across.place(container))
            return "<path d=\"M\(x) \(SVGText.number(axisTop)) v4\" stroke=\"#444444\"/>\n"
                + SVGText.text(
                    container.points, x: plot.across.place(container), y: axisTop + 16,
                    style: "fill=\"#444444\" text-anchor=\"middle\"")
        }
        let name = row.document.axis == .horizontal ? "container width (pt)" : "container height (pt)"
        return "<path d=\"M\(SVGText.number(SweepPlot.left)) \(SVGText.number(axisTop)) "
            + "H\(SVGText.number(plot.right))\" stroke=\"#444444\"/>\n" + numbers.joined()
            + SVGText.text(
                name, x: (SweepPlot.left + plot.right) / 2, y: axisTop + 34,
                style: "fill=\"#444444\" text-anchor=\"middle\"")
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
            if !row.partings.isEmpty { key.append((.ground("#d6d6d6"), "where they part")) }
        }
        for fit in [Sweep.Fit.overflows, .leavesSpace] {
            let isShown = row.curves.contains { curve in
                curve.sweep.pieces.contains { $0.fit == fit && plot.shown($0) != nil }
            }
            if isShown { key.append((.ground(SweepStyle.ground(fit == .overflows)), fit.ground)) }
        }
        if let own = row.container, plot.across.values.contains(own) {
            key.append((.line(SweepStyle.own), "the row's own container, \(own.points)"))
        }
        return key
    }

    private static func width(_ entry: (sample: Key, words: String)) -> Double {
        26 + 5 + 6 * Double(entry.words.count) + 18
    }

    private var keyDrawing: String {
        var x = SweepPlot.left
        let y = axisTop + 56
        return key.map { entry in
            let sample =
                switch entry.sample {
                case .line(let style):
                    """
                    <path d="M\(SVGText.number(x)) \(SVGText.number(y - 4)) h26" \(style)/>

                    """
                case .ground(let fill):
                    """
                    <rect x="\(SVGText.number(x))" y="\(SVGText.number(y - 10))" width="26" height="12" fill="\(fill)" \
                    stroke="#999999" stroke-width="0.5"/>

                    """
                }
            let words = SVGText.text(entry.words, x: x + 31, y: y, style: "fill=\"#444444\"")
            x += Self.width(entry)
            return sample + words
        }.joined()
    }
}

extension Sweep.Fit {
    /// What the ground of such containers says.
    fileprivate var ground: String {
        switch self {
        case .overflows: "overflows"
        case .fills: "fills"
        case .leavesSpace: "space left"
        }
    }
}
