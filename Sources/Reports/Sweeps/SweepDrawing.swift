// SweepDrawing.swift: the plot of a sweep as SVG.  Lengths in points; one unit of the drawing is one pixel.

import Documents
import Plumb
public import Workbench

/// A plot: containers to the right, lengths upwards, a line for each item.
///
/// One rule's row is drawn on a ground that shows where it overflows and where it leaves space; of two rules the
/// first is solid and the second dashed, the area between them shaded, and strips below show how each fills the
/// container.
public struct SweepDrawing {
    private let row: SweptRow
    private let marks: SweepMarks
    private let ends: SweepEnds
    private let plot: SweepPlot

    /// - Parameter row: With one rule or two.
    public init(_ row: SweptRow) {
        self.row = row
        marks = SweepMarks(row)
        let names = row.document.problem.items.count * row.curves.count
        plot = SweepPlot(
            row, top: 40 + marks.height, breadth: marks.breadth, height: max(280, 14 * Double(names)))
        ends = SweepEnds(row, plot)
    }

    /// The whole document.
    public var document: String {
        let foot = SweepFoot(row, plot)
        let (width, height) = (SVGText.number(max(plot.right + ends.breadth, foot.right)), SVGText.number(foot.bottom))
        let body =
            grounds + axes + marks.drawing(in: plot) + SweepCurves(row, plot).drawing + ends.drawing + foot.drawing
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" font-family="Helvetica, Arial, sans-serif" font-size="11">
            \(SweepStyle.definitions)<rect width="100%" height="100%" fill="#ffffff"/>
            \(heading)\(body)</svg>

            """
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
        return row.curves[0].sweep.pieces.compactMap { piece in
            guard piece.fit != .fills, let shown = plot.shown(piece) else { return nil }
            let (left, right) = (plot.across.place(shown.lowerBound), plot.across.place(shown.upperBound))
            return """
                <rect x="\(SVGText.number(left))" y="\(SVGText.number(plot.top))" \
                width="\(SVGText.number(right - left))" height="\(SVGText.number(plot.bottom - plot.top))" \
                fill="\(SweepStyle.ground(piece.fit == .overflows))"/>

                """
        }.joined()
    }

    private var axes: String {
        let (left, bottom) = (SVGText.number(SweepPlot.left), SVGText.number(plot.bottom))
        let rules = plot.up.ticks(most: 6).map { length in
            let y = plot.up.place(length)
            return "<path d=\"M\(left) \(SVGText.number(y)) H\(SVGText.number(plot.right))\" stroke=\"#e2e2e2\"/>\n"
                + SVGText.text(
                    length.points, x: SweepPlot.left - 8, y: y + 4, style: "fill=\"#444444\" text-anchor=\"end\"")
        }
        let middle = (plot.top + plot.bottom) / 2
        return rules.joined() + """
            <path d="M\(left) \(SVGText.number(plot.top)) V\(bottom) H\(SVGText.number(plot.right))" fill="none" \
            stroke="#444444"/>
            <text transform="translate(16 \(SVGText.number(middle))) rotate(-90)" text-anchor="middle" \
            fill="#444444">length (pt)</text>

            """
    }
}

extension String {
    /// The text, or as much of it as fits in `count` characters.
    func shortened(to count: Int) -> String {
        self.count <= count ? self : prefix(count - 1) + "…"
    }
}
