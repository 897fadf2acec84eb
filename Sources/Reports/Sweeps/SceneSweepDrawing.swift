// SceneSweepDrawing.swift: the sweep of a scene as SVG: a strip a view, the breakpoints through all of them.
// Lengths in points and pixels.

import Boxes
package import Workbench

/// The picture of a swept scene: to the right the container, in every strip the extent of one view along it.
package struct SceneSweepDrawing {
    private let scene: SweptScene
    private let marks: PlotMarks
    private let plot: PlotFrame
    private let strips: [SceneStrip]

    private static let gap = 10.0
    private static let footHeight = 14.0

    package init(_ scene: SweptScene) {
        self.scene = scene
        let extent = scene.extent
        marks = PlotMarks(scene.sweep.breakpoints.map(\.double), own: scene.container, over: extent)
        let count = Double(max(1, scene.names.count))
        let height = min(64, max(30, (480 / count).rounded()))
        let top = 40 + marks.height
        let across = PlotScale(extent, from: PlotFrame.left, to: PlotFrame.left + marks.breadth)
        let bottom = top + count * (height + Self.gap) - Self.gap
        plot = PlotFrame(top: top, across: across, up: PlotScale(0...1, from: bottom, to: top))
        let places = scene.places(in: extent)
        strips = scene.names.enumerated().map { index, name in
            let top = top + Double(index) * (height + Self.gap)
            // Heights are counted from the top down, as on the screen.
            let ends = scene.axis == .horizontal ? (top + height, top) : (top, top + height)
            let up = PlotScale(places, from: ends.0, to: ends.1)
            return SceneStrip(
                index: index, name: name.printable, frame: PlotFrame(top: top, across: across, up: up), height: height)
        }
    }

    package var document: String {
        let names = scene.names.map { $0.printable.shortened(to: 40).count }.max() ?? 0
        let body = heading + grounds + marks.drawing(in: plot) + strips.map { $0.drawing(of: scene) }.joined() + foot
        return SVGText.document(
            width: plot.right + 6.6 * Double(names) + 40, height: plot.bottom + Self.footHeight + 70, fontSize: 11,
            definitions: PlotStyle.definitions, body)
    }

    private var heading: String {
        let name = (scene.document.id ?? "scene").printable.shortened(to: 60)
        let what = scene.axis == .horizontal ? "from left to right" : "from top to bottom"
        return SVGText.text(
            "\(name): where views reach \(what), engine \(scene.engine.rawValue)", x: 24, y: 22,
            style: "font-size=\"13\" font-weight=\"bold\"")
    }

    /// Behind the strips: where the scene overflows, and where it leaves space.
    private var grounds: String {
        stretches.map { fit, left, right in
            fit == .fills ? "" : ground(fit, from: left, to: right, top: plot.top, height: plot.bottom - plot.top)
        }.joined()
    }

    private func ground(_ fit: Sweep.Fit, from left: Double, to right: Double, top: Double, height: Double) -> String {
        SVGText.rectangle(
            x: left, y: top, width: right - left, height: height,
            style: "fill=\"\(PlotStyle.ground(fit == .overflows))\"", title: fit.words)
    }

    /// Below the strips how the scene fills its container, and the axis.
    private var foot: String {
        let top = plot.bottom + 4
        let words = stretches.map { fit, left, right -> String in
            let ground = fit == .fills ? "" : ground(fit, from: left, to: right, top: top, height: Self.footHeight - 2)
            guard right - left > 60 else { return ground }
            return ground
                + SVGText.text(
                    fit.words, x: (left + right) / 2, y: top + 10,
                    style: "fill=\"#444444\" font-size=\"10\" text-anchor=\"middle\"")
        }
        return words.joined()
            + plot.axis(at: top + Self.footHeight, titled: scene.containerName) + key
    }

    /// What the dashes say, where the container varies.
    private var key: String {
        if scene.parameter != nil { return "" }
        let key = plot.bottom + Self.footHeight + 60
        return SVGText.path("M\(svg: PlotFrame.left) \(svg: key - 4) h26", style: SceneStrip.containerEnd)
            + SVGText.text(
                "where the container ends", x: PlotFrame.left + 31, y: key, style: "fill=\"#444444\"")
    }

    /// The stretches of containers in which the scene fits alike, in pixels.
    private var stretches: [(fit: Sweep.Fit, left: Double, right: Double)] {
        var stretches: [(fit: Sweep.Fit, left: Double, right: Double)] = []
        for piece in scene.sweep.pieces {
            guard let shown = plot.across.shown(piece) else { continue }
            let (left, right) = (plot.across.place(shown.lowerBound), plot.across.place(shown.upperBound))
            if stretches.last?.fit == piece.fit {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append((fit: piece.fit, left: left, right: right))
            }
        }
        return stretches
    }
}

extension SweptScene {
    /// The scene's own container, in points; `nil` unless it is finite.
    fileprivate var container: Double? {
        if parameter != nil { return nil }
        return document.proposal[axis].flatMap { $0.isFinite ? $0 : nil }
    }

    /// The containers shown: those asked for, or else a little more than what happens in them.
    fileprivate var extent: ClosedRange<Double> {
        let start = range.lowerBound
        if range.upperBound.isFinite { return start...max(range.upperBound, start + 1e-3 * max(1, start)) }
        let last = sweep.breakpoints.last?.double ?? start
        let end = max(last, container ?? start)
        return start...(end > start ? end + 0.12 * (end - start) : start + 100)
    }

    /// From the first place that a view begins at, or 0, to the last that one reaches, in the containers shown.
    fileprivate func places(in extent: ClosedRange<Double>) -> ClosedRange<Double> {
        var (least, most) = (0.0, 0.0)
        for piece in sweep.pieces {
            guard let shown = PlotScale(extent, from: 0, to: 1).shown(piece) else { continue }
            for container in [shown.lowerBound, shown.upperBound] {
                for frame in piece.frames(at: Fraction(decimal: container)) {
                    let (start, length) = (frame.origin[axis].double, frame.size[axis].double)
                    if start.isFinite { least = min(least, start) }
                    if (start + length).isFinite { most = max(most, start + length) }
                }
            }
        }
        let step = PlotScale.step(over: max(most - least, 1), most: 6)
        return (least / step + 1e-9).rounded(.down) * step...max((most / step - 1e-9).rounded(.up), 1) * step
    }
}

extension PlotScale {
    /// The containers of a piece that are shown; `nil` where none is.
    func shown(_ piece: SceneSweep.Piece) -> ClosedRange<Double>? {
        let start = max(piece.start.double, values.lowerBound)
        let end = min(piece.end.double, values.upperBound)
        return start < end ? start...end : nil
    }
}
