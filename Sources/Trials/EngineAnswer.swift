// EngineAnswer.swift: an engine's answer to a row, and the row with it as text that other programs read.
// Lengths in points.

package import Documents

/// What an engine answers to a row.
public struct EngineAnswer: Sendable, Equatable {
    /// The engine, with its version where that matters.
    public let engine: String
    /// One length per item, in points.
    public let lengths: [Double]
    /// Where each item starts, in points, if the engine says so.
    public let offsets: [Double]?
    /// How far rounding may have moved each length and offset, in points.
    public let rounding: Double

    /// Puts a claim together; nothing is checked.
    public init(engine: String, lengths: [Double], offsets: [Double]? = nil, rounding: Double = 0) {
        (self.engine, self.lengths, self.offsets, self.rounding) = (engine, lengths, offsets, rounding)
    }
}

extension EngineAnswer {
    /// The answer as documents record it.
    package var claim: ClaimedAnswer {
        ClaimedAnswer(engine: engine, lengths: lengths, offsets: offsets, rounding: rounding)
    }
}

extension Row {
    /// The row, and what an engine claims for it, as one line of JSON that `plumb verify` reads.
    func json(id: String? = nil, answer: EngineAnswer? = nil) -> String {
        RowDocument(id: id, row: self, claims: answer.map { [$0.claim] } ?? []).json.line
    }

    /// The row as one line of JSON that leaves no field and no gap out.
    func explicitJSON(id: String? = nil) -> String { RowDocument(id: id, row: self).explicitJSON.line }
}
