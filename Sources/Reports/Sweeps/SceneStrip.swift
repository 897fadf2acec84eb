// SceneStrip.swift: one view of a swept scene: from where to where it reaches, over the containers.  Lengths in points.

import Boxes
import Workbench

/// A band over the containers, between where a view begins and where it ends.
struct SceneStrip {
    let index: Int
    let name: String
    let frame: PlotFrame
    let height: Double

    /// How the line on which containers end is drawn.
    static let containerEnd = "fill=\"none\" stroke=\"#c03030\" stroke-width=\"0.6\" stroke-dasharray=\"4 3\""
    private static let edge = "fill=\"none\" stroke=\"#333333\" stroke-width=\"0.9\""

    func drawing(of scene: SweptScene) -> String {
        let bands = scene.sweep.pieces.compactMap { piece in
            frame.across.shown(piece).map { band(of: piece, $0, scene.axis) }
        }.filter(\.isFinite)
        let style = "fill=\"\(SVGText.fill(of: index))\" fill-opacity=\"0.75\""
        let area = PlotCurve.path(bands.map(outline).joined(), style, title: name)
        let edges = [\Band.starts, \.ends].map { side in
            let pieces = bands.map { PlotCurve.Piece($0.across, from: $0[keyPath: side].0, to: $0[keyPath: side].1) }
            return PlotCurve(pieces: pieces, colour: "#333333", style: Self.edge, title: name).drawing(in: frame)
        }
        return border(of: scene) + area + edges.joined() + words
    }

    private func outline(of band: Band) -> String {
        let (first, last) = (band.across.lowerBound, band.across.upperBound)
        return "M\(frame.point(first, band.starts.0)) L\(frame.point(last, band.starts.1)) "
            + "L\(frame.point(last, band.ends.1)) L\(frame.point(first, band.ends.0)) Z "
    }

    /// A view over the containers of a piece: where it begins and ends at the first and the last of them.
    private struct Band {
        let across: ClosedRange<Double>
        let starts, ends: (Double, Double)

        var isFinite: Bool { [starts.0, starts.1, ends.0, ends.1].allSatisfy(\.isFinite) }
    }

    private func band(of piece: SceneSweep.Piece, _ across: ClosedRange<Double>, _ axis: Axis) -> Band {
        let view = piece.frames[index]
        let (first, last) = (across.lowerBound, across.upperBound)
        func place(_ length: SceneSweep.Length, _ container: Double) -> Double {
            length.advanced(by: Fraction(decimal: container) - piece.start).double
        }
        let (start, end) = (view.origin[axis], view.origin[axis] + view.size[axis])
        return Band(
            across: across, starts: (place(start, first), place(start, last)),
            ends: (place(end, first), place(end, last)))
    }

    /// The strip's edges, and where the container varies a line on which a view that reaches to its end would end.
    private func border(of scene: SweptScene) -> String {
        let box = SVGText.rectangle(
            x: PlotFrame.left, y: frame.top, width: frame.right - PlotFrame.left, height: height,
            style: "fill=\"none\" stroke=\"#c8c8c8\" stroke-width=\"0.6\"")
        let (first, last) = (
            max(frame.across.values.lowerBound, frame.up.values.lowerBound),
            min(frame.across.values.upperBound, frame.up.values.upperBound)
        )
        guard first < last, scene.parameter == nil else { return box }
        return box
            + SVGText.path("M\(frame.point(first, first)) L\(frame.point(last, last))", style: Self.containerEnd)
    }

    private var words: String {
        let bounds = [frame.up.values.lowerBound, frame.up.values.upperBound]
        let numbers = bounds.map { value in
            let y = frame.up.place(value)
            return SVGText.text(
                value.points, x: PlotFrame.left - 6, y: y < frame.top + height / 2 ? y + 8 : y,
                style: "fill=\"#777777\" font-size=\"9\" text-anchor=\"end\"")
        }
        return numbers.joined()
            + SVGText.text(
                name.shortened(to: 40), x: frame.right + 12, y: frame.top + height / 2 + 4, style: "fill=\"#222222\"")
    }
}
