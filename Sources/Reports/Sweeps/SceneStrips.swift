// SceneStrips.swift: the picture of a scene's sweep: a strip a view, the breakpoints through all of them.
// Lengths in points and pixels.

import Boxes
import Workbench

/// In every strip the extent of one view along the axis.
struct SceneStrips: SweepFigure {
    let plot: PlotFrame
    private let scene: SweptScene
    private let strips: [SceneStrip]

    private static let gap = 10.0

    init(_ scene: SweptScene, _ marks: PlotMarks) {
        self.scene = scene
        let names = scene.names
        let count = Double(max(1, names.count))
        let height = min(64, max(30, (480 / count).rounded()))
        let top = 60 + marks.height
        let across = PlotScale(scene.extent, from: PlotFrame.left, to: PlotFrame.left + marks.breadth)
        let bottom = top + count * (height + Self.gap) - Self.gap
        plot = PlotFrame(top: top, across: across, up: PlotScale(0...1, from: bottom, to: top))
        let bands = names.indices.map { SceneStrip.bands(of: $0, in: scene, over: across) }
        let places = Self.places(bands.flatMap(SceneStrip.places).filter(\.isFinite))
        strips = names.enumerated().map { index, name in
            let top = top + Double(index) * (height + Self.gap)
            // Heights are counted from the top down, as on the screen.
            let ends = scene.axis == .horizontal ? (top + height, top) : (top, top + height)
            let up = PlotScale(places, from: ends.0, to: ends.1)
            return SceneStrip(
                bands: bands[index], name: name.printable,
                frame: PlotFrame(top: top, across: across, up: up), height: height,
                hasContainers: scene.parameter == nil)
        }
    }

    /// From the first place, or 0, to the last.
    private static func places(_ places: [Double]) -> ClosedRange<Double> {
        let (least, most) = (min(0, places.min() ?? 0), max(0, places.max() ?? 0))
        return PlotScale.rounded(least...most, atLeast: 1)
    }

    var width: Double { plot.right + (strips.map { SVGText.width($0.name.shortened(to: 40)) }.max() ?? 0) + 40 }
    var height: Double { plot.bottom + 84 }

    /// Behind the strips: where the scene overflows, and where it leaves space.
    var ground: String {
        plot.stretches(of: scene.sweep.pieces).map {
            $0.ground(top: plot.top, height: plot.bottom - plot.top, title: $0.fit.words)
        }.joined()
    }

    var drawing: String { strips.map(\.drawing).joined() + SweepFoot(scene, plot).drawing }
}
