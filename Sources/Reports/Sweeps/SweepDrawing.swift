// SweepDrawing.swift: a sweep as SVG.  Lengths in points; one unit of the drawing is one pixel.

import Boxes
package import Workbench

/// A picture with containers to the right: of a row its lengths upwards, of a scene a strip a view.
package struct SweepDrawing<Subject: Swept> {
    private let swept: Subject

    package init(_ swept: Subject) { self.swept = swept }

    package var document: String {
        let marks = PlotMarks(swept.breakpoints, own: swept.container, over: swept.extent)
        let name = (swept.id ?? "a row").printable.shortened(to: 60)
        let (about, figure): (String, any SweepFigure)
        switch swept.subject {
        case .row(let row): (about, figure) = (name, SweepCurves(row, marks))
        case .scene(let scene):
            let way = scene.axis == .horizontal ? "from left to right" : "from top to bottom"
            about = "\(name): where views reach \(way)"
            figure = SceneStrips(scene, marks)
        }
        let finding = swept.curves.map { curve in
            "\(SceneEngine(rawValue: curve.title)?.title ?? curve.title) \(swept.finding(on: curve))"
        }.joined(separator: "; ")
        let room = figure.width - 48
        let heading =
            SVGText.text(SVGText.cut(finding, to: room, size: 15, isBold: true), x: 24, y: 26, size: 15, isBold: true)
            + SVGText.text(SVGText.cut(about, to: room), x: 24, y: 45, tone: .soft)
        let turns = swept.breakpoints.isEmpty ? "" : " It turns at \(swept.breakpoints.map(\.points).listed)."
        return SVGDocument(
            title: "\(name): \(finding)", words: "\(about). \(finding).\(turns)", width: figure.width,
            height: figure.height
        ).hatched(heading + figure.ground + marks.drawing(in: figure.plot) + figure.drawing)
    }
}

/// What is drawn of a row, or of a scene.
protocol SweepFigure {
    var plot: PlotFrame { get }
    var width: Double { get }
    var height: Double { get }
    /// What lies below the breakpoints.
    var ground: String { get }
    /// What lies over them, and all around.
    var drawing: String { get }
}

extension Swept {
    /// In which containers of those shown the row or scene overflows, and in which it leaves space.
    fileprivate func finding(on curve: Curve) -> String {
        let plot = PlotScale(extent, from: 0, to: 1)
        let fits: [Sweep.Fit] = [.overflows, .leavesSpace]
        let ranges = fits.compactMap { fit -> String? in
            let found = curve.sweep.pieces.filter { $0.fit == fit }.compactMap { plot.shown($0) }
            let joined = found.reduce(into: [ClosedRange<Double>]()) { joined, range in
                if let last = joined.last, last.upperBound >= range.lowerBound {
                    joined[joined.count - 1] = last.lowerBound...range.upperBound
                } else {
                    joined.append(range)
                }
            }
            if joined.isEmpty { return nil }
            let places = joined.prefix(3).map { words($0) }.joined(separator: ", ")
            return (fit == .overflows ? "overflows " : "leaves space ") + places + (joined.count > 3 ? ", …" : "")
        }
        return ranges.isEmpty ? "fills every container" : ranges.joined(separator: ", ")
    }

    private func words(_ range: ClosedRange<Double>) -> String {
        if range.upperBound >= extent.upperBound { return "from \(shown(range.lowerBound)) on" }
        return range.lowerBound <= extent.lowerBound
            ? "below \(shown(range.upperBound))" : "from \(shown(range.lowerBound)) to \(shown(range.upperBound))"
    }
}
