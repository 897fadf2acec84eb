// ProvedFamily.swift: a family with what has been proved of it: what the text and the JSON are made from.
// Lengths in points, exact.

/// A document's family under one rule, with what has come of each claim and each measure.
public struct ProvedFamily: Sendable {
    /// One claim.
    public struct Claim: Sendable {
        /// What has come of it.
        public let proof: LayoutProof
        /// Where its measure is greatest; `nil` where nothing has been explored.
        public let worst: Point?
        /// The simplest point that contradicts it, if there is one.
        public let counterexample: Point?
    }

    /// One measure.
    public struct Measure: Sendable {
        /// What is measured.
        public let measure: LayoutMeasure
        /// Its greatest value; `nil` where nothing has been explored.
        public let worst: WorstCase?
        /// Where that is.
        public let point: Point?
    }

    /// One point of the family.
    public struct Point: Sendable {
        /// The parameters with their values, in the order of the family.
        public let values: [(name: String, value: Fraction)]
        /// The problem there; it claims the rule's own answer.
        public let problem: RowDocumentOver<Fraction>
    }

    /// The family with its name and its claims.
    public let document: FamilyDocument
    /// The rule.
    public let rule: RuleEntry
    /// How reports call the rule: every way to the optimum is proved as the optimum.
    public let title: String
    /// What has come of each claim.
    public let claims: [Claim]
    /// What has come of each measure.
    public let measures: [Measure]
    /// What it took.
    public let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    public let stop: String?
    /// What proves it without a solver; `nil` where that was not kept, or nothing has been decided.
    public let certificate: CertificateDocument?

    /// Proves or refutes what is claimed of a family.
    ///
    /// - Parameters:
    ///   - claims: Beside those of the document; a claim that is made twice is proved once.
    ///   - measures: Whose greatest values are asked for.
    ///   - keepsCertificate: Whether a certificate is wanted.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `ProvingError` where there is nothing to prove or nobody to prove it of, `FamilyError`, and what the rule
    ///   throws, such as `NotLinear`.
    public init(
        _ document: FamilyDocument, by rule: RuleEntry, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), keepsCertificate: Bool = false, progress: (Int) -> Void = { _ in }
    ) throws {
        guard let (title, provable) = rule.provable else { throw ProvingError.notProvable(rule.name) }
        let claims = (document.claims + claims).withoutRepetitions
        let measures = measures.withoutRepetitions
        guard !claims.isEmpty || !measures.isEmpty else { throw ProvingError.nothingClaimed }
        try Self.check(claims, measures, of: document.family)
        let study = try FamilyStudy(
            of: document.family, by: provable, claims: claims, measures: measures, limits: limits,
            keepsCertificate: keepsCertificate, progress: progress)
        func point(_ values: [String: Fraction]) throws -> Point {
            try Point(values, document.family.row(at: values), of: document, by: provable, title: title)
        }
        (self.document, self.rule, self.title) = (document, rule, title)
        (effort, stop) = (study.effort, study.stop)
        certificate = study.certificate.map { certificate in
            .family(
                FamilyCertificateDocument(
                    document: document, rule: rule.nameOfProvable, findings: certificate.findings,
                    tree: certificate.tree))
        }
        self.claims = try study.proofs.map { proof in
            Claim(
                proof: proof, worst: try proof.worst.map { try point($0.at) },
                counterexample: try proof.counterexample.map { try point($0.at) })
        }
        self.measures = try measures.map { measure in
            let worst = study.worst.first { $0.measure == measure }
            return Measure(measure: measure, worst: worst, point: try worst.map { try point($0.at) })
        }
    }

    private static func check(_ claims: [LayoutClaim], _ measures: [LayoutMeasure], of family: Family) throws {
        for (words, measure) in claims.map({ ($0.description, $0.measure) }) + measures.map({ ("\($0)", $0) }) {
            do { try family.check(measure) } catch { throw ProvingError.unfit(words, error) }
        }
    }

    /// The regions in which the rule's lengths are linear.
    ///
    /// - Parameter measures: What is wanted of each region beside the lengths.
    /// - Throws: What the rule throws.
    package func regions(measuring measures: [LayoutMeasure], limits: ProofLimits) throws -> [ExploredRegion] {
        guard let provable = rule.provable?.rule else { throw ProvingError.notProvable(rule.name) }
        return try FamilyRegions(of: document.family, by: provable, measures: measures, limits: limits).regions
    }

    /// Whether every claim has been proved, and every measure's greatest value found.
    public var isProved: Bool { claims.allSatisfy(\.proof.isProved) && stop == nil }
}

extension ProvedFamily.Point {
    fileprivate init(
        _ values: [String: Fraction], _ row: ExactRow, of document: FamilyDocument, by rule: some Rule, title: String
    ) throws {
        self.values = document.family.parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, $0) }
        }
        problem = RowDocumentOver(
            id: document.id, axis: document.axis, row: row, cross: document.cross,
            claims: [ClaimOver(engine: title, lengths: try row.lengths(by: rule))])
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Why nothing can be proved.
public enum ProvingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Neither a claim nor a measure is given.
    case nothingClaimed
    /// The rule of this name is not written over any number.
    case notProvable(String)
    /// A claim or a measure, as it is written, does not fit the family.
    case unfit(String, FamilyError)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .nothingClaimed:
            "nothing is claimed; give --claim fits, --worst overflow, or a list under \"claims\""
        case .notProvable(let name): "nothing can be proved of \(name), which answers one container at a time"
        case .unfit(let words, let error): "\(words): \(error)"
        }
    }
}
