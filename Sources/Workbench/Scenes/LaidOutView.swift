// LaidOutView.swift: one view of a scene where it stands.  Lengths in points, y growing down.

package import Boxes

/// A view where it stands, as plain data.
public struct LaidOutView: Sendable {
    /// The kind of view, as scenes call it.
    public let kind: String
    /// Its name in the scene, if it has one.
    public let id: String?
    /// Where it stands in the root.
    package let frame: BoxFrame
    /// What it was offered in the end.
    package let proposal: PerAxis<Double?>
    /// The view around it, by its place in the list.
    package let parent: Int?
    /// Whether it only modifies the view inside.
    package let isModifier: Bool
    /// Whether it shows but a part of what is inside.
    package let isWindow: Bool
    /// The lines on which it aligns the views inside, in the root.
    package private(set) var guideLines: [(axis: Axis, position: Double)] = []
    /// What it was made of, where it stands for a view of its own.
    package let view: SceneView?
    /// The lines of a text.
    package private(set) var text: LaidOutText?
}

/// The lines of a text as a picture shows them, in points from the text's top left corner.
package struct LaidOutText: Sendable {
    /// A line: what is to be read on it, how wide it is, and its baseline.
    package struct Line: Sendable {
        package let string: String
        package let width, baseline: Double
    }

    /// The lines from top to bottom.
    package let lines: [Line]
    /// The size of the font.
    package let size: Double
    /// Whether the font is bold.
    package let isBold: Bool
}

extension LaidOutView {
    init(_ element: PlacedBox<Double>) {
        let box = element.box
        (kind, id, parent) = (box.kind, box.id, element.parent)
        frame = BoxFrame(origin: element.origin, size: element.size)
        proposal = element.proposal
        (isModifier, isWindow, view) = (box.isModifier, box.isWindow, box.source as? SceneView)
    }

    /// Takes what a picture shows.
    mutating func look(
        _ element: PlacedBox<Double>, _ shaper: (any TextShaper)?, scale: Double, judge: inout PlainJudge<Double>
    ) {
        guideLines = element.box.guideLines(for: element.proposal, judge: &judge).compactMap { line in
            let position = element.origin[line.axis] + line.position
            return position.isFinite ? (line.axis, position) : nil
        }
        text = element.box.laidOutText(in: element.proposal, shaper, scale, judge: &judge)
    }
}

extension Box<Double> {
    fileprivate func laidOutText(
        in room: PerAxis<Double?>, _ shaper: (any TextShaper)?, _ scale: Double, judge: inout PlainJudge<Double>
    ) -> LaidOutText? {
        guard case .text(let text) = content, let measured = self.text(for: room, judge: &judge) else { return nil }
        let shaped = shaper?.layout(text.piece, size: text.size, in: room, scale: scale)
        let strings = shaped?.strings ?? text.strings(of: measured)
        return LaidOutText(
            lines: zip(measured.lines, strings).map {
                LaidOutText.Line(string: $1, width: $0.width, baseline: $0.baseline)
            }, size: text.size, isBold: text.piece.isBold)
    }
}
