// Proof.swift: what is known about an answer.

/// What is known about the status and the optimal values of an answer.
public enum Proof: Sendable, Hashable {
    /// Nothing.
    case none
    /// The status is right, and every stated optimal value within `gaps` of the true one, in the objective's own units.
    ///
    /// One gap an objective that has an optimum, at most `Certificate.tolerance` of that optimum.  No tolerance enters
    /// into the proof: it encloses the numbers of an optimal basis between bounds.
    case enclosed(gaps: [Double])
    /// The status is right, and every number is the double nearest to a fraction; the fractions are optimal exactly.
    case exact
}
