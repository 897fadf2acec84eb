// PlotEnds.swift: the names at the right ends of a plot's lines, moved apart where lines end close together.

/// For each line a thin leader, a piece of the line, and the item's name.
struct PlotEnds {
    /// The end of a line.
    struct End {
        let name: String
        let y: Double
        let style: String
    }

    private let ends: [End]
    private let plot: PlotFrame

    private static let lineHeight = 15.0
    private static let leader = 12.0
    private static let sample = 26.0

    /// Names in any order; where lines end together, in this one.
    init(_ ends: [End], _ plot: PlotFrame) {
        self.plot = plot
        self.ends = ends.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(\.element)
    }

    var breadth: Double {
        let longest = ends.map { SVGText.width($0.name) }.max() ?? 0
        return Self.leader + Self.sample + longest + 32
    }

    var drawing: String {
        let labels = ends.map { LabelPlaces.Label(wanted: $0.y, size: Self.lineHeight) }
        let places = LabelPlaces.places(of: labels, within: plot.top - 6...plot.bottom + 5)
        return zip(ends, places).map { end, y in
            let start = plot.right + Self.leader
            let leader = "M\(svg: plot.right + 1) \(svg: end.y) L\(svg: start) \(svg: y)"
            return SVGText.path(leader, style: "stroke=\"\(Tone.strong)\" stroke-width=\"0.6\"")
                + SVGText.path("M\(svg: start) \(svg: y) h\(svg: Self.sample)", style: end.style)
                + SVGText.text(end.name, x: start + Self.sample + 5, y: y + 4)
        }.joined()
    }
}
