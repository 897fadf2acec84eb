// Family+Proving.swift: claims proved or refuted for all points of a family.

public import Families
public import Rows

extension Family {
    /// Proves or refutes a claim about the lengths that a rule gives.
    ///
    /// - Throws: `FamilyError` for items and parameters that are not there; what the rule throws, such as `NotLinear`.
    /// - Complexity: A run of the rule and some linear programs a region; regions are exponential in the parameters that
    ///   comparisons hang on.
    public func prove(
        _ claim: LayoutClaim, by rule: some Rule, limits: ProofLimits = ProofLimits()
    ) throws -> LayoutProof {
        let study = try FamilyStudy(of: self, by: rule, claims: [claim], limits: limits)
        return study.proofs[0]
    }

    /// The supremum of a measure of the lengths that a rule gives.
    ///
    /// - Throws: `Unexplored` where a limit was reached; `FamilyError` for items and parameters that are not there; what
    ///   the rule throws, such as `NotLinear`.
    public func worst(
        _ measure: LayoutMeasure, by rule: some Rule, limits: ProofLimits = ProofLimits()
    ) throws -> WorstCase {
        let study = try FamilyStudy(of: self, by: rule, measures: [measure], limits: limits)
        guard let worst = study.worst.first, study.stop == nil else {
            throw Unexplored(reason: study.stop ?? "nothing was explored", effort: study.effort)
        }
        return worst
    }
}

/// Several claims and measures of one family under one rule, with its regions explored once.
public struct FamilyStudy: Sendable {
    /// One proof a claim, in their order.
    public private(set) var proofs: [LayoutProof] = []
    /// One worst case a measure, in their order; none where no region has been explored.
    public private(set) var worst: [WorstCase] = []
    /// What it took.
    public let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    public let stop: String?

    /// Explores all regions.
    ///
    /// - Parameter progress: Called after each region with the number of those explored.
    /// - Throws: `FamilyError` for items and parameters that are not there; what the rule throws, such as `NotLinear`.
    public init(
        of family: Family, by rule: some Rule, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), progress: (Int) -> Void = { _ in }
    ) throws {
        let all = claims.map(\.measure) + measures
        for measure in all { try family.check(measure) }
        var explorer = Explorer(family, rule, all)
        var explored = 0
        try explorer.run(limits) { _, _ in
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
