// ProvedRow.swift: lengths that have passed the check of optimality.  Lengths in points.

/// An optimal answer; it exists only where the check has been passed.
///
/// Its certificate is the water level of each tier: that every item is
/// `clamp(base + weight * level, lower, upper)`, and that each tier holds its budget, takes O(*n*) to check and
/// needs no solver.
public struct ProvedRow: Sendable, Equatable {
    /// The question.
    public let problem: Row
    /// The length of each item, in points.
    public let lengths: [Double]
    /// The certificate: one level per tier, highest first; none when the proposal decided the lengths.
    public let levels: [TierLevel]
    /// How far the least lengths alone exceed the container, in points: nothing fits where it is above 0.
    public let leastOverflow: Double

    /// The verdict that the lengths got.
    public var verdict: Verdict { .optimal(levels: levels, leastOverflow: leastOverflow) }

    /// The lengths with their offsets, in points.
    ///
    /// - Complexity: O(*n*).
    public var arrangement: Arrangement { Arrangement(lengths, in: problem) }

    fileprivate init(problem: Row, lengths: [Double], levels: [TierLevel], leastOverflow: Double) {
        self.problem = problem
        self.lengths = lengths
        self.levels = levels
        self.leastOverflow = leastOverflow
    }
}

/// A claim of optimality that the check refuted.
public struct Refutation: Error, Equatable {
    /// What is wrong with the claim.
    public let verdict: Verdict
}

extension Row {
    /// Checks lengths for optimality.
    ///
    /// - Parameter lengths: One per item, in points.
    /// - Returns: The answer with its certificate.
    /// - Throws: `Refutation` with the verdict when they are not optimal; `RowError` when they are
    ///   not lengths of this row at all.
    /// - Complexity: O(*n* log *n*).
    public func certify(_ lengths: [Double]) throws -> ProvedRow {
        let verdict = try verdict(on: lengths)
        guard case .optimal(let levels, let leastOverflow) = verdict else { throw Refutation(verdict: verdict) }
        return ProvedRow(problem: self, lengths: lengths, levels: levels, leastOverflow: leastOverflow)
    }
}
