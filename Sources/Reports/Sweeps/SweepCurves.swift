// SweepCurves.swift: the lines of a plot, one an item, and the area between those of two rules.

import Workbench

/// The lengths as lines.
struct SweepCurves {
    private let row: SweptRow
    private let plot: SweepPlot
    private let names: [String]

    init(_ row: SweptRow, _ plot: SweepPlot) {
        (self.row, self.plot) = (row, plot)
        names = row.document.row.items.names
    }

    /// The areas first, then the lines over them, the second rule's below the first's.
    var drawing: String {
        areas
            + row.curves.enumerated().reversed().map { place, curve in
                SweepStyle.drawingOrder(of: names.count).map { item in
                    let style =
                        row.curves.count == 1 ? SweepStyle.alone(item) : SweepStyle.paired(item, isSecond: place == 1)
                    return line(of: item, in: curve.sweep, style: style, title: "\(names[item]), \(curve.title)")
                }.joined()
            }.joined()
    }

    private func line(of item: Int, in sweep: Sweep, style: String, title: String) -> String {
        var path = ""
        var jumps = ""
        var last: Double?
        for piece in sweep.pieces {
            guard let shown = plot.shown(piece) else { continue }
            let start = piece.length(of: item, at: shown.lowerBound)
            let end = piece.length(of: item, at: shown.upperBound)
            let joins = last.map { abs(plot.up.place($0) - plot.up.place(start)) < 0.05 } ?? false
            if let last, !joins {
                jumps += "M\(plot.point(shown.lowerBound, last)) L\(plot.point(shown.lowerBound, start)) "
            }
            if !joins { path += "M\(plot.point(shown.lowerBound, start)) " }
            path += "L\(plot.point(shown.upperBound, end)) "
            last = end
        }
        return Self.path(jumps, "fill=\"none\" stroke=\"\(SweepStyle.colour(of: item))\" stroke-dasharray=\"1 3\"")
            + Self.path(path, style, title: title)
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
            let style = "fill=\"\(SweepStyle.colour(of: item))\" fill-opacity=\"0.16\""
            return Self.path(outlines.joined(), style)
        }.joined()
    }

    private static func path(_ steps: String, _ style: String, title: String? = nil) -> String {
        steps.isEmpty ? "" : SVGText.path(String(steps.dropLast()), style: style, title: title)
    }
}

extension Sweep.Piece {
    func length(of item: Int, at available: Double) -> Double { lengths[item].advanced(by: available - start) }
}
