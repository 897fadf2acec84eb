// ScreenDrawing.swift: a scene's frames and guide lines as SVG.  Lengths in points; one unit of the drawing is one
// pixel of the picture.

import Boxes
import Workbench

/// A scene drawn to scale: leaves filled, containers outlined, the lines on which containers align their children
/// dashed.
struct ScreenDrawing {
    private static let margin = 24.0

    private let answer: ScreenAnswer
    private let scale: Double

    init(_ answer: ScreenAnswer) {
        self.answer = answer
        let width = answer.frame(0)[2]
        scale = width > 0 ? min(2, 640 / width) : 1
    }

    var body: String {
        SVGText.text(answer.document.id ?? "scene", x: Self.margin, y: 18, style: "font-weight=\"bold\"")
            + answer.screen.nodes.indices.map(box).joined() + answer.screen.nodes.indices.map(guideLines).joined()
    }

    var height: Double { answer.arrangement.sizes[0].vertical * scale + 2 * Self.margin }

    private func x(_ position: Double) -> Double { Self.margin + position * scale }
    private func y(_ position: Double) -> Double { Self.margin + 8 + position * scale }

    private func box(_ index: Int) -> String {
        let node = answer.screen.nodes[index]
        let frame = answer.frame(index)
        guard frame[2] > 0, frame[3] > 0 else { return "" }
        let isLeaf = node.children.isEmpty
        let paint =
            isLeaf
            ? "fill=\"\(SVGText.fill(of: index))\" fill-opacity=\"0.8\" stroke=\"#333333\""
            : "fill=\"none\" stroke=\"#999999\""
        let name = node.ids.joined(separator: " ")
        var text = SVGText.rectangle(
            x: x(frame[0]), y: y(frame[1]), width: frame[2] * scale, height: frame[3] * scale,
            style: "\(paint) stroke-width=\"0.75\"", title: name.isEmpty ? node.path : name)
        if isLeaf, Double(name.count) * 6.6 + 6 <= frame[2] * scale, frame[3] * scale >= 14 {
            text += SVGText.text(
                name, x: x(frame[0] + frame[2] / 2), y: y(frame[1] + frame[3] / 2) + 4, style: "text-anchor=\"middle\"")
        }
        return text
    }

    /// The line of each axis on which a container aligns two children or more, a little beyond its ends.
    private func guideLines(_ index: Int) -> String {
        let screen = answer.screen
        var text = ""
        for axis in Axis.allCases {
            guard screen.nodes[index].children.count > 1, screen.alignmentKey(of: index, along: axis) != nil
            else { continue }
            let line = answer.line(of: index, along: axis)
            let frame = answer.frame(index)
            let drawn = [x(frame[0]), y(frame[1]), frame[2] * scale, frame[3] * scale]
            text += SVGText.guide(axis, at: axis == .horizontal ? x(line) : y(line), drawn)
        }
        return text
    }
}

extension ScreenAnswer {
    /// Where a container's line lies in the root: at the guide of its first child.
    fileprivate func line(of index: Int, along axis: Axis) -> Double {
        let child = screen.nodes[index].children[0]
        let guide = screen.nodes[child].placing[axis].value { quantity in
            switch quantity {
            case .size(let node, let axis): arrangement.sizes[node][axis]
            case .offset(let node, let axis): arrangement.offsets[node][axis]
            }
        }
        return arrangement.origins[child][axis] + guide
    }
}
