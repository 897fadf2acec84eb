// PlotCurve.swift: one line of a plot, piece by piece.

/// A line of straight pieces, joined by dots where it jumps and by nothing where there are none between.
struct PlotCurve {
    /// A straight piece.
    struct Piece {
        let across: ClosedRange<Double>
        let start: Double
        let end: Double

        init(_ across: ClosedRange<Double>, from start: Double, to end: Double) {
            (self.across, self.start, self.end) = (across, start, end)
        }
    }

    /// From left to right.
    let pieces: [Piece]
    let colour: Tone
    let style: String
    let title: String

    func drawing(in plot: PlotFrame) -> String {
        var path = ""
        var jumps = ""
        var before: Piece?
        for piece in pieces {
            let start = piece.across.lowerBound
            let last = before.flatMap { Self.isNear($0.across.upperBound, start, plot.across) ? $0.end : nil }
            let joins = last.map { Self.isNear($0, piece.start, plot.up) } ?? false
            if let last, !joins {
                jumps += "M\(plot.point(start, last)) L\(plot.point(start, piece.start)) "
            }
            if !joins { path += "M\(plot.point(start, piece.start)) " }
            path += "L\(plot.point(piece.across.upperBound, piece.end)) "
            before = piece
        }
        return Self.path(jumps, "fill=\"none\" stroke=\"\(colour)\" stroke-dasharray=\"1 3\"")
            + Self.path(path, style, title: title)
    }

    private static func isNear(_ first: Double, _ second: Double, _ scale: PlotScale) -> Bool {
        abs(scale.place(first) - scale.place(second)) < 0.05
    }

    /// Steps with a space after each; nothing where there are none.
    static func path(_ steps: String, _ style: String, title: String? = nil) -> String {
        steps.isEmpty ? "" : SVGText.path(String(steps.dropLast()), style: style, title: title)
    }
}
