// FamilyRegions.swift: all regions of a family under one rule.

public import Families
public import Rows

/// The regions of a family: each point of it lies in one of them.
public struct FamilyRegions: Sendable {
    /// The regions, in the order in which they were explored.
    public let regions: [ExploredRegion]
    /// What it took.
    public let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    public let stop: String?

    /// Explores all regions.
    ///
    /// - Parameter measures: What is wanted of each region beside its lengths; regions are split where a measure turns.
    /// - Throws: `FamilyError` for items and parameters that are not there; what the rule throws, such as `NotLinear`.
    /// - Complexity: As that of a proof.
    public init(
        of family: Family, by rule: some Rule, measures: [LayoutMeasure] = [], limits: ProofLimits = ProofLimits()
    ) throws {
        for measure in measures { try family.check(measure) }
        var explorer = Explorer(RuledFamily(family, by: rule), measures)
        var regions: [ExploredRegion] = []
        try explorer.run(limits) { region, lengths, pieces in
            regions.append(
                ExploredRegion(
                    bounds: region.halves.map { ExploredRegion.Bound(slack: $0.slack, isStrict: $0.isStrict) },
                    inside: region.inner, lengths: lengths,
                    measures: Dictionary(zip(measures, pieces)) { first, _ in first }))
        }
        (self.regions, effort, stop) = (regions, explorer.effort, explorer.stop)
    }
}
