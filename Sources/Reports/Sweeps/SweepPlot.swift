// SweepPlot.swift: what the plot of a sweep shows and where: the axes and their extents.  Lengths in points and pixels.

import Workbench

extension PlotFrame {
    /// In pixels: a plot with many numbers on top needs more breadth, one with many names at its right edge more height.
    init(_ row: SweptRow, top: Double, breadth: Double, height: Double) {
        let containers = Self.extent(of: row)
        self.init(
            top: top, across: containers, breadth: breadth,
            lengths: Self.greatestLength(of: row, in: containers), height: height)
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
        let style = "fill=\"\(PlotStyle.ground(piece.fit == .overflows))\""
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

extension PlotMarks {
    /// The breakpoints of a sweep and the row's own container.
    init(_ row: SweptRow) {
        let breakpoints = row.curves.flatMap(\.sweep.breakpoints)
        self.init(breakpoints, own: row.container, over: PlotFrame.extent(of: row))
    }
}
