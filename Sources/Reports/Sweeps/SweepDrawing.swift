// SweepDrawing.swift: the plot of a sweep as SVG.  Lengths in points; one unit of the drawing is one pixel.

package import Workbench

/// A plot: containers to the right, lengths upwards, a line for each item.
///
/// One rule's row is drawn on a ground that shows where it overflows and where it leaves space; of two rules the first
/// is solid and the second dashed, the area between them shaded, and strips below show how each fills the container.
package struct SweepDrawing {
    private let row: SweptRow
    private let marks: SweepMarks
    private let ends: SweepEnds
    private let plot: SweepPlot

    package init(_ row: SweptRow) {
        self.row = row
        marks = SweepMarks(row)
        let names = row.document.row.items.count * row.curves.count
        plot = SweepPlot(row, top: 40 + marks.height, breadth: marks.breadth, height: max(280, 14 * Double(names)))
        ends = SweepEnds(row, plot)
    }

    package var document: String {
        let foot = SweepFoot(row, plot)
        let body =
            heading + grounds + axes + marks.drawing(in: plot) + SweepCurves(row, plot).drawing + ends.drawing
            + foot.drawing
        return SVGText.document(
            width: max(plot.right + ends.breadth, foot.right), height: foot.bottom, fontSize: 11,
            definitions: SweepStyle.definitions, body)
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

    private var axes: String {
        let rules = plot.up.ticks(most: 6).map { length in
            let y = plot.up.place(length)
            let line = "M\(svg: SweepPlot.left) \(svg: y) H\(svg: plot.right)"
            return SVGText.path(line, style: "stroke=\"#e2e2e2\"")
                + SVGText.text(
                    length.points, x: SweepPlot.left - 8, y: y + 4, style: "fill=\"#444444\" text-anchor=\"end\"")
        }
        return rules.joined() + """
            <path d="M\(svg: SweepPlot.left) \(svg: plot.top) V\(svg: plot.bottom) H\(svg: plot.right)" fill="none" \
            stroke="#444444"/>
            <text transform="translate(16 \(svg: (plot.top + plot.bottom) / 2)) rotate(-90)" text-anchor="middle" \
            fill="#444444">length (pt)</text>

            """
    }
}
