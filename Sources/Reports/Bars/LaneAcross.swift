// LaneAcross.swift: how high the items of an answer are drawn.  Lengths in points, places in pixels.

import Workbench

/// How high each item of a lane is drawn, and where; all alike where none has measures.
struct LaneAcross {
    private let cross: CrossAnswer?
    private let measures: [AlignmentProblem.Child?]
    private let standard: Double
    private let scale: Double

    init(_ lane: RowAnswer, of picture: AnsweredRow, height: Double) {
        // An infinite extent cannot be drawn.
        let finite = lane.cross.flatMap { $0.extent.isFinite && $0.extent > 0 ? $0 : nil }
        cross = finite
        measures = picture.document.cross
        standard = height
        // A text's line is about as high as a lane; what is larger is drawn smaller.
        scale = finite.map { min(2, max(height, 120) / $0.extent) } ?? 1
    }

    var extent: Double { cross.map { $0.extent * scale } ?? standard }

    /// Where the line lies below the top of the lane.
    var line: Double? { cross.map { $0.guide * scale } }

    func top(of item: Int) -> Double { cross?.offsets[item].map { $0 * scale } ?? 0 }

    func height(of item: Int) -> Double {
        guard cross != nil, let measure = measures[item] else { return extent }
        return measure.length * scale
    }
}
