// SweepEnds.swift: the names of a sweep's lines.

import Workbench

extension PlotEnds {
    /// The ends of all lines, but of the second rule's only those that are not on the first one's.
    init(_ row: SweptRow, _ plot: PlotFrame) {
        let names = row.document.row.items.names.map { $0.shortened(to: 24) }
        let places = row.curves.map { curve in
            let end = plot.across.values.upperBound
            // The plot of a sweep over a single container reaches a little past it.
            let last = curve.sweep.piece(at: end) ?? curve.sweep.pieces.last
            return (last?.lengths(at: end) ?? []).map { plot.up.place($0) }
        }
        var ends = names.indices.map { item in
            End(
                name: names[item], y: places[0][item],
                style: row.curves.count == 1 ? PlotStyle.alone(item) : PlotStyle.paired(item, isSecond: false))
        }
        if row.curves.count == 2 {
            // The second rule's line is named where it does not end on the first one's.
            ends += names.indices.filter { abs(places[0][$0] - places[1][$0]) > 2 }.map { item in
                End(name: names[item], y: places[1][item], style: PlotStyle.paired(item, isSecond: true))
            }
        }
        self.init(ends, plot)
    }
}
