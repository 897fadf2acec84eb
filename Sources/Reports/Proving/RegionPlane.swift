// RegionPlane.swift: the regions of a family with two parameters, in their plane.  Places in pixels.

import Families
import Proofs
import Rows

/// A map: the first parameter to the right, the second upwards.
struct RegionPlane {
    private static let breadth = 560.0
    private static let height = 400.0
    private static let top = 44.0

    private let map: ProofMap
    private let plot: PlotFrame
    private let numbers: RegionNumbers

    init(_ map: ProofMap) {
        self.map = map
        plot = PlotFrame(
            top: Self.top,
            across: PlotScale(map.extent(of: 0), from: PlotFrame.left, to: PlotFrame.left + Self.breadth),
            up: PlotScale(map.extent(of: 1), from: Self.top + Self.height, to: Self.top))
        numbers = RegionNumbers(map, plot)
    }

    var document: String {
        let legend = ProofLegend(map, top: plot.bottom + 54, breadth: Self.breadth + numbers.breadth)
        let worst = map.worstPoint.map { (x: plot.across.place($0.x), y: plot.up.place($0.y)) }
        let axes =
            plot.edges(titled: map.axisTitle(of: 1))
            + plot.axis(at: plot.bottom, titled: map.axisTitle(of: 0), besides: worst?.x)
        let body = map.heading + plot.rules(besides: worst?.y) + ground + regions + faults + outline + axes
        return SVGText.document(
            width: plot.right + numbers.breadth, height: legend.bottom, fontSize: 11,
            definitions: ProofStyle.definitions, body + guides + numbers.drawing + dot + legend.drawing)
    }

    private var hasArea: Bool { map.polygon.dimension == 2 }

    private var ground: String {
        if !hasArea { return path([map.polygon], "fill=\"none\" stroke=\"#444444\" stroke-width=\"11\"") }
        return map.isExplored ? "" : path([map.polygon], "fill=\"url(#unexplored)\"")
    }

    /// A name, so that they can be drawn again inside the outline of the faults.
    private var regions: String {
        let drawn = map.states.enumerated().map { number, state in
            state.polygons.map { path([$0], style(of: number), title: state.sentence) }.joined()
        }
        return "<g id=\"regions\">\n\(drawn.joined())</g>\n"
    }

    private func style(of state: Int) -> String {
        let fill = ProofStyle.fill(of: state)
        return hasArea
            ? "fill=\"\(fill)\" stroke=\"#ffffff\" stroke-width=\"1\" stroke-linejoin=\"round\""
            : "fill=\"none\" stroke=\"\(fill)\" stroke-width=\"9\""
    }

    /// All in one path, so that parts that overlap have stripes once, and only the outline of all of them is drawn.
    private var faults: String {
        let areas = map.faults.filter { $0.dimension == 2 }
        let line = "stroke=\"\(ProofStyle.fault)\""
        let thin = path(map.faults.filter { $0.dimension < 2 }, "fill=\"none\" \(line) stroke-width=\"4\"")
        guard !areas.isEmpty else { return thin }
        return "<clipPath id=\"within\">\(path(areas, ""))</clipPath>\n"
            + path(areas, "fill=\"none\" \(line) stroke-width=\"2.6\" stroke-linejoin=\"round\"")
            + "<use href=\"#regions\" clip-path=\"url(#within)\"/>\n" + path(areas, "fill=\"url(#faults)\"") + thin
    }

    private var outline: String {
        hasArea
            ? path(
                [map.polygon], "fill=\"none\" stroke=\"#444444\" stroke-width=\"1.2\" stroke-linejoin=\"round\"")
            : ""
    }

    private func path(_ polygons: [ConvexPolygon], _ style: String, title: String? = nil) -> String {
        let steps = polygons.map { $0.steps(in: plot) }.joined(separator: " ")
        return steps.isEmpty ? "" : SVGText.path(steps, style: style, title: title)
    }

    private var dot: String {
        guard let point = map.worstPoint, let worst = map.worst else { return "" }
        return ProofStyle.dot(worst, x: plot.across.place(point.x), y: plot.up.place(point.y), in: map)
    }

    /// From the worst point to its values at the axes.
    private var guides: String {
        guard let point = map.worstPoint, let worst = map.worst else { return "" }
        let colour = ProofStyle.colour(of: worst, in: map)
        let (x, y) = (plot.across.place(point.x), plot.up.place(point.y))
        let words = "fill=\"\(colour)\" font-weight=\"bold\""
        return SVGText.path(
            "M\(svg: PlotFrame.left) \(svg: y) H\(svg: x) V\(svg: plot.bottom)",
            style: "fill=\"none\" stroke=\"\(colour)\" stroke-dasharray=\"4 3\"")
            + SVGText.text(point.y.points, x: PlotFrame.left - 8, y: y + 4, style: "\(words) text-anchor=\"end\"")
            + SVGText.text(point.x.points, x: x, y: plot.bottom + 16, style: "\(words) text-anchor=\"middle\"")
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
