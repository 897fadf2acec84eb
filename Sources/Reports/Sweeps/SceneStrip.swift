// SceneStrip.swift: one view of a swept scene: from where to where it reaches, over the containers.  Lengths in points.

import Boxes
import Workbench

/// A band over the containers, between where a view begins and where it ends.
struct SceneStrip {
    /// Where a view begins and where it ends in the containers of a piece.
    typealias Band = (starts: PlotCurve.Piece, ends: PlotCurve.Piece)

    let bands: [Band]
    let name: String
    let frame: PlotFrame
    let height: Double
    /// Whether the container varies.
    let hasContainers: Bool

    private static let edge = "fill=\"none\" stroke=\"\(Tone.waterEdge)\" stroke-width=\"1.2\""

    static func bands(of index: Int, in scene: SweptScene, over containers: PlotScale) -> [Band] {
        scene.sweep.pieces.compactMap { piece in
            guard let shown = containers.shown(piece) else { return nil }
            func edge(_ place: SceneSweep.Length) -> PlotCurve.Piece {
                let ends = [shown.lowerBound, shown.upperBound].map {
                    place.advanced(by: Fraction(decimal: $0) - piece.start).double
                }
                return PlotCurve.Piece(shown, from: ends[0], to: ends[1])
            }
            let (start, size) = (piece.frames[index].origin[scene.axis], piece.frames[index].size[scene.axis])
            return (edge(start), edge(start + size))
        }
    }

    /// All places in bands, in points; those that are infinite cannot be drawn.
    static func places(_ bands: [Band]) -> [Double] {
        bands.flatMap { [$0.starts.start, $0.starts.end, $0.ends.start, $0.ends.end] }
    }

    var drawing: String {
        let bands = bands.filter { Self.places([$0]).allSatisfy(\.isFinite) }
        let area = PlotCurve.path(
            bands.map(outline).joined(), "fill=\"\(Tone.water)\" fill-opacity=\"0.85\"", title: name)
        let edges = [bands.map(\.starts), bands.map(\.ends)].map {
            PlotCurve(pieces: $0, colour: .waterEdge, style: Self.edge, title: name).drawing(in: frame)
        }
        return border + area + edges.joined() + words
    }

    private func outline(of band: Band) -> String {
        let (first, last) = (band.starts.across.lowerBound, band.starts.across.upperBound)
        return "M\(frame.point(first, band.starts.start)) L\(frame.point(last, band.starts.end)) "
            + "L\(frame.point(last, band.ends.end)) L\(frame.point(first, band.ends.start)) Z "
    }

    /// The strip's edges, and where the container varies a line on which a view that reaches to its end would end.
    private var border: String {
        let box = SVGText.rectangle(
            x: PlotFrame.left, y: frame.top, width: frame.right - PlotFrame.left, height: height,
            style: "fill=\"none\" stroke=\"\(Tone.strong)\" stroke-width=\"0.6\"")
        let (first, last) = (
            max(frame.across.values.lowerBound, frame.up.values.lowerBound),
            min(frame.across.values.upperBound, frame.up.values.upperBound)
        )
        guard first < last, hasContainers else { return box }
        return box
            + SVGText.path("M\(frame.point(first, first)) L\(frame.point(last, last))", style: PlotStyle.containerEnd)
    }

    private var words: String {
        let bounds = [frame.up.values.lowerBound, frame.up.values.upperBound]
        let numbers = bounds.map { value in
            let y = frame.up.place(value)
            return SVGText.text(
                value.points, x: PlotFrame.left - 6, y: y < frame.top + height / 2 ? y + 10 : y + 1, anchor: .end,
                tone: .soft)
        }
        return numbers.joined()
            + SVGText.text(
                name.shortened(to: 40), x: frame.right + 12, y: frame.top + height / 2 + 4)
    }
}
