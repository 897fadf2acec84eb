// FamilyStudy.swift: several claims and measures, with the regions of a family explored once.

public import Families
public import Rows

/// Several claims and measures of one family under one rule, with its regions explored once.
public struct FamilyStudy: Sendable {
    /// One proof a claim, in their order.
    public private(set) var proofs: [LayoutProof] = []
    /// One worst case a measure, in their order; none where no region has been explored.
    public private(set) var worst: [WorstCase] = []
    /// What proves what was found, without a solver; `nil` where it was not kept, or something is undecided.
    public private(set) var certificate: FamilyCertificate?
    /// What it took.
    public let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    public let stop: String?

    /// Explores all regions.
    ///
    /// - Parameters:
    ///   - keepsCertificate: Whether to keep every decision with what proves it.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `FamilyError` for items and parameters that are not there; what the rule throws, such as `NotLinear`.
    public init(
        of family: Family, by rule: some Rule, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), keepsCertificate: Bool = false,
        progress: (Int) -> Void = { _ in }
    ) throws {
        for claim in claims { try family.check(claim) }
        for measure in measures { try family.check(measure) }
        let all = claims.map(\.measure) + measures
        var explorer = Explorer(family, rule, all, keepsTree: keepsCertificate)
        var explored = 0
        try explorer.run(limits) { _, _, _ in
            explored += 1
            progress(explored)
        }
        (effort, stop) = (explorer.effort, explorer.stop)
        for (index, supremum) in explorer.suprema.enumerated() {
            let search = PointSearch(family: family, rule: rule, measure: all[index])
            let worst = try search.worst(supremum)
            if index >= claims.count {
                if let worst { self.worst.append(worst) }
                continue
            }
            let verdict = try Self.verdict(on: claims[index], supremum, search, stop)
            proofs.append(LayoutProof(claim: claims[index], verdict: verdict, worst: worst, effort: effort))
        }
        guard keepsCertificate else { return }
        let tree = stop == nil ? explorer.tree : nil
        let findings = proofs.compactMap { $0.finding(in: family) } + (tree == nil ? [] : bounds(explorer, family))
        if !findings.isEmpty { certificate = FamilyCertificate(family: family, findings: findings, tree: tree) }
    }

    /// What has been found of the measures, all regions explored.
    private func bounds(_ explorer: Explorer<some Rule>, _ family: Family) -> [FamilyCertificate.Finding] {
        zip(worst, explorer.suprema.dropFirst(proofs.count)).map { worst, supremum in
            worst.isAttained
                ? .greatest(worst.measure, worst.value, at: family.point(worst.at))
                : .approached(worst.measure, worst.value, edge: supremum.point, inner: supremum.inner)
        }
    }

    private static func verdict(
        on claim: LayoutClaim, _ supremum: Supremum, _ search: PointSearch<some Rule>, _ stop: String?
    ) throws -> LayoutProof.Verdict {
        if let value = supremum.value, value > claim.allowance {
            return .refuted(try search.counterexample(to: claim, supremum))
        }
        return stop.map { .undecided($0) } ?? .proved
    }
}

extension LayoutProof {
    /// What can be checked of it.
    fileprivate func finding(in family: Family) -> FamilyCertificate.Finding? {
        switch verdict {
        case .proved: .proved(claim)
        case .refuted(let counterexample): .refuted(claim, at: family.point(counterexample.at))
        case .undecided: nil
        }
    }
}

extension Family {
    /// The point with the numbers of its parameters by name.
    fileprivate func point(_ named: [String: Fraction]) -> [Fraction] { parameters.map { named[$0.name] ?? 0 } }
}
