// SweepPlot.swift: what the plot of a sweep shows and where: the axes and their extents.  Lengths in points and pixels.

import Workbench

/// The plot's frame: containers to the right, lengths upwards.
struct SweepPlot {
    static let left = 64.0
    let top: Double
    let across: PlotScale
    let up: PlotScale

    var right: Double { across.pixels.greatest }
    var bottom: Double { up.pixels.least }

    /// In pixels: a plot with many numbers on top needs more breadth, one with many names at its right edge more height.
    init(_ row: SweptRow, top: Double, breadth: Double, height: Double) {
        self.top = top
        let containers = Self.extent(of: row)
        across = PlotScale(containers, from: Self.left, to: Self.left + breadth)
        let most = Self.greatestLength(of: row, in: containers)
        let step = PlotScale.step(over: most, most: 6)
        up = PlotScale(0...(most / step - 1e-9).rounded(.up) * step, from: top + height, to: top)
    }

    /// The containers shown: those asked for, or else a little more than what happens in them.
    static func extent(of row: SweptRow) -> ClosedRange<Double> {
        let start = row.range.lowerBound
        if row.range.upperBound.isFinite { return start...max(row.range.upperBound, start + 1e-3 * max(1, start)) }
        let last = row.curves.flatMap(\.sweep.breakpoints).max() ?? start
        let end = max(last, row.container ?? start)
        return start...(end > start ? end + 0.12 * (end - start) : start + 100)
    }

    private static func greatestLength(of row: SweptRow, in extent: ClosedRange<Double>) -> Double {
        let lengths = row.curves.flatMap { curve in
            curve.sweep.pieces.filter { $0.start <= extent.upperBound }.flatMap {
                $0.lengths.map(\.value) + $0.lengths(at: min($0.end, extent.upperBound))
            }
        }
        let most = lengths.max() ?? 0
        return most > 0 ? most : 1
    }

    func point(_ available: Double, _ length: Double) -> String {
        "\(svg: across.place(available)) \(svg: up.place(length))"
    }

    /// The containers of a piece that are shown; `nil` where none is.
    func shown(_ piece: Sweep.Piece) -> ClosedRange<Double>? {
        let (start, end) = (max(piece.start, across.values.lowerBound), min(piece.end, across.values.upperBound))
        return start < end ? start...end : nil
    }

    func pixels(_ piece: Sweep.Piece) -> (left: Double, right: Double)? {
        shown(piece).map { (across.place($0.lowerBound), across.place($0.upperBound)) }
    }

    /// The ground of a piece that does not fill its containers.
    func ground(_ piece: Sweep.Piece, top: Double, height: Double) -> String {
        guard piece.fit != .fills, let (left, right) = pixels(piece) else { return "" }
        let style = "fill=\"\(SweepStyle.ground(piece.fit == .overflows))\""
        return SVGText.rectangle(x: left, y: top, width: right - left, height: height, style: style)
    }
}

extension SweptRow {
    /// The row's own container, in points; `nil` unless it is finite.
    var container: Double? { document.row.finiteContainer }
}

extension Row {
    /// The container, in points; `nil` unless it is finite.
    var finiteContainer: Double? { available.flatMap { $0.isFinite ? $0 : nil } }
}

/// A linear axis.
struct PlotScale {
    let values: ClosedRange<Double>
    /// The pixels at the ends: where the least and where the greatest value stands.
    let pixels: (least: Double, greatest: Double)

    /// - Parameter values: More than a point.
    init(_ values: ClosedRange<Double>, from least: Double, to greatest: Double) {
        self.values = values
        pixels = (least, greatest)
    }

    func place(_ value: Double) -> Double {
        let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return pixels.least + share * (pixels.greatest - pixels.least)
    }

    /// Round numbers along the axis, at most `most` of them and one: multiples of 1, 2 or 5 times a power of ten.
    func ticks(most: Int) -> [Double] {
        let step = Self.step(over: values.upperBound - values.lowerBound, most: most)
        let first = (values.lowerBound / step - 1e-9).rounded(.up)
        let last = (values.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first <= Double(most) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The smallest such number at most `most` of which make up `span`.
    static func step(over span: Double, most: Int) -> Double {
        let least = span / Double(most)
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }
}
