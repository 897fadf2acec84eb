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
    /// - Complexity: As that of a proof; the rule runs twice a region.
    public init(
        of family: Family, by rule: some Rule, measures: [LayoutMeasure] = [], limits: ProofLimits = ProofLimits()
    ) throws {
        for measure in measures { try family.check(measure) }
        var explorer = Explorer(family, rule, measures)
        var regions: [ExploredRegion] = []
        try explorer.run(limits) { region, lengths in
            regions.append(
                ExploredRegion(
                    bounds: region.halves.map { ExploredRegion.Bound(slack: $0.slack, isStrict: $0.isStrict) },
                    inside: region.inner, lengths: lengths,
                    measures: try Self.measures(measures, of: family, by: rule, around: region.inner)))
        }
        (self.regions, effort, stop) = (regions, explorer.effort, explorer.stop)
    }

    /// The forms of the measures in the region of a point: every comparison has the answer there that it has at the point.
    private static func measures(
        _ measures: [LayoutMeasure], of family: Family, by rule: some Rule, around point: [Fraction]
    ) throws -> [LayoutMeasure: [LinearForm]] {
        guard !measures.isEmpty else { return [:] }
        var judge = PointJudge(point: point)
        let parameters = family.parameters.indices.map(LinearForm.init(parameter:))
        let measured = try MeasuredRow(
            family, family.row, parameters: parameters, by: rule, for: measures, judge: &judge)
        return Dictionary(measures.map { ($0, measured.pieces(of: $0, judge: &judge)) }) { first, _ in first }
    }
}

/// Answers the comparisons of forms as a point does.
private struct PointJudge: Judge {
    typealias Failure = NotLinear

    let point: [Fraction]

    func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool {
        first.value(at: point) < second.value(at: point)
    }

    func known(_ value: LinearForm) throws(NotLinear) -> Fraction {
        guard let known = value.known else { throw NotLinear() }
        return known
    }
}
