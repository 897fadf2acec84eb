// ProvedScene.swift: a family of scenes with what has been proved of it: what the text and the JSON are made from.
// Lengths in points, exact.

package import Families
package import Proofs

/// A family of scenes laid out by one engine, with what has come of each claim and each measure.
package struct ProvedScene: Sendable {
    /// One point of the family.
    package struct Point: Sendable {
        /// The parameters with their values, in the order of the family.
        package let values: [(name: String, value: Fraction)]
        /// The choices with their texts.
        package let texts: [(name: String, text: String)]
        /// What the texts are called together, such as their language; empty where there are no choices.
        package let alternative: String
        /// The scene there.
        package let scene: SceneDocument
    }

    /// A point that contradicts a claim.
    package struct Refutation: Sendable {
        /// The point.
        package let point: Point
        /// The measure there, in points.
        package let value: Fraction
        /// The smallest scene at that point that has the fault.
        package let smallest: SceneDocument
        /// What stands against the claim in the smallest scene; none for a claim about lengths.
        package let faults: [SceneFault]
        /// Changes of one line with each of which the claim is proved; none where none was found, or looked for.
        package let repairs: [String]
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
        /// From where to where the parameters go where it fails, in their order; empty where it does nowhere.
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

    /// The family.
    package let family: SceneFamily
    /// The engine.
    package let engine: SceneEngine
    /// What has come of each claim.
    package private(set) var claims: [Claim] = []
    /// What has come of each measure.
    package private(set) var measures: [Measure] = []
    /// What it took, all texts together.
    package let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    package let stop: String?
    /// What proves it without a solver; `nil` where that was not kept, or nothing has been decided.
    package let certificate: CertificateDocument?

    /// Whether every claim has been proved, and every measure's greatest value found.
    package var isProved: Bool { claims.allSatisfy { $0.holds == true } && stop == nil }

    /// Proves or refutes what is claimed of a family of scenes.
    ///
    /// - Parameters:
    ///   - claims: Beside those of the family; a claim that is made twice is proved once.
    ///   - measures: Whose greatest values are asked for.
    ///   - looksForRepairs: Whether to try changes of one line where a claim is refuted.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `ProvingError` where there is nothing to prove, `FamilyError`, `UnmeasuredView` and `NotLinear` for what
    ///   is not linear.
    package init(
        _ family: SceneFamily, by engine: SceneEngine, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), keepsCertificate: Bool = false, looksForRepairs: Bool = true,
        progress: (Int) -> Void = { _ in }
    ) throws {
        let (claims, measures) = ((family.claims + claims).withoutRepetitions, measures.withoutRepetitions)
        guard !claims.isEmpty || !measures.isEmpty else { throw ProvingError.nothingClaimed }
        self = try family.root.perform {
            try ProvedScene(
                of: family, by: engine, claims, measures, limits, keepsCertificate: keepsCertificate,
                looksForRepairs: looksForRepairs, progress: progress)
        }
    }

    /// Proves or refutes claims where the stack has room for it.
    private init(
        of family: SceneFamily, by engine: SceneEngine, _ claims: [LayoutClaim], _ measures: [LayoutMeasure],
        _ limits: ProofLimits, keepsCertificate: Bool, looksForRepairs: Bool, progress: (Int) -> Void
    ) throws {
        var studies: [StudiedScene] = []
        for alternative in family.alternatives {
            let before = studies.reduce(0) { $0 + $1.study.effort.regions }
            studies.append(
                try StudiedScene(
                    SceneLayout(family, alternative, by: engine), claims, measures,
                    limits.leaving(studies.map(\.study.effort)), keepsProof: keepsCertificate
                ) { progress(before + $0) })
        }
        (self.family, self.engine) = (family, engine)
        effort = studies.map(\.study.effort).reduce(into: ProofEffort()) { $0.add($1) }
        stop = studies.compactMap(\.study.stop).first
        certificate = keepsCertificate ? studies.certificate(of: family, by: engine) : nil
        for (index, claim) in claims.enumerated() {
            self.claims.append(
                try Self.claim(claim, index, studies, repairing: looksForRepairs ? limits : nil))
        }
        for (index, measure) in measures.enumerated() {
            let worst = studies.worst { $0.worst.indices.contains(index) ? $0.worst[index] : nil }
            self.measures.append(Measure(measure: measure, worst: worst?.worst, point: worst?.point))
        }
    }

    private static func claim(
        _ claim: LayoutClaim, _ index: Int, _ studies: [StudiedScene], repairing limits: ProofLimits?
    ) throws -> Claim {
        let worst = studies.worst { $0.proofs[index].worst }
        let proofs = studies.map { $0.study.proofs[index] }
        guard let refuted = proofs.firstIndex(where: { $0.counterexample != nil }),
            let refutation = proofs[refuted].counterexample
        else {
            return Claim(
                claim: claim, holds: proofs.allSatisfy(\.isProved) ? true : nil, worst: worst?.worst,
                worstPoint: worst?.point, refutation: nil, faults: [])
        }
        return Claim(
            claim: claim, holds: false, worst: worst?.worst, worstPoint: worst?.point,
            refutation: try Refutation(refutation, claim, studies[refuted].layout, repairing: limits),
            faults: studies.faults(index))
    }
}

extension [StudiedScene] {
    /// What proves what was found; `nil` where nothing was.
    fileprivate func certificate(of family: SceneFamily, by engine: SceneEngine) -> CertificateDocument? {
        let parts = map { SceneProofDocument.Part(findings: $0.study.findings, tree: $0.study.tree) }
        if parts.allSatisfy(\.findings.isEmpty) { return nil }
        return .scenes(SceneProofDocument(family: family, engine: engine.rawValue, parts: parts))
    }
}

/// The study of a family with one text for each choice.
package struct StudiedScene {
    let layout: SceneLayout
    let study: LayoutStudy

    fileprivate init(
        _ layout: SceneLayout, _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ limits: ProofLimits,
        keepsProof: Bool, progress: (Int) -> Void
    ) throws {
        self.layout = layout
        study = try LayoutStudy(
            of: layout, claims: claims, measures: measures, limits: limits, keepsProof: keepsProof,
            wantsFaults: true, progress: progress)
    }
}

extension [StudiedScene] {
    /// The greatest of some worst cases, one a study.
    fileprivate func worst(_ of: (LayoutStudy) -> WorstCase?) -> (worst: WorstCase, point: ProvedScene.Point)? {
        var found: (worst: WorstCase, layout: SceneLayout)?
        for studied in self {
            guard let worst = of(studied.study) else { continue }
            let isWorse = found.map {
                ($0.worst.value, $0.worst.isAttained ? 1 : 0) < (worst.value, worst.isAttained ? 1 : 0)
            }
            if isWorse ?? true { found = (worst, studied.layout) }
        }
        return found.map { ($0.worst, ProvedScene.Point($0.worst.at, of: $0.layout)) }
    }
}

extension [StudiedScene] {
    /// From where to where the parameters go where a claim fails, with any texts.
    fileprivate func faults(_ claim: Int) -> [(name: String, range: ClosedRange<Fraction>)] {
        (first?.layout.parameters ?? []).compactMap { parameter in
            let ranges = compactMap { $0.study.faults[claim][parameter.name] }
            guard let least = ranges.map(\.lowerBound).min(), let most = ranges.map(\.upperBound).max() else {
                return nil
            }
            return (parameter.name, least...most)
        }
    }
}

extension ProvedScene.Point {
    init(_ at: [String: Fraction], of layout: SceneLayout) {
        let (family, point) = (layout.family, layout.parameters.point(at))
        values = zip(family.parameters, point).map { ($0.name, $1) }
        texts = family.choices.compactMap { choice in
            layout.alternative.texts[choice.name].map { (choice.name, $0) }
        }
        alternative = layout.alternative.name
        scene = family.scene(at: point, texts: layout.alternative.texts)
    }
}

extension ProofEffort {
    fileprivate mutating func add(_ other: ProofEffort) {
        regions += other.regions
        regionsLeft += other.regionsLeft
        programs += other.programs
    }
}

extension ProofLimits {
    /// What is left of the limits after some efforts; of the time each takes its own.
    fileprivate func leaving(_ efforts: [ProofEffort]) -> ProofLimits {
        ProofLimits(regions: Swift.max(1, regions - efforts.reduce(0) { $0 + $1.regions }), time: time)
    }
}
