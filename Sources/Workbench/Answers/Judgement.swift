// Judgement.swift: one claim of one document, judged.  Lengths in points.

public import Documents
public import Plumb

/// What became of a claim.
public struct Judgement: Sendable {
    /// The problem's name, if it has one.
    public let id: String?
    /// The engine that made the claim.
    public let engine: String
    /// The verdict with its witness.
    public let verdict: Verdict
    /// The claim with the overflow and unused space that follow from it.
    public let claim: Arrangement
    /// The optimal lengths, in points.
    public let optimum: [Double]
    /// How far the claim lies from the optimum.
    public let distance: Distance
    /// The first item whose claimed offset does not follow from lengths and gaps.
    public let misplacement: Misplacement?

    /// The verdict on the places across the row; `nil` where the claim says nothing of them.
    public let alignment: AlignmentVerdict?

    /// Whether the claim stands: optimal lengths, offsets that follow from them, and the least extent across.
    public var stands: Bool {
        verdict.kind == .optimal && misplacement == nil && (alignment?.kind ?? .optimal) == .optimal
    }

    /// An offset that does not follow from the item before it.
    public struct Misplacement: Sendable, Equatable {
        /// The item, by index.
        public let item: Int
        /// Where the claim puts it, in points.
        public let offset: Double
        /// Where the item before it, and the gap, put it, in points.
        public let expected: Double
    }

    /// Judges one claim.
    ///
    /// - Throws: `RowError` when the claim is no answer to the row at all.
    /// - Complexity: O(*n* log *n*).
    public init(_ claim: Claim, of document: ProblemDocument) throws(RowError) {
        try self.init(claim, of: document, optimum: WaterFilling().lengths(for: document.problem))
    }

    /// Judges one claim of several to the same row.
    ///
    /// - Parameter optimum: What `WaterFilling` gives, in points.
    init(_ claim: Claim, of document: ProblemDocument, optimum: [Double]) throws(RowError) {
        let problem = document.problem
        id = document.id
        engine = claim.engine
        verdict = try problem.verdict(on: claim.lengths, rounding: claim.rounding)
        self.claim = Arrangement(claim.lengths, in: problem)
        self.optimum = optimum
        distance = Distance(from: claim.lengths, to: optimum)
        misplacement = Self.misplacement(in: claim, of: problem)
        alignment = try claim.cross.map { cross throws(RowError) in
            try AlignmentProblem(children: document.cross.compactMap(\.self), countsLine: cross.countsLine)
                .verdict(onOffsets: cross.offsets.compactMap(\.self), extent: cross.extent, rounding: claim.rounding)
        }
    }

    /// An item starts where the one before it ends, plus the gap; the first may start anywhere.
    private static func misplacement(in claim: Claim, of problem: Row) -> Misplacement? {
        guard let offsets = claim.offsets else { return nil }
        // Both ends of the gap may have been rounded.
        let allowance = problem.tolerance + 2 * claim.rounding
        for item in offsets.indices.dropFirst() {
            let expected = offsets[item - 1] + claim.lengths[item - 1] + problem.spacing[item - 1]
            if abs(offsets[item] - expected) > allowance {
                return Misplacement(item: item, offset: offsets[item], expected: expected)
            }
        }
        return nil
    }
}
