// SweepEnds.swift: the names at the right ends of a plot's lines, moved apart where lines end close together.

import Workbench

/// For each line a thin leader, a piece of the line, and the item's name.
struct SweepEnds {
    private struct End {
        let name: String
        let y: Double
        let style: String
    }

    private let ends: [End]
    private let plot: SweepPlot

    private static let lineHeight = 13.0
    private static let leader = 12.0
    private static let sample = 26.0

    init(_ row: SweptRow, _ plot: SweepPlot) {
        self.plot = plot
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
                style: row.curves.count == 1 ? SweepStyle.alone(item) : SweepStyle.paired(item, isSecond: false))
        }
        if row.curves.count == 2 {
            // The second rule's line is named where it does not end on the first one's.
            ends += names.indices.filter { abs(places[0][$0] - places[1][$0]) > 2 }.map { item in
                End(name: names[item], y: places[1][item], style: SweepStyle.paired(item, isSecond: true))
            }
        }
        self.ends = ends.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(\.element)
    }

    var breadth: Double {
        let longest = ends.map(\.name.count).max() ?? 0
        return Self.leader + Self.sample + 6.6 * Double(longest) + 32
    }

    var drawing: String {
        let labels = ends.map { LabelPlaces.Label(wanted: $0.y, size: Self.lineHeight) }
        let places = LabelPlaces.places(of: labels, within: plot.top - 6...plot.bottom + 5)
        return zip(ends, places).map { end, y in
            let start = plot.right + Self.leader
            let leader = "M\(svg: plot.right + 1) \(svg: end.y) L\(svg: start) \(svg: y)"
            return SVGText.path(leader, style: "stroke=\"#999999\" stroke-width=\"0.6\"")
                + SVGText.path("M\(svg: start) \(svg: y) h\(svg: Self.sample)", style: end.style)
                + SVGText.text(end.name, x: start + Self.sample + 5, y: y + 4, style: "fill=\"#222222\"")
        }.joined()
    }
}
