// SweepDrawing.swift: the plot of a sweep as SVG.  Lengths in points; one unit of the drawing is one pixel.

package import Workbench

/// A plot: containers to the right, lengths upwards, a line for each item.
///
/// One rule's row is drawn on a ground that shows where it overflows and where it leaves space; of two rules the first
/// is solid and the second dashed, the area between them shaded, and strips below show how each fills the container.
package struct SweepDrawing {
    private let row: SweptRow
    private let marks: PlotMarks
    private let ends: PlotEnds
    private let plot: PlotFrame

    package init(_ row: SweptRow) {
        self.row = row
        marks = PlotMarks(row)
        let names = row.document.row.items.count * row.curves.count
        plot = PlotFrame(row, top: 40 + marks.height, breadth: marks.breadth, height: max(280, 14 * Double(names)))
        ends = PlotEnds(row, plot)
    }

    package var document: String {
        let foot = SweepFoot(row, plot)
        let axes = plot.rules() + plot.edges(titled: "length (pt)")
        let curves = SweepCurves(row, plot).drawing
        let body = heading + grounds + axes + marks.drawing(in: plot) + curves + ends.drawing + foot.drawing
        return SVGText.document(
            width: max(plot.right + ends.breadth, foot.right), height: foot.bottom, fontSize: 11,
            definitions: PlotStyle.definitions, body)
    }

    private var heading: String {
        let titles = row.curves.map(\.title).joined(separator: " and ")
        return SVGText.text(
            "\((row.document.id ?? "row").printable.shortened(to: 60)): \(titles)", x: 24, y: 22,
            style: "font-size=\"13\" font-weight=\"bold\"")
    }

    /// Behind one rule: where it overflows, and where it leaves space.
    private var grounds: String {
        guard row.curves.count == 1 else { return "" }
        let height = plot.bottom - plot.top
        return row.curves[0].sweep.pieces.map { plot.ground($0, top: plot.top, height: height) }.joined()
    }
}
