// ProveClaims.swift: does a rule keep what is claimed of a family of rows?  For test suites.

import Documents

/// Proves claims about the lengths that a rule gives to all rows of a family.
///
///     @Test func `the toolbar fits`() throws { try prove(toolbar, by: .swiftUI, that: .fits, .length("title") >= 44) }
///
/// - Parameters:
///   - claims: What is claimed; there is one at least.
///   - limits: How much work the proof may take.
/// - Throws: `UnprovedClaims` where a claim is refuted, or not decided within the limits; `FamilyError` for a family that is
///   none, and for items and parameters that are not there; what the rule throws, such as `NotLinear`.
/// - Complexity: A run of the rule and some linear programs a region; see `FamilyStudy`.
public func prove(
    _ family: Family, by rule: some Rule, that claims: LayoutClaim..., limits: ProofLimits = ProofLimits()
) throws {
    precondition(!claims.isEmpty, "prove(_:by:that:) needs a claim")
    let study = try FamilyStudy(of: family, by: rule, claims: claims, limits: limits)
    let failures = try study.proofs.filter { !$0.isProved }.map { try UnprovedClaims.Failure($0, family, rule) }
    if !failures.isEmpty { throw UnprovedClaims(rule: String(describing: type(of: rule)), failures: failures) }
}

/// Claims about a family that could not be proved.
public struct UnprovedClaims: Error, Sendable, CustomStringConvertible {
    /// One claim.
    public struct Failure: Sendable {
        /// What has come of it.
        public let proof: LayoutProof
        /// The row that contradicts it, with the rule's answer, as one line of JSON that `plumb verify` reads; `nil` where
        /// nothing contradicts it.
        public let json: String?
    }

    public let rule: String
    /// The claims that were not proved, in their order.
    public let failures: [Failure]

    /// Every claim with what stands against it, and the row that contradicts it as a problem that `plumb verify` reads.
    public var description: String { failures.map(words).joined(separator: "\n") }

    private func words(_ failure: Failure) -> String {
        let proof = failure.proof
        switch proof.verdict {
        case .proved: return "\(rule): \(proof.claim) is proved"
        case .undecided(let reason):
            return """
                \(rule): \(proof.claim) is undecided: \(reason)
                  explored: \(proof.effort.regions.counted("region")), \
                  \(proof.effort.regionsLeft.counted("part was", "parts were")) left
                """
        case .refuted(let counterexample):
            let place = counterexample.at.isEmpty ? "" : " where \(counterexample.at.words)"
            var lines = [
                "\(rule): \(proof.claim) is refuted: \(Self.excess(counterexample.value, of: proof.claim))\(place)"
            ]
            if let worst = proof.worst, worst.value != counterexample.value { lines.append("  worst:    \(worst)") }
            if let json = failure.json { lines.append("  smallest: \(json)") }
            return lines.joined(separator: "\n")
        }
    }

    private static func excess(_ value: Fraction, of claim: LayoutClaim) -> String {
        if case .term = claim.measure { return "it fails by \(value)" }
        return "\(claim.measure) is \(value)"
    }
}

extension UnprovedClaims.Failure {
    fileprivate init(_ proof: LayoutProof, _ family: Family, _ rule: some Rule) throws {
        self.proof = proof
        json = try proof.counterexample.map { counterexample in
            let row = try family.row(at: counterexample.at)
            let answer = ClaimedAnswerOver(
                engine: String(describing: type(of: rule)), lengths: try row.lengths(by: rule))
            return RowDocumentOver(row: row, claims: [answer]).json.line
        }
    }
}
