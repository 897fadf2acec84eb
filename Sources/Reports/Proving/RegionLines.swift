// RegionLines.swift: the lengths of the items over the one parameter of a family.  Places in pixels.

import Families
import Proofs
import Rows

/// A plot: the parameter to the right, lengths upwards; below it a strip of the regions.
struct RegionLines {
    private static let strip = 18.0

    /// Values of the parameter with the lengths of one state.
    private struct Stretch {
        let state: Int
        let across: ClosedRange<Double>
        /// The lengths at both ends.
        let starts: [Double]
        let ends: [Double]
    }

    private let map: ProofMap
    private let stretches: [Stretch]
    private let marks: PlotMarks
    private let plot: PlotFrame
    private let names: [String]

    init(_ map: ProofMap) {
        self.map = map
        names = map.family.row.items.names
        stretches = map.states.enumerated().flatMap { state, entry in
            entry.polygons.compactMap { polygon -> Stretch? in
                let corners = polygon.corners.sorted { $0.x < $1.x }
                guard let across = polygon.across, let first = corners.first, let last = corners.last else {
                    return nil
                }
                return Stretch(
                    state: state, across: across, starts: entry.lengths.map { $0.value(at: first).double },
                    ends: entry.lengths.map { $0.value(at: last).double })
            }
        }.sorted { $0.across.lowerBound < $1.across.lowerBound }
        let extent = map.extent(of: 0)
        marks = PlotMarks(Self.turns(map, stretches), own: map.worstPoint?.x, over: extent)
        let most = stretches.flatMap { $0.starts + $0.ends }.max() ?? 0
        plot = PlotFrame(
            top: ProofTitle.height + marks.height, across: extent, breadth: marks.breadth, lengths: most > 0 ? most : 1,
            height: max(280, 14 * Double(names.count)))
    }

    /// Where one state follows another, and where the claim begins or ceases to hold.
    private static func turns(_ map: ProofMap, _ stretches: [Stretch]) -> [Double] {
        let states = stretches.dropFirst().map(\.across.lowerBound)
        let faults = joined(map.faults.compactMap(\.across)).flatMap { [$0.lowerBound, $0.upperBound] }
        let ends = map.polygon.across
        return states + faults.filter { $0 != ends?.lowerBound && $0 != ends?.upperBound }
    }

    /// Stretches that touch are one.
    private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    var document: String {
        let ends = PlotEnds(names.indices.compactMap(end), plot)
        let axisTop = plot.bottom + Self.strip + 8
        let legend = ProofLegend(map, top: axisTop + 54, breadth: plot.right + ends.breadth - PlotFrame.left - 24)
        let axes = plot.edges(titled: "length (pt)") + plot.axis(at: axisTop, titled: map.axisTitle(of: 0))
        let lines = PlotStyle.drawingOrder(of: names.count).map(curve).joined()
        let width = plot.right + ends.breadth
        let title = ProofTitle(map)
        let body =
            title.drawing(room: width) + unexplored + plot.rules() + faults + axes + strips + marks.drawing(in: plot)
            + lines
            + ends.drawing
        return SVGDocument(title: title.title, words: title.words, width: width, height: legend.bottom).hatched(
            body + dot + legend.drawing)
    }

    private func shown(_ across: ClosedRange<Double>) -> ClosedRange<Double> {
        // A single value is drawn a little wider than it is.
        let least = (plot.across.values.upperBound - plot.across.values.lowerBound) / 100
        guard map.polygon.dimension == 0 else { return across }
        return across.lowerBound - least...across.upperBound + least
    }

    private func curve(of item: Int) -> String {
        let pieces = stretches.map {
            PlotCurve.Piece(shown($0.across), from: $0.starts[item], to: $0.ends[item])
        }
        return PlotCurve(
            pieces: pieces, colour: PlotStyle.colour(of: item), style: PlotStyle.alone(item), title: names[item]
        ).drawing(in: plot)
    }

    private func end(of item: Int) -> PlotEnds.End? {
        stretches.last.map { last in
            PlotEnds.End(
                name: names[item].shortened(to: 24), y: plot.up.place(last.ends[item]), style: PlotStyle.alone(item))
        }
    }

    private func box(_ across: ClosedRange<Double>, top: Double, height: Double, _ style: String) -> String {
        let (left, right) = (plot.across.place(across.lowerBound), plot.across.place(across.upperBound))
        return SVGText.rectangle(x: left, y: top, width: right - left, height: height, style: style)
    }

    private var unexplored: String {
        guard !map.isExplored, let all = map.polygon.across else { return "" }
        let height = plot.bottom - plot.top
        return box(all, top: plot.top, height: height, "fill=\"\(SVGPattern.unexplored.paint)\"")
            + stretches.map { box($0.across, top: plot.top, height: height, "fill=\"\(Tone.paper)\"") }.joined()
    }

    /// Behind the lines, where the claim does not hold.
    private var faults: String {
        Self.joined(map.faults.compactMap(\.across)).map {
            box(
                shown($0), top: plot.top, height: plot.bottom - plot.top,
                "fill=\"\(SVGPattern.fault.paint)\" fill-opacity=\"0.45\"")
        }.joined()
    }

    /// Below the plot, a number each.
    private var strips: String { stretches.map { strip(shown($0.across), of: $0.state) }.joined() }

    private func strip(_ across: ClosedRange<Double>, of state: Int) -> String {
        let style = "fill=\"\(ProofStyle.fill(in: map))\" stroke=\"\(Tone.paper)\" stroke-width=\"1\""
        let strip = box(across, top: plot.bottom + 4, height: Self.strip, style)
        let (left, right) = (plot.across.place(across.lowerBound), plot.across.place(across.upperBound))
        guard right - left >= 16, state < ProofMap.mostStates else { return strip }
        return strip
            + SVGText.text(
                "\(state + 1)", x: (left + right) / 2, y: plot.bottom + 17, isBold: true, anchor: .middle)
    }

    /// On the axis, since no line of the plot has the measure.
    private var dot: String {
        guard let worst = map.worst, let point = map.worstPoint else { return "" }
        return ProofStyle.dot(worst, x: plot.across.place(point.x), y: plot.bottom, in: map)
    }
}

extension ConvexPolygon {
    /// From the leftmost corner to the rightmost.
    fileprivate var across: ClosedRange<Double>? {
        guard let least = corners.map(\.x).min(), let most = corners.map(\.x).max() else { return nil }
        return least.double...most.double
    }
}
