// SweepCurves.swift: the lines of a plot, one an item, and the area between those of two rules.

import Workbench

/// The lengths as lines.
struct SweepCurves {
    private let row: SweptRow
    private let plot: PlotFrame
    private let names: [String]

    init(_ row: SweptRow, _ plot: PlotFrame) {
        (self.row, self.plot) = (row, plot)
        names = row.document.row.items.names
    }

    /// The areas first, then the lines over them, the second rule's below the first's.
    var drawing: String {
        areas
            + row.curves.enumerated().reversed().map { place, curve in
                PlotStyle.drawingOrder(of: names.count).map { item in
                    let style =
                        row.curves.count == 1 ? PlotStyle.alone(item) : PlotStyle.paired(item, isSecond: place == 1)
                    return line(of: item, in: curve.sweep, style: style, title: "\(names[item]), \(curve.title)")
                }.joined()
            }.joined()
    }

    private func line(of item: Int, in sweep: Sweep, style: String, title: String) -> String {
        let pieces = sweep.pieces.compactMap { piece in
            plot.shown(piece).map { shown in
                PlotCurve.Piece(
                    shown, from: piece.length(of: item, at: shown.lowerBound),
                    to: piece.length(of: item, at: shown.upperBound))
            }
        }
        return PlotCurve(pieces: pieces, colour: PlotStyle.colour(of: item), style: style, title: title).drawing(
            in: plot)
    }

    /// The area between the two lines of each item, where they part.
    private var areas: String {
        guard row.curves.count == 2 else { return "" }
        let cells = row.curves[0].sweep.cells(with: row.curves[1].sweep)
        return names.indices.map { item in
            let outlines = cells.compactMap { first, second, _ -> String? in
                guard let shown = plot.shown(first), let other = plot.shown(second) else { return nil }
                let (start, end) = (max(shown.lowerBound, other.lowerBound), min(shown.upperBound, other.upperBound))
                let corners = [start, end].map { (first.length(of: item, at: $0), second.length(of: item, at: $0)) }
                guard start < end, corners.contains(where: { abs(plot.up.place($0) - plot.up.place($1)) > 0.05 })
                else { return nil }
                return "M\(plot.point(start, corners[0].0)) L\(plot.point(end, corners[1].0)) "
                    + "L\(plot.point(end, corners[1].1)) L\(plot.point(start, corners[0].1)) Z "
            }
            let style = "fill=\"\(PlotStyle.colour(of: item))\" fill-opacity=\"0.16\""
            return PlotCurve.path(outlines.joined(), style)
        }.joined()
    }
}

extension Sweep.Piece {
    func length(of item: Int, at available: Double) -> Double { lengths[item].advanced(by: available - start) }
}
