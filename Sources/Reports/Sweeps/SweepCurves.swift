// SweepCurves.swift: the plot of a row's sweep: a line an item, and the area between those of two rules.

import Workbench

/// Lengths upwards.
///
/// One rule's row is drawn on a ground that shows where it overflows and where it leaves space; of two rules the first
/// is solid and the second dashed, the area between them shaded, and strips below show how each fills the container.
struct SweepCurves: SweepFigure {
    let plot: PlotFrame
    private let row: SweptRow
    private let names: [String]
    private let ends: PlotEnds
    private let foot: SweepFoot<SweptRow>

    /// Many numbers on top need more breadth, many names at the right edge more height.
    init(_ row: SweptRow, _ marks: PlotMarks) {
        self.row = row
        names = row.names
        plot = PlotFrame(
            top: 60 + marks.height, across: row.extent, breadth: marks.breadth, lengths: row.greatestLength,
            height: max(280, 14 * Double(names.count * row.curves.count)))
        ends = PlotEnds(row, plot)
        foot = SweepFoot(row, plot)
    }

    var width: Double { max(plot.right + ends.breadth, foot.right) }
    var height: Double { foot.bottom }

    var ground: String {
        let grounds =
            row.curves.count > 1
            ? "" : plot.grounds(of: row.curves[0].sweep.pieces, top: plot.top, height: plot.bottom - plot.top)
        return grounds + plot.rules() + plot.edges(titled: "length (pt)")
    }

    /// The areas first, then the lines over them, the second rule's below the first's.
    var drawing: String {
        let lines = row.curves.enumerated().reversed().map { place, curve in
            PlotStyle.drawingOrder(of: names.count).map { item in
                let style = row.style(of: item, in: place)
                return line(of: item, in: curve.sweep, style: style, title: "\(names[item]), \(curve.title)")
            }.joined()
        }
        return areas + lines.joined() + ends.drawing + foot.drawing
    }

    private func line(of item: Int, in sweep: Sweep, style: String, title: String) -> String {
        let pieces = sweep.pieces.compactMap { piece in
            plot.across.shown(piece).map { shown in
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
                guard let shown = plot.across.shown(first), let other = plot.across.shown(second) else { return nil }
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

extension SweptRow {
    fileprivate func style(of item: Int, in curve: Int) -> String {
        curves.count == 1 ? PlotStyle.alone(item) : PlotStyle.paired(item, isSecond: curve == 1)
    }

    /// The greatest length in the containers shown, or 1 without any.
    fileprivate var greatestLength: Double {
        let last = extent.upperBound
        let lengths = curves.flatMap { curve in
            curve.sweep.pieces.filter { $0.start <= last }.flatMap {
                $0.lengths.map(\.value) + $0.lengths(at: min($0.end, last))
            }
        }
        let most = lengths.max() ?? 0
        return most > 0 ? most : 1
    }
}

extension PlotEnds {
    /// The names of all lines, but of the second rule's only those that are not on the first one's.
    fileprivate init(_ row: SweptRow, _ plot: PlotFrame) {
        let names = row.document.row.items.names.map { $0.shortened(to: 24) }
        let places = row.curves.map { curve in
            let end = plot.across.values.upperBound
            // The plot of a sweep over a single container reaches a little past it.
            let last = curve.sweep.piece(at: end) ?? curve.sweep.pieces.last
            return (last?.lengths(at: end) ?? []).map { plot.up.place($0) }
        }
        let ends = places.enumerated().flatMap { curve, ends in
            // The second rule's line is named where it does not end on the first one's.
            names.indices.filter { curve == 0 || abs(places[0][$0] - ends[$0]) > 2 }.map {
                End(name: names[$0], y: ends[$0], style: row.style(of: $0, in: curve))
            }
        }
        self.init(ends, plot)
    }
}
