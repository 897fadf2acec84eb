// RowPicture.swift: several answers to one row, one lane each: what both pictures, text and SVG, are drawn from.
// Lengths in points.

public import Documents
import Scenes
public import Workbench
public import Plumb

/// A row with the answers to be drawn under each other.
public struct RowPicture: Sendable {
    /// One answer.
    public struct Lane: Sendable {
        /// Whose answer it is.
        public let title: String
        /// The answer.
        public let arrangement: Arrangement
        /// The verdict on it.
        public let verdict: Verdict
        /// Where the items stand across, where they have measures.
        public let cross: CrossAnswer?
    }

    /// The row.
    public let document: ProblemDocument
    /// The answers, in the order in which they are drawn.
    public private(set) var lanes: [Lane] = []

    /// Starts a picture without answers.
    public init(of document: ProblemDocument) { self.document = document }

    /// Adds an answer.
    ///
    /// - Throws: `RowError` when there is not one length per item.
    public mutating func add(
        _ title: String, lengths: [Double], rounding: Double = 0, cross: CrossAnswer? = nil
    ) throws(RowError) {
        let problem = document.problem
        let verdict = try problem.verdict(on: lengths, rounding: rounding)
        lanes.append(
            Lane(
                title: title.printable, arrangement: Arrangement(lengths, in: problem), verdict: verdict, cross: cross))
    }

    /// The names of the items: their ids, or else their indices.
    var names: [String] { document.problem.items.names }

    /// The container, in points; `nil` unless it is finite.
    var container: Double? { document.problem.available.flatMap { $0.isFinite ? $0 : nil } }

    /// What has to be drawn, in points: from the leftmost start to the rightmost end of anything finite.
    var extent: ClosedRange<Double> {
        var lower = 0.0
        var upper = max(container ?? 0, 0)
        for lane in lanes {
            for (offset, length) in zip(lane.arrangement.offsets, lane.arrangement.lengths)
            where offset.isFinite {
                lower = min(lower, offset)
                upper = max(upper, length.isFinite ? offset + length : offset)
            }
        }
        return lower...max(upper, lower + 1)
    }
}
