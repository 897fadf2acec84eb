// ProvedFamily+Scenes.swift: what is claimed of a family of scenes, proved or refuted.  Lengths in points, exact.

package import Families
package import Proofs

extension ProvedFamily {
    /// Proves or refutes what is claimed of a family of scenes.
    ///
    /// - Parameters:
    ///   - claims: Beside those of the family; a claim that is made twice is proved once.
    ///   - measures: Whose greatest values are asked for.
    ///   - splitting: Whether the parts of a scene are proved by themselves.
    ///   - earlier: A proof of the scenes as they were, of which what still holds is taken.
    ///   - looksForRepairs: Whether to try changes of one line where a claim is refuted.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `ProvingError` where there is nothing to prove, `FamilyError`, `UnmeasuredView` and `NotLinear` for what
    ///   is not linear.
    package init(
        _ family: SceneFamily, by engine: SceneEngine, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), splitting: SceneSplitting = .auto, keepsCertificate: Bool = false,
        reusing earlier: SceneProofDocument? = nil, looksForRepairs: Bool = true, progress: (Int) -> Void = { _ in }
    ) throws {
        let (claims, measures) = try Self.asked(family.claims + claims, measures)
        self = try family.root.perform {
            try ProvedFamily(
                of: family, by: engine, claims, measures, limits, splitting, keepsCertificate: keepsCertificate,
                reusing: earlier, looksForRepairs: looksForRepairs, progress: progress)
        }
    }

    /// Proves or refutes claims where the stack has room for it.
    private init(
        of family: SceneFamily, by engine: SceneEngine, _ claims: [LayoutClaim], _ measures: [LayoutMeasure],
        _ limits: ProofLimits, _ splitting: SceneSplitting, keepsCertificate: Bool,
        reusing earlier: SceneProofDocument?,
        looksForRepairs: Bool, progress: (Int) -> Void
    ) throws {
        var studies: [StudiedScene] = []
        for alternative in family.alternatives {
            let before = studies.reduce(0) { $0 + $1.study.effort.regions }
            studies.append(
                try StudiedScene(
                    SceneLayout(family, alternative, by: engine), claims, measures,
                    limits.leaving(studies.map(\.study.effort)), splitting, keepsProof: keepsCertificate,
                    reusing: earlier
                ) { progress(before + $0) })
        }
        let trials = RepairTrials(of: studies)
        let proved = try claims.enumerated().map { index, claim in
            try Self.claim(claim, index, studies, repairing: looksForRepairs ? limits : nil, trials)
        }
        let measured = measures.enumerated().map { index, measure in
            let worst = studies.worst { $0.worst.indices.contains(index) ? $0.worst[index] : nil }
            return Measure(measure: measure, worst: worst?.worst, point: worst?.point)
        }
        self.init(
            .scenes(family, engine), claims: proved, measures: measured,
            effort: studies.map(\.study.effort).reduce(into: ProofEffort()) { $0.add($1) },
            stop: studies.compactMap(\.study.stop).first,
            certificate: keepsCertificate ? studies.certificate(of: family, by: engine) : nil,
            parts: studies.compactMap(\.parts).total)
    }

    private static func claim(
        _ claim: LayoutClaim, _ index: Int, _ studies: [StudiedScene], repairing limits: ProofLimits?,
        _ trials: RepairTrials
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
            refutation: try Refutation(refutation, claim, studies[refuted].layout, repairing: limits, trials),
            faults: studies.faults(index))
    }
}

extension [StudiedScene] {
    /// What proves what was found; `nil` where nothing was.
    fileprivate func certificate(of family: SceneFamily, by engine: SceneEngine) -> CertificateDocument? {
        let parts = map(\.part)
        if parts.allSatisfy(\.findings.isEmpty) { return nil }
        return .scenes(SceneProofDocument(family: family, engine: engine.rawValue, parts: parts))
    }
}

extension [StudiedScene] {
    /// The greatest of some worst cases, one a study.
    fileprivate func worst(_ of: (LayoutStudy) -> WorstCase?) -> (worst: WorstCase, point: ProvedFamily.Point)? {
        var found: (worst: WorstCase, layout: SceneLayout)?
        for studied in self {
            guard let worst = of(studied.study) else { continue }
            let isWorse = found.map {
                ($0.worst.value, $0.worst.isAttained ? 1 : 0) < (worst.value, worst.isAttained ? 1 : 0)
            }
            if isWorse ?? true { found = (worst, studied.layout) }
        }
        return found.map { ($0.worst, ProvedFamily.Point($0.worst.at, of: $0.layout)) }
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

extension ProvedFamily.Point {
    init(_ at: [String: Fraction], of layout: SceneLayout) {
        let (family, point) = (layout.family, layout.parameters.point(at))
        values = zip(family.parameters, point).map { ($0.name, $1) }
        texts = family.choices.compactMap { choice in
            layout.alternative.texts[choice.name].map { (choice.name, $0) }
        }
        alternative = layout.alternative.name
        problem = .scene(family.scene(at: point, texts: layout.alternative.texts))
    }
}

extension ProofLimits {
    /// What is left of the limits after some efforts; of the time each takes its own.
    fileprivate func leaving(_ efforts: [ProofEffort]) -> ProofLimits {
        ProofLimits(regions: Swift.max(1, regions - efforts.reduce(0) { $0 + $1.regions }), time: time)
    }
}

extension [SceneParts] {
    /// All of them together; `nil` where there are none.
    fileprivate var total: SceneParts? {
        isEmpty
            ? nil
            : reduce(into: SceneParts()) { total, parts in
                total.components += parts.components
                total.functions += parts.functions
                total.reused += parts.reused
                total.functionRegions += parts.functionRegions
                total.claimRegions += parts.claimRegions
            }
    }
}
