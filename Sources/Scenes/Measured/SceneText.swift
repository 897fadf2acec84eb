// SceneText.swift: a text of a scene in any arithmetic, by the lines that break the texts of views.  Lengths in points.

package import LayoutCore
package import Rows

/// A text, which remembers how it was broken: the answers are those of one judge.
final class SceneText<Value: Number> {
    /// The text with what its lines depend on.
    private let piece: TextPiece
    /// The size of its font, which may vary.
    let size: Value
    private lazy var measure = TextMeasure([piece], sizes: [size], scale: 1)
    private var known = KnownAnswers<Value, MeasuredText<Value>>()

    /// A text in a font of a size, at least 0.
    init(_ piece: TextPiece, size: Value) { (self.piece, self.size) = (piece, size) }

    /// Rounds sizes to the pixels of a display.
    func show(at scale: Double) {
        known = KnownAnswers()
        measure = TextMeasure([piece], sizes: [size], scale: scale)
    }

    /// The lines under a proposal.  A height only limits their number: text that is not too high anyway need not be
    /// asked about each line.
    func layout<J: Judge<Value>>(
        in room: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value> {
        let free = try answer(PerAxis(horizontal: room.horizontal, vertical: nil), after: nil, judge: &judge)
        guard let height = room.vertical, judge.isLess(height, free.size.vertical) else { return free }
        return try answer(room, after: free, judge: &judge)
    }

    private func answer<J: Judge<Value>>(
        _ room: PerAxis<Value?>, after free: MeasuredText<Value>?, judge: inout J
    ) throws(J.Failure) -> MeasuredText<Value> {
        if let text = known.answer(to: room) { return text }
        let text = try measure.layout(in: room, after: free, judge: &judge)
        known.remember(text, to: room)
        return text
    }
}

/// A text where it was placed.
package struct PlacedText<Value: Number> {
    /// The text's name in the scene, or that of the nearest view around it.
    package let id: String?
    /// Its lines under its final proposal: how many, and whether something was left out.
    package let text: MeasuredText<Value>
}

/// A text whose size varies on a display of pixels: what is rounded up to whole ones is not linear.
package struct VaryingTextInPixels: Error, Equatable, CustomStringConvertible {
    /// The pixels in a point.
    package let displayScale: Double
    /// The text's name in the scene, if it has one.
    package let id: String?

    /// What is wrong, and what would be right.
    package var description: String {
        """
        the size of a text\(id.map { " (\"\($0)\")" } ?? "") varies, and what it takes is rounded up to whole pixels, \
        \(displayScale.shortest) in a point; "displayScale": "infinity" rounds nothing
        """
    }
}
