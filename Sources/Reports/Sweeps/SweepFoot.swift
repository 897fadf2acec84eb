// SweepFoot.swift: what stands below the picture of a sweep: how the container is filled, the axis, and the key.

import Workbench

/// Strips, numbers and words below the frame.
struct SweepFoot<Subject: Swept> {
    private let swept: Subject
    private let plot: PlotFrame

    init(_ swept: Subject, _ plot: PlotFrame) { (self.swept, self.plot) = (swept, plot) }

    private var stripHeight: Double { 18 }

    private var axisTop: Double { plot.bottom + 4 + stripHeight * Double(swept.curves.count) }

    var bottom: Double { axisTop + 76 }

    var right: Double { key.reduce(PlotFrame.left + 24) { $0 + Self.width($1) } }

    var drawing: String { strips + axis + keyDrawing }

    /// One strip a rule: where its row or the scene overflows, and where it leaves space.
    private var strips: String {
        swept.curves.enumerated().map { place, curve in
            let (pieces, top) = (curve.sweep.pieces, plot.bottom + 4 + stripHeight * Double(place))
            let stretches = plot.stretches(of: pieces)
            if case .scene = swept.subject {
                return stretches.map {
                    $0.ground(top: top, height: stripHeight - 2, title: $0.fit.words)
                        + ($0.right - $0.left > 60 ? $0.words(y: top + 12) : "")
                }.joined()
            }
            let name = SVGText.text(curve.title, x: plot.right + 12, y: top + 12, tone: .soft)
            let halo = " stroke=\"\(Tone.paper)\" stroke-width=\"3\" paint-order=\"stroke\""
            let words = stretches.filter { $0.right - $0.left > 70 }.map { $0.words(y: top + 12, style: halo) }
            return plot.grounds(of: pieces, top: top, height: stripHeight - 2) + words.joined()
                + (swept.curves.count == 1 ? "" : name)
        }.joined()
    }

    private var axis: String { plot.axis(at: axisTop, titled: swept.containerName) }

    private enum Key {
        case line(String), wall, ground(String)
    }

    /// What the key explains: only what the plot shows.
    private var key: [(sample: Key, words: String)] {
        guard case .row(let row) = swept.subject else {
            return swept.parameter == nil ? [(.line(PlotStyle.containerEnd), "where the container ends")] : []
        }
        var key: [(sample: Key, words: String)] = []
        let rule = "stroke=\"\(Tone.ink)\" stroke-width=\"2\""
        if row.curves.count == 2 {
            key += [
                (.line(rule), row.curves[0].title),
                (.line(rule + " stroke-dasharray=\"6 4\""), row.curves[1].title),
            ]
            if !row.differingRanges.isEmpty { key.append((.ground(Tone.difference.light), "where they differ")) }
        }
        for fit in [Sweep.Fit.overflows, .leavesSpace] {
            let isShown = row.curves.contains { curve in
                curve.sweep.pieces.contains { $0.fit == fit && plot.across.shown($0) != nil }
            }
            if isShown { key.append((.ground(PlotStyle.ground(fit == .overflows)), fit.words)) }
        }
        if let own = row.container, plot.across.values.contains(own) {
            key.append((.wall, "the row's own container, \(own.points)"))
        }
        return key
    }

    private static func width(_ entry: (sample: Key, words: String)) -> Double {
        26 + 5 + SVGText.width(entry.words) + 18
    }

    private var keyDrawing: String {
        var x = PlotFrame.left
        let y = axisTop + 56
        return key.map { entry in
            let sample =
                switch entry.sample {
                case .line(let style): SVGText.path("M\(svg: x) \(svg: y - 4) h26", style: style)
                case .wall: SVGText.path("M\(svg: x + 13) \(svg: y - 12) v16", style: PlotStyle.own)
                case .ground(let fill):
                    SVGText.rectangle(
                        x: x, y: y - 10, width: 26, height: 12,
                        style: "fill=\"\(fill)\" stroke=\"\(Tone.strong)\" stroke-width=\"0.5\"")
                }
            let words = SVGText.text(entry.words, x: x + 31, y: y, tone: .soft)
            x += Self.width(entry)
            return sample + words
        }.joined()
    }
}
