// RegionLens.swift: the part of a map that fails, enlarged, where it is only a corner.  Places in pixels.

import Families
import Proofs
import Rows
import Workbench

/// A square beside the map, and the frame in the map of what it shows.
struct RegionLens {
    /// What fails is seen without a lens from this share of the map on.
    private static let leastShare = 0.03
    private static let side = 210.0
    private static let lineHeight = 16.0

    private let map: ProofMap
    private let plot: PlotFrame
    private let across: ClosedRange<Double>
    private let up: ClosedRange<Double>
    private let left: Double

    /// `nil` where nothing fails, or so much that it is seen.
    init?(_ map: ProofMap, _ plot: PlotFrame) {
        let corners = map.faults.flatMap(\.corners)
        let size = map.faults.reduce(0.0) { $0 + ($1.dimension == 2 ? $1.size.double : 0) }
        guard map.polygon.dimension == 2, size < Self.leastShare * map.polygon.size.double,
            let x = Self.around(corners.map(\.x.double), plot.across),
            let y = Self.around(corners.map(\.y.double), plot.up)
        else { return nil }
        (self.map, self.plot, across, up, left) = (map, plot, x, y, plot.right)
    }

    private init(_ lens: RegionLens, left: Double) {
        (map, plot, across, up, self.left) = (lens.map, lens.plot, lens.across, lens.up, left)
    }

    func moved(to left: Double) -> RegionLens { RegionLens(self, left: left) }

    var right: Double { left + Self.side }

    /// The values, and as much again around them, at least a hundredth of the axis.
    private static func around(_ values: [Double], _ scale: PlotScale) -> ClosedRange<Double>? {
        guard let least = values.min(), let most = values.max() else { return nil }
        let whole = scale.values.upperBound - scale.values.lowerBound
        let room = max(most - least, whole / 100) / 2
        let (start, end) = (max(scale.values.lowerBound, least - room), min(scale.values.upperBound, most + room))
        return start < end ? start...end : nil
    }

    /// Whether a place of the map is shown enlarged.
    func holds(x: Double, y: Double) -> Bool {
        x >= plot.across.place(across.lowerBound) - 1 && x <= plot.across.place(across.upperBound) + 1
            && y <= plot.up.place(up.lowerBound) + 1 && y >= plot.up.place(up.upperBound) - 1
    }

    private var enlarged: PlotFrame {
        let top = plot.top + 2 * Self.lineHeight + 8
        return PlotFrame(
            top: top, across: PlotScale(across, from: left, to: left + Self.side),
            up: PlotScale(up, from: top + Self.side, to: top))
    }

    private func box(_ frame: PlotFrame) -> (x: Double, y: Double, width: Double, height: Double) {
        let (x, y) = (frame.across.place(across.lowerBound), frame.up.place(up.upperBound))
        return (x, y, frame.across.place(across.upperBound) - x, frame.up.place(up.lowerBound) - y)
    }

    var drawing: String {
        let frame = enlarged
        let (here, there) = (box(frame), box(plot))
        let line = "fill=\"none\" stroke=\"\(Tone.ink)\""
        let areas = RegionAreas(map, frame)
        let clip = "\(SVGDocument.mark)lens"
        let shown =
            "<clipPath id=\"\(clip)\">"
            + SVGText.rectangle(x: here.x, y: here.y, width: here.width, height: here.height, style: "")
            + "</clipPath>\n<g clip-path=\"url(#\(clip))\">\n\(areas.ground)\(areas.regions)\(areas.faults)</g>\n"
        let ring = SVGText.rectangle(
            x: there.x - 4, y: there.y - 4, width: there.width + 8, height: there.height + 8,
            style: "\(line) stroke-width=\"1.5\"")
        let border = SVGText.rectangle(
            x: here.x, y: here.y, width: here.width, height: here.height, style: "\(line) stroke-width=\"1.5\"")
        return ring + shown + border + numbers(frame) + areas.dot + words(frame) + simplest(below: frame.bottom + 56)
    }

    /// The numbers of the regions that are seen in the lens alone.
    private func numbers(_ frame: PlotFrame) -> String {
        let (search, whole, box) = (NumberSearch(map, frame), NumberSearch(map, plot), box(frame))
        return map.listed.enumerated().map { number, state in
            let spots = state.polygons.compactMap { whole.place(in: $0) }
            guard let most = spots.max(by: { $0.room < $1.room }), most.room < NumberSearch.leastRoom else { return "" }
            let places = state.polygons.compactMap { search.place(in: $0) }.filter { spot in
                spot.room >= NumberSearch.leastRoom && spot.x > box.x + 8 && spot.x < box.x + box.width - 8
                    && spot.y > box.y + 8 && spot.y < box.y + box.height - 8
            }
            guard let place = places.max(by: { $0.room < $1.room }) else { return "" }
            return "<circle cx=\"\(svg: place.x)\" cy=\"\(svg: place.y)\" r=\"8\" fill=\"\(Tone.paper)\"/>\n"
                + SVGText.text("\(number + 1)", x: place.x, y: place.y + 4, isBold: true, anchor: .middle)
        }.joined()
    }

    /// The row at the worst point.
    private func simplest(below top: Double) -> String {
        guard let row = map.simplest, let answer = row.answers.first, let container = row.container else { return "" }
        let scale = LaneScale(row, left: left, breadth: Self.side)
        let bars = LaneDrawing(
            row: row, lane: answer, names: row.names.map(\.printable), scale: scale, height: 30,
            size: SVGText.leastSize,
            showsAmount: false)
        let (start, end) = (scale.place(0), scale.place(container))
        let foot = top + 14 + bars.extent
        return SVGText.text("The simplest row that fails:", x: left, y: top, isBold: true)
            + SVGText.rectangle(
                x: start, y: top + 8, width: end - start, height: foot - top - 8, style: "fill=\"\(Tone.sheet)\"")
            + bars.drawing(top: top + 14)
            + SVGText.path(
                "M\(svg: start) \(svg: top + 8) V\(svg: foot) M\(svg: end) \(svg: top + 8) V\(svg: foot)",
                style: "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"2\"")
            + bars.notes(top: top + 14)
            + SVGText.text(
                "container \(shown(container)): \(answer.amount(row.names))", x: left, y: foot + 17, tone: .soft)
    }

    private func words(_ frame: PlotFrame) -> String {
        let title = SVGText.text("The framed part, enlarged:", x: left, y: plot.top + 11, size: 13, isBold: true)
        let place = SVGText.text(
            "it fails where it is hatched", x: left, y: plot.top + 11 + Self.lineHeight, size: 13, tone: .soft)
        let across = frame.across.ticks(most: 3).map { value in
            let x = frame.across.place(value)
            return SVGText.path("M\(svg: x) \(svg: frame.bottom) v4", style: "stroke=\"\(Tone.soft)\"")
                + SVGText.text(value.points, x: x, y: frame.bottom + 17, anchor: .middle, tone: .soft)
        }
        let up = frame.up.ticks(most: 3).map { value in
            let y = frame.up.place(value)
            return SVGText.path("M\(svg: left) \(svg: y) h-4", style: "stroke=\"\(Tone.soft)\"")
                + SVGText.text(value.points, x: left - 7, y: y + 4, anchor: .end, tone: .soft)
        }
        return title + place + across.joined() + up.joined()
    }
}
