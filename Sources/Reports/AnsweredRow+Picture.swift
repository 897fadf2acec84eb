// AnsweredRow+Picture.swift: what both pictures of a row, text and SVG, are drawn from: its answers, one lane each.
// Lengths in points.

import Documents
import Plumb
import Workbench

extension AnsweredRowOver {
    /// The names of the items: their ids, or else their indices.
    var names: [String] { document.problem.items.names }

}

extension AnsweredRow {
    /// The container, in points; `nil` unless it is finite.
    var container: Double? { document.problem.available.flatMap { $0.isFinite ? $0 : nil } }

    /// What has to be drawn, in points: from the leftmost start to the rightmost end of anything finite.
    var extent: ClosedRange<Double> {
        var lower = 0.0
        var upper = max(container ?? 0, 0)
        for answer in answers {
            for (offset, length) in zip(answer.arrangement.offsets, answer.arrangement.lengths)
            where offset.isFinite {
                lower = min(lower, offset)
                upper = max(upper, length.isFinite ? offset + length : offset)
            }
        }
        return lower...max(upper, lower + 1)
    }
}
