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
    /// The data for pictures, behind a pointer: a question about frames needs none of it.
    private var shown: Shown?

    private final class Shown: Sendable {
        let view: SceneView?
        let guideLines: [(axis: Axis, position: Double)]
        let text: LaidOutText?

        init(_ view: SceneView?, _ guideLines: [(axis: Axis, position: Double)] = [], _ text: LaidOutText? = nil) {
            (self.view, self.guideLines, self.text) = (view, guideLines, text)
        }
    }

    /// The lines on which it aligns the views inside, in the root.
    package var guideLines: [(axis: Axis, position: Double)] { shown?.guideLines ?? [] }
    /// What it was made of, where it stands for a view of its own.
    package var view: SceneView? { shown?.view }
    /// The lines of a text.
    package var text: LaidOutText? { shown?.text }
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
    /// The view of one box of a layout.
    static func of(_ placed: PlacedBox<Double>) -> LaidOutView {
        LaidOutView(
            kind: placed.box.kind, id: placed.box.id, frame: BoxFrame(origin: placed.origin, size: placed.size),
            proposal: placed.proposal, parent: placed.parent, isModifier: placed.box.isModifier,
            isWindow: placed.box.isWindow,
            shown: placed.box.isPlain ? nil : (placed.box.source as? SceneView).map { Shown($0) })
    }

    /// Takes what a picture shows.
    mutating func look(_ element: PlacedBox<Double>, _ shaper: (any TextShaper)?, scale: Double) {
        var judge = PlainJudge<Double>()
        var guideLines: [(axis: Axis, position: Double)] = []
        for line in element.box.guideLines(for: element.proposal, judge: &judge) {
            let position = element.origin[line.axis] + line.position
            if position.isFinite { guideLines.append((line.axis, position)) }
        }
        shown = Shown(
            view, guideLines, element.box.laidOutText(in: element.proposal, shaper, scale, judge: &judge))
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
