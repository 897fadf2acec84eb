// FamilyStudy.swift: several claims and measures of a family of rows, with its regions explored once.

public import Families
public import Rows

/// Several claims and measures of one family under one rule, with its regions explored once.
public struct FamilyStudy: Sendable {
    /// One proof a claim, in their order.
    public var proofs: [LayoutProof] { study.proofs }
    /// One worst case a measure, in their order; none where no region has been explored.
    public var worst: [WorstCase] { study.worst }
    /// What proves what was found, without a solver; `nil` where it was not kept, or something is undecided.
    public let certificate: FamilyCertificate?
    /// What it took.
    public var effort: ProofEffort { study.effort }
    /// Why regions are left; `nil` where all have been explored.
    public var stop: String? { study.stop }

    private let study: LayoutStudy

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
        study = try LayoutStudy(
            of: RuledFamily(family, by: rule), claims: claims, measures: measures, limits: limits,
            keepsProof: keepsCertificate, progress: progress)
        certificate =
            study.findings.isEmpty
            ? nil : FamilyCertificate(family: family, findings: study.findings, tree: study.tree)
    }
}
