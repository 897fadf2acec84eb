// ProvedFamily.swift: a family of rows or of scenes with what has been proved of it: what the text, the JSON and the picture
// are made from.  Lengths in points, exact.

/// A family, with what has come of each claim and each measure.
package struct ProvedFamily: Sendable {
    /// What has been laid out, and by what.
    package enum Subject: Sendable {
        /// Rows by a rule; `title` is how reports call it: every way to the optimum is proved as the optimum.
        case rows(FamilyDocument, rule: RuleEntry, title: String)
        /// Scenes by an engine.
        case scenes(SceneFamily, SceneEngine)
    }

    /// One point of the family.
    package struct Point: Sendable {
        /// What stands there.
        package enum Problem: Sendable {
            /// A row, which claims the rule's own answer.
            case row(RowDocumentOver<Fraction>)
            /// A scene.
            case scene(SceneDocument)
        }

        /// The parameters with their values, in the order of the family.
        package let values: [(name: String, value: Fraction)]
        /// The choices with their texts.
        package let texts: [(name: String, text: String)]
        /// What the texts are called together, such as their language; empty where there are no choices.
        package let alternative: String
        /// What stands there.
        package let problem: Problem
    }

    /// A point that contradicts a claim.
    package struct Refutation: Sendable {
        /// The point.
        package let point: Point
        /// The measure there, in points.
        package let value: Fraction
        /// What was made of the scene there; `nil` for rows.
        package let scene: RefutedScene?
    }

    /// One claim.
    package struct Claim: Sendable {
        /// What is claimed.
        package let claim: LayoutClaim
        /// Whether it is proved for all texts; `nil` where that is undecided.
        package let holds: Bool?
        /// The greatest value of its measure; `nil` where nothing has been explored.
        package let worst: WorstCase?
        /// Where that is.
        package let worstPoint: Point?
        /// What contradicts it.
        package let refutation: Refutation?
        /// From where to where the parameters go where it fails, in their order; empty where it does nowhere, and for rows.
        package let faults: [(name: String, range: ClosedRange<Fraction>)]
    }

    /// One measure.
    package struct Measure: Sendable {
        /// What is measured.
        package let measure: LayoutMeasure
        /// Its greatest value; `nil` where nothing has been explored.
        package let worst: WorstCase?
        /// Where that is.
        package let point: Point?
    }

    /// What has been laid out.
    package let subject: Subject
    /// What has come of each claim.
    package let claims: [Claim]
    /// What has come of each measure.
    package let measures: [Measure]
    /// What it took, all texts together.
    package let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    package let stop: String?
    /// What proves it without a solver; `nil` where that was not kept, or nothing has been decided.
    package let certificate: CertificateDocument?

    /// How scenes were taken apart, all texts together; `nil` where all were explored as a whole.
    package let parts: SceneParts?
    /// What makes all claims true; `nil` where that was not asked for, or no claim is refuted.
    package internal(set) var repair: FamilyRepair?
    /// What proves that nothing cheaper makes them true; empty where that was not kept.
    package internal(set) var repairBounds: [CertificateDocument] = []

    init(
        _ subject: Subject, claims: [Claim], measures: [Measure], effort: ProofEffort, stop: String?,
        certificate: CertificateDocument?, parts: SceneParts? = nil
    ) {
        self.parts = parts
        (self.subject, self.claims, self.measures) = (subject, claims, measures)
        (self.effort, self.stop, self.certificate) = (effort, stop, certificate)
    }

    /// Whether every claim has been proved, and every measure's greatest value found.
    package var isProved: Bool { claims.allSatisfy { $0.holds == true } && stop == nil }

    /// The name of the family, if it has one.
    package var id: String? {
        switch subject {
        case .rows(let document, _, _): document.id
        case .scenes(let family, _): family.id
        }
    }

    /// What is asked of a family beside what it claims itself, each once.
    ///
    /// - Throws: `ProvingError.nothingClaimed`.
    static func asked(
        _ claims: [LayoutClaim], _ measures: [LayoutMeasure]
    ) throws(ProvingError) -> (claims: [LayoutClaim], measures: [LayoutMeasure]) {
        if claims.isEmpty, measures.isEmpty { throw .nothingClaimed }
        return (claims.withoutRepetitions, measures.withoutRepetitions)
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    fileprivate var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
