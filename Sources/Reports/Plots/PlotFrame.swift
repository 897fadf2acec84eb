// PlotFrame.swift: the frame of a plot and the axes at its edges.  Places in pixels.

import Rows

/// Where values stand: one to the right, the other upwards.
struct PlotFrame {
    static let left = 68.0
    private static let line = "stroke=\"\(Tone.soft)\""
    /// Numbers keep so far from the place of one that is left out.
    private static let clearance = 24.0

    let top: Double
    let across: PlotScale
    let up: PlotScale

    var right: Double { across.pixels.greatest }
    var bottom: Double { up.pixels.least }

    init(top: Double, across: PlotScale, up: PlotScale) { (self.top, self.across, self.up) = (top, across, up) }

    /// Lengths upwards from 0 to the first round number that holds them all.
    init(top: Double, across values: ClosedRange<Double>, breadth: Double, lengths most: Double, height: Double) {
        self.init(
            top: top, across: PlotScale(values, from: Self.left, to: Self.left + breadth),
            up: PlotScale(PlotScale.rounded(0...most), from: top + height, to: top))
    }

    func point(_ across: Double, _ up: Double) -> String {
        "\(svg: self.across.place(across)) \(svg: self.up.place(up))"
    }

    /// Numbers left of the frame, each with a line across it.
    ///
    /// - Parameter taken: Where no number is drawn.
    func rules(besides taken: Double? = nil) -> String {
        up.ticks(most: 6).map { value in
            let y = up.place(value)
            let rule = SVGText.path("M\(svg: Self.left) \(svg: y) H\(svg: right)", style: "stroke=\"\(Tone.line)\"")
            if let taken, abs(taken - y) < Self.clearance / 2 { return rule }
            return rule
                + SVGText.text(value.points, x: Self.left - 8, y: y + 4, anchor: .end, tone: .soft)
        }.joined()
    }

    /// The left and the lower edge, and the title of the left one.
    func edges(titled title: String) -> String {
        SVGText.path(
            "M\(svg: Self.left) \(svg: top) V\(svg: bottom) H\(svg: right)", style: "fill=\"none\" \(Self.line)")
            + SVGText.upright(title, x: 18, y: (top + bottom) / 2, anchor: .middle, tone: .soft)
    }

    /// The axis to the right, at some height.
    ///
    /// - Parameter taken: Where no number is drawn.
    func axis(at y: Double, titled title: String, besides taken: Double? = nil) -> String {
        let numbers = across.ticks(most: 8).map { value in
            let x = across.place(value)
            let tick = SVGText.path("M\(svg: x) \(svg: y) v4", style: Self.line)
            if let taken, abs(taken - x) < 1.4 * Self.clearance { return tick }
            return tick + SVGText.text(value.points, x: x, y: y + 17, anchor: .middle, tone: .soft)
        }
        let line = "M\(svg: Self.left) \(svg: y) H\(svg: right)"
        return SVGText.path(line, style: Self.line) + numbers.joined()
            + SVGText.text(title, x: (Self.left + right) / 2, y: y + 36, anchor: .middle, tone: .soft)
    }
}
