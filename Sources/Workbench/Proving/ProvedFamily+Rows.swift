// ProvedFamily+Rows.swift: what is claimed of a family of rows, proved or refuted.  Lengths in points, exact.

extension ProvedFamily {
    /// Proves or refutes what is claimed of a family of rows.
    ///
    /// - Parameters:
    ///   - claims: Beside those of the document; a claim that is made twice is proved once.
    ///   - measures: Whose greatest values are asked for.
    ///   - keepsCertificate: Whether a certificate is wanted.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `ProvingError` where there is nothing to prove or nobody to prove it of, `FamilyError`, and what the rule
    ///   throws, such as `NotLinear`.
    package init(
        _ document: FamilyDocument, by rule: RuleEntry, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), keepsCertificate: Bool = false, progress: (Int) -> Void = { _ in }
    ) throws {
        guard let (title, provable) = rule.provable else { throw ProvingError.notProvable(rule.name) }
        let (claims, measures) = try Self.asked(document.claims + claims, measures)
        try Self.check(claims, measures, of: document.family)
        let study = try FamilyStudy(
            of: document.family, by: provable, claims: claims, measures: measures, limits: limits,
            keepsCertificate: keepsCertificate, progress: progress)
        func point(_ values: [String: Fraction]) throws -> Point {
            try Point(values, document.family.row(at: values), of: document, by: provable, title: title)
        }
        let certificate = study.certificate.map { certificate in
            CertificateDocument.family(
                FamilyCertificateDocument(
                    document: document, rule: rule.nameOfProvable, findings: certificate.findings,
                    tree: certificate.tree))
        }
        let proved = try study.proofs.map { proof in
            let refutation = try proof.counterexample.map {
                Refutation(point: try point($0.at), value: $0.value, scene: nil)
            }
            return Claim(
                claim: proof.claim, holds: proof.isProved ? true : refutation.map { _ in false }, worst: proof.worst,
                worstPoint: try proof.worst.map { try point($0.at) }, refutation: refutation, faults: [])
        }
        let measured = try measures.map { measure in
            let worst = study.worst.first { $0.measure == measure }
            return Measure(measure: measure, worst: worst, point: try worst.map { try point($0.at) })
        }
        self.init(
            .rows(document, rule: rule, title: title), claims: proved, measures: measured, effort: study.effort,
            stop: study.stop, certificate: certificate)
    }

    private static func check(_ claims: [LayoutClaim], _ measures: [LayoutMeasure], of family: Family) throws {
        for (words, measure) in claims.map({ ($0.description, $0.measure) }) + measures.map({ ("\($0)", $0) }) {
            do { try family.check(measure) } catch { throw ProvingError.unfit(words, error) }
        }
    }
}

extension FamilyDocument {
    /// The regions in which a rule's lengths are linear, as far as the limits go.
    ///
    /// - Parameter measures: What is wanted of each region beside the lengths.
    /// - Throws: What the rule throws.
    package func explored(
        by rule: RuleEntry, measuring measures: [LayoutMeasure] = [], limits: ProofLimits
    ) throws -> FamilyRegions {
        guard let provable = rule.provable?.rule else { throw ProvingError.notProvable(rule.name) }
        return try FamilyRegions(of: family, by: provable, measures: measures, limits: limits)
    }

    /// The same regions alone.
    ///
    /// - Throws: What the rule throws.
    package func regions(
        by rule: RuleEntry, measuring measures: [LayoutMeasure], limits: ProofLimits
    ) throws -> [ExploredRegion] {
        try explored(by: rule, measuring: measures, limits: limits).regions
    }
}

extension ProvedFamily.Point {
    fileprivate init(
        _ values: [String: Fraction], _ row: ExactRow, of document: FamilyDocument, by rule: some Rule, title: String
    ) throws {
        self.values = document.family.parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, $0) }
        }
        (texts, alternative) = ([], "")
        problem = .row(
            RowDocumentOver(
                id: document.id, axis: document.axis, row: row, cross: document.cross,
                claims: [ClaimedAnswerOver(engine: title, lengths: try row.lengths(by: rule))]))
    }
}
