// ScreenDrawing.swift: a scene's frames and guide lines as SVG.  Lengths in points; one unit of the drawing is one
// pixel of the picture.

import Boxes
import Rows
import Workbench

/// A scene drawn to scale: leaves filled, containers outlined, the lines on which containers align their children
/// dashed.
struct ScreenDrawing {
    private static let margin = 28.0
    private static let heading = 38.0

    private let answer: ScreenAnswer
    private let scale: Double

    init(_ answer: ScreenAnswer) {
        self.answer = answer
        let width = answer.frame(0)[2]
        scale = width > 0 ? min(2, 640 / width) : 1
    }

    var title: String { "\(name): \(finding)" }

    private var name: String { (answer.document.id ?? "scene").printable }

    /// The verdict: the program's optimum is what is drawn.
    private var finding: String {
        let size = answer.arrangement.sizes[0]
        let excess = Axis.allCases.compactMap { axis -> String? in
            guard let room = answer.screen.proposal[axis], size[axis] > room * (1 + 1e-9) else { return nil }
            return "\(shown(size[axis] - room)) too \(axis == .horizontal ? "wide" : "high")"
        }
        return excess.isEmpty ? "optimal" : "optimal, though nothing fits: \(excess.listed) at the least"
    }

    /// The leaves with their places.
    var words: String {
        leaves.map { index in
            let frame = answer.frame(index).map { shown($0) }
            return "\(name(index)) at \(frame[0]), \(frame[1]), \(frame[2]) by \(frame[3])."
        }.joined(separator: " ")
    }

    private var leaves: [Int] { answer.screen.nodes.indices.filter { answer.screen.nodes[$0].children.isEmpty } }

    private func name(_ index: Int) -> String {
        let node = answer.screen.nodes[index]
        let name = node.ids.joined(separator: " ")
        return (name.isEmpty ? node.path : name).printable
    }

    var body: String {
        let verdict = VerdictKind.optimal
        return verdict.sign.drawing(x: Self.margin, y: 17, tone: verdict.tone)
            + SVGText.text(finding, x: Self.margin + 22, y: 30, size: 17, isBold: true, tone: verdict.tone)
            + SVGText.text(
                "\(name): \(leaves.count) views; dashed lines are those on which they are aligned", x: Self.margin,
                y: 50,
                tone: .soft)
            + answer.screen.nodes.indices.map(box).joined() + answer.screen.nodes.indices.map(guideLines).joined()
            + answer.screen.nodes.indices.map(label).joined()
    }

    var height: Double { answer.arrangement.sizes[0].vertical * scale + Self.heading + 2 * Self.margin }

    private func x(_ position: Double) -> Double { Self.margin + position * scale }
    private func y(_ position: Double) -> Double { Self.margin + Self.heading + position * scale }

    private func box(_ index: Int) -> String {
        let node = answer.screen.nodes[index]
        let frame = answer.frame(index)
        guard frame[2] > 0, frame[3] > 0 else { return "" }
        let paint =
            node.children.isEmpty
            ? "rx=\"3\" fill=\"\(Tone.water)\" stroke=\"\(Tone.waterEdge)\"" : "fill=\"none\" stroke=\"\(Tone.strong)\""
        return SVGText.rectangle(
            x: x(frame[0]), y: y(frame[1]), width: frame[2] * scale, height: frame[3] * scale, style: paint,
            title: name(index))
    }

    /// The name of a leaf, over the lines.
    private func label(_ index: Int) -> String {
        let (node, frame) = (answer.screen.nodes[index], answer.frame(index))
        let name = node.ids.joined(separator: " ")
        let sizes = [14, SVGText.leastSize].filter { size in
            SVGText.width(name, size: size) + 4 <= frame[2] * scale && frame[3] * scale >= size
        }
        guard node.children.isEmpty, let size = sizes.first else { return "" }
        return SVGText.text(
            name, x: x(frame[0] + frame[2] / 2), y: y(frame[1] + frame[3] / 2) + 5, size: size, anchor: .middle)
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
