// SweepDrawing.swift: a sweep as SVG.  Lengths in points; one unit of the drawing is one pixel.

import Boxes
package import Workbench

/// A picture with containers to the right: of a row its lengths upwards, of a scene a strip a view.
package struct SweepDrawing<Subject: Swept> {
    private let swept: Subject

    package init(_ swept: Subject) { self.swept = swept }

    package var document: String {
        let marks = PlotMarks(swept.breakpoints, own: swept.container, over: swept.extent)
        let titles = swept.curves.map(\.title).joined(separator: " and ")
        let (noun, what, figure): (String, String, any SweepFigure)
        switch swept.subject {
        case .row(let row): (noun, what, figure) = ("row", titles, SweepCurves(row, marks))
        case .scene(let scene):
            let way = scene.axis == .horizontal ? "from left to right" : "from top to bottom"
            (noun, what, figure) = ("scene", "where views reach \(way), engine \(titles)", SceneStrips(scene, marks))
        }
        let heading = SVGText.text(
            "\((swept.id ?? noun).printable.shortened(to: 60)): \(what)", x: 24, y: 22,
            style: "font-size=\"13\" font-weight=\"bold\"")
        return SVGText.document(
            width: figure.width, height: figure.height, fontSize: 11, definitions: PlotStyle.definitions,
            heading + figure.ground + marks.drawing(in: figure.plot) + figure.drawing)
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
