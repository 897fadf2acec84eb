// RegionPlane.swift: the regions of a family with two parameters, in their plane.  Places in pixels.

import Families
import Proofs
import Rows

/// A map: the first parameter to the right, the second upwards; beside it a lens where little of the map fails.
struct RegionPlane {
    private static let breadth = 560.0
    private static let height = 380.0

    private let map: ProofMap
    private let plot: PlotFrame
    private let numbers: RegionNumbers
    private let lens: RegionLens?

    init(_ map: ProofMap) {
        self.map = map
        let top = ProofTitle.height
        let plot = PlotFrame(
            top: top, across: PlotScale(map.extent(of: 0), from: PlotFrame.left, to: PlotFrame.left + Self.breadth),
            up: PlotScale(map.extent(of: 1), from: top + Self.height, to: top))
        self.plot = plot
        let lens = RegionLens(map, plot)
        numbers = RegionNumbers(map, plot, besides: lens)
        self.lens = lens?.moved(to: plot.right + numbers.breadth + 44)
    }

    var document: String {
        let width = lens.map { $0.right + 28 } ?? plot.right + numbers.breadth
        let legend = ProofLegend(map, top: plot.bottom + 56, breadth: width - PlotFrame.left - 28)
        let worst = map.worstPoint.map { (x: plot.across.place($0.x), y: plot.up.place($0.y)) }
        let axes =
            plot.edges(titled: map.axisTitle(of: 1))
            + plot.axis(at: plot.bottom, titled: map.axisTitle(of: 0), besides: worst?.x)
        let title = ProofTitle(map)
        let drawn = RegionAreas(map, plot)
        let body =
            title.drawing(room: width) + plot.rules(besides: worst?.y) + drawn.ground + drawn.regions + drawn.faults
            + drawn.outline
            + axes + guides + numbers.drawing + drawn.dot
        return SVGDocument(title: title.title, words: title.words, width: width, height: legend.bottom).hatched(
            body + (lens?.drawing ?? "") + legend.drawing)
    }

    /// From the worst point to its values at the axes.
    private var guides: String {
        guard let point = map.worstPoint, let worst = map.worst else { return "" }
        let colour = ProofStyle.colour(of: worst, in: map)
        let (x, y) = (plot.across.place(point.x), plot.up.place(point.y))
        return SVGText.path(
            "M\(svg: PlotFrame.left) \(svg: y) H\(svg: x) V\(svg: plot.bottom)",
            style: "fill=\"none\" stroke=\"\(colour)\" stroke-dasharray=\"4 3\"")
            + SVGText.text(point.y.points, x: PlotFrame.left - 8, y: y + 4, isBold: true, anchor: .end, tone: colour)
            + SVGText.text(point.x.points, x: x, y: plot.bottom + 17, isBold: true, anchor: .middle, tone: colour)
    }
}

/// What the plane of a family shows, in any part of it.
struct RegionAreas {
    private let map: ProofMap
    private let plot: PlotFrame

    init(_ map: ProofMap, _ plot: PlotFrame) { (self.map, self.plot) = (map, plot) }

    private var hasArea: Bool { map.polygon.dimension == 2 }

    var ground: String {
        if !hasArea { return path([map.polygon], "fill=\"none\" stroke=\"\(Tone.soft)\" stroke-width=\"11\"") }
        return map.isExplored ? "" : path([map.polygon], "fill=\"\(SVGPattern.unexplored.paint)\"")
    }

    var regions: String {
        map.states.map { state in
            state.polygons.map { path([$0], style, title: state.sentence) }.joined()
        }.joined()
    }

    private var style: String {
        let fill = ProofStyle.fill(in: map)
        return hasArea
            ? "fill=\"\(fill)\" stroke=\"\(ProofStyle.edge(in: map))\" stroke-width=\"1\" stroke-linejoin=\"round\""
            : "fill=\"none\" stroke=\"\(fill)\" stroke-width=\"9\""
    }

    /// All in one path, so that parts that overlap have stripes once; the ground of the paper beneath them.
    var faults: String {
        let areas = map.faults.filter { $0.dimension == 2 }
        let line = "stroke=\"\(ProofStyle.fault)\""
        let thin = path(map.faults.filter { $0.dimension < 2 }, "fill=\"none\" \(line) stroke-width=\"4\"")
        guard !areas.isEmpty else { return thin }
        return path(areas, "fill=\"\(Tone.paper)\" \(line) stroke-width=\"2.6\" stroke-linejoin=\"round\"")
            + path(areas, "fill=\"\(Tone.paper)\"") + path(areas, "fill=\"\(SVGPattern.fault.paint)\"") + thin
    }

    var outline: String {
        hasArea
            ? path([map.polygon], "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"1.2\" stroke-linejoin=\"round\"")
            : ""
    }

    var dot: String {
        guard let point = map.worstPoint, let worst = map.worst else { return "" }
        return ProofStyle.dot(worst, x: plot.across.place(point.x), y: plot.up.place(point.y), in: map)
    }

    private func path(_ polygons: [ConvexPolygon], _ style: String, title: String? = nil) -> String {
        let steps = polygons.map { $0.steps(in: plot) }.joined(separator: " ")
        return steps.isEmpty ? "" : SVGText.path(steps, style: style, title: title)
    }
}

extension ConvexPolygon {
    /// The outline; a point is the shortest of lines.
    func steps(in plot: PlotFrame) -> String {
        let places = corners.map { plot.point($0.x.double, $0.y.double) }
        guard let first = places.first else { return "" }
        if places.count == 1 { return "M\(first) m-4.5 0 h9" }
        return "M" + places.joined(separator: " L") + (dimension == 2 ? " Z" : "")
    }
}
