// SweepPlot.swift: what the picture of a sweep shows, and where: the containers, and how they are filled.  Lengths in
// points and pixels.

import Boxes
import Workbench

extension Swept {
    /// Its own container, in points; `nil` unless it is finite.
    var container: Double? {
        let length =
            switch subject {
            case .row(let row): row.document.row.available
            case .scene(let scene): parameter == nil ? scene.document.proposal[axis] : nil
            }
        return length.flatMap { $0.isFinite ? $0 : nil }
    }

    var breakpoints: [Double] { curves.flatMap { $0.sweep.pieces.dropFirst().map(\.start.double) } }

    /// The containers shown: those asked for, or else a little more than what happens in them.
    var extent: ClosedRange<Double> {
        let start = range.lowerBound
        if range.upperBound.isFinite { return start...max(range.upperBound, start + 1e-3 * max(1, start)) }
        let end = max(breakpoints.max() ?? start, container ?? start)
        return start...(end > start ? end + 0.12 * (end - start) : start + 100)
    }
}

/// Containers that are filled alike, in pixels.
struct SweptStretch {
    let fit: Sweep.Fit
    let left: Double
    var right: Double

    /// Stripes or a tint; nothing where containers are filled.
    func ground(top: Double, height: Double, title: String? = nil) -> String {
        if fit == .fills { return "" }
        let style = "fill=\"\(PlotStyle.ground(fit == .overflows))\""
        return SVGText.rectangle(x: left, y: top, width: right - left, height: height, style: style, title: title)
    }

    func words(y: Double, style: String = "") -> String {
        SVGText.text(fit.words, x: (left + right) / 2, y: y, anchor: .middle, tone: .soft, style: style)
    }
}

extension PlotFrame {
    /// The stretches of pieces that are shown.
    func stretches(of pieces: [some SweptPiece], joined: Bool = true) -> [SweptStretch] {
        var stretches: [SweptStretch] = []
        for piece in pieces {
            guard let shown = across.shown(piece) else { continue }
            let (left, right) = (across.place(shown.lowerBound), across.place(shown.upperBound))
            if joined, stretches.last?.fit == piece.fit {
                stretches[stretches.count - 1].right = right
            } else {
                stretches.append(SweptStretch(fit: piece.fit, left: left, right: right))
            }
        }
        return stretches
    }

    /// The grounds of pieces, one by one.
    func grounds(of pieces: [some SweptPiece], top: Double, height: Double) -> String {
        stretches(of: pieces, joined: false).map { $0.ground(top: top, height: height) }.joined()
    }
}

extension PlotScale {
    /// The containers of a piece that are shown; `nil` where none is.
    func shown(_ piece: some SweptPiece) -> ClosedRange<Double>? {
        let (start, end) = (max(piece.start.double, values.lowerBound), min(piece.end.double, values.upperBound))
        return start < end ? start...end : nil
    }
}

extension Sweep.Fit {
    var words: String {
        switch self {
        case .overflows: "overflows"
        case .fills: "fills"
        case .leavesSpace: "space left"
        }
    }
}
