// LayoutStudy.swift: several claims and measures, with the regions of a layout explored once.

internal import Deadlines
package import Families
internal import Rows

/// Several claims and measures of one layout, with its regions explored once.
package struct LayoutStudy: Sendable {
    /// One proof a claim, in their order.
    package private(set) var proofs: [LayoutProof] = []
    /// One worst case a measure, in their order; none where no region has been explored.
    package private(set) var worst: [WorstCase] = []
    /// What has been found, as far as it can be checked; empty where that was not kept.
    package private(set) var findings: [LayoutFinding] = []
    /// What proves the findings that hold everywhere; `nil` where it was not kept, or regions are left.
    package private(set) var tree: ProofTree?
    /// For each claim the intervals in which the parameters lie where it fails, by name; empty where it does nowhere, or
    /// where that was not asked for.
    package private(set) var faults: [[String: ClosedRange<Fraction>]] = []
    /// What it took.
    package let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    package let stop: String?

    /// Explores all regions.
    ///
    /// - Parameters:
    ///   - keepsProof: Whether to keep every decision with what proves it.
    ///   - wantsFaults: Whether to find from where to where parameters go where claims fail.
    ///   - all: Whether some of the regions are worth nothing: then `TooManyRegions` is thrown as soon as the limit does not
    ///     allow all of them.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `FamilyError` for what a claim names and the layout does not have; what laying out throws, such as
    ///   `NotLinear`.
    package init(
        of layout: some ParametricLayout, claims: [LayoutClaim] = [], measures: [LayoutMeasure] = [],
        limits: ProofLimits = ProofLimits(), keepsProof: Bool = false, wantsFaults: Bool = false,
        all needsAll: Bool = false, progress: (Int) -> Void = { _ in }
    ) throws {
        for claim in claims { try layout.check(claim) }
        for measure in measures { try layout.check(measure) }
        let all = claims.map(\.measure) + measures
        var explorer = Explorer(layout, all, keepsTree: keepsProof)
        var (explored, programs) = (0, 0)
        var ranges = wantsFaults ? claims.map(FaultRanges.init) : []
        try explorer.run(limits, all: needsAll) { region, _, pieces in
            explored += 1
            progress(explored)
            for index in ranges.indices { try ranges[index].take(pieces[index], over: region, &programs) }
        }
        let known = explorer.effort.regions + explorer.effort.regionsLeft
        if needsAll, known > limits.regions { throw TooManyRegions() }
        faults = Self.faults(ranges, layout)
        (effort, stop) = (explorer.effort, explorer.stop)
        // What was found is said, even where the time for finding is over.
        let stops = all.map { _ in stop }
        try Deadline.$current.withValue(nil) {
            try conclude(explorer.suprema, claims, all, stops, TriedPoints(of: layout, for: all), layout)
        }
        guard keepsProof else { return }
        tree = stop == nil ? explorer.tree : nil
        let bounds = tree == nil ? [] : bounds(explorer.suprema.dropFirst(proofs.count), layout)
        findings = proofs.compactMap { $0.finding(in: layout) } + bounds
    }

    /// What has come of parts.
    init<L: ParametricLayout>(
        _ explorer: PartExplorer, _ claims: [LayoutClaim], _ all: [LayoutMeasure], _ tried: TriedPoints<L>,
        _ layout: L
    ) throws {
        faults = Self.faults(explorer.ranges, layout)
        (effort, stop) = (explorer.effort, explorer.stops.compactMap(\.self).first)
        try Deadline.$current.withValue(nil) {
            try conclude(explorer.suprema, claims, all, explorer.stops, tried, layout)
        }
        findings = proofs.compactMap { $0.finding(in: layout) }
    }

    private static func faults(
        _ ranges: [FaultRanges], _ layout: some ParametricLayout
    ) -> [[String: ClosedRange<Fraction>]] {
        ranges.map { range in
            Dictionary(zip(layout.parameters.map(\.name), range.ranges ?? [])) { first, _ in first }
        }
    }

    /// Finds simple points at which the measures are greatest, and says what that means for the claims.
    private mutating func conclude<L: ParametricLayout>(
        _ suprema: [Supremum], _ claims: [LayoutClaim], _ measures: [LayoutMeasure], _ stops: [String?],
        _ tried: TriedPoints<L>, _ layout: L
    ) throws {
        for (index, supremum) in suprema.enumerated() {
            let search = PointSearch(layout: layout, measure: measures[index], tried: tried)
            let worst = try search.worst(supremum)
            if index >= claims.count {
                if let worst { self.worst.append(worst) }
                continue
            }
            let verdict = try Self.verdict(on: claims[index], supremum, search, stops[index])
            proofs.append(LayoutProof(claim: claims[index], verdict: verdict, worst: worst, effort: effort))
        }
    }

    /// What has been found of the measures, all regions explored.
    private func bounds(_ suprema: some Sequence<Supremum>, _ layout: some ParametricLayout) -> [LayoutFinding] {
        zip(worst, suprema).map { worst, supremum in
            worst.isAttained
                ? .greatest(worst.measure, worst.value, at: layout.parameters.point(worst.at))
                : .approached(worst.measure, worst.value, edge: supremum.point, inner: supremum.inner)
        }
    }

    /// The regions that prove a claim of a layout; `nil` where it does not hold, or a limit was reached.
    ///
    /// - Throws: As the exploration does.
    package static func tree(
        proving claim: LayoutClaim, of layout: some ParametricLayout, limits: ProofLimits
    ) throws -> ProofTree? {
        var explorer = Explorer(layout, [claim.measure], keepsTree: true)
        try explorer.run(limits)
        guard explorer.stop == nil, let value = explorer.suprema[0].value, value <= claim.allowance else { return nil }
        return explorer.tree
    }

    /// What exploring for one claim alone came to.
    package enum Outcome: Equatable {
        /// It holds everywhere.
        case proved
        /// It fails at a point, or at points as near to it as one likes.
        case contradicted([Fraction])
        /// A limit was reached.
        case open
    }

    /// What comes of a claim of a layout; exploring ends at the first point that contradicts it.
    ///
    /// - Parameter effort: Counts the regions and the linear programs.
    /// - Throws: As the exploration does.
    package static func outcome(
        of claim: LayoutClaim, for layout: some ParametricLayout, limits: ProofLimits,
        counting effort: inout ProofEffort
    ) throws -> Outcome {
        try layout.check(claim)
        var explorer = Explorer(layout, [claim.measure])
        defer { effort.add(explorer.effort) }
        func isContradicted(_ suprema: [Supremum]) -> Bool { claim.fails(with: suprema[0].value) }
        try explorer.run(limits, isEnough: isContradicted)
        let supremum = explorer.suprema[0]
        if isContradicted(explorer.suprema) {
            return .contradicted(supremum.isAttained ? supremum.point : supremum.inner)
        }
        return explorer.stop == nil ? .proved : .open
    }

    private static func verdict(
        on claim: LayoutClaim, _ supremum: Supremum, _ search: PointSearch<some ParametricLayout>, _ stop: String?
    ) throws -> LayoutProof.Verdict {
        if let value = supremum.value, value > claim.allowance {
            return .refuted(try search.counterexample(to: claim, supremum))
        }
        return stop.map { .undecided($0) } ?? .proved
    }
}

/// A layout has more regions than were to be explored.
package struct TooManyRegions: Error {}

extension LayoutProof {
    /// What can be checked of it.
    fileprivate func finding(in layout: some ParametricLayout) -> LayoutFinding? {
        switch verdict {
        case .proved: .proved(claim)
        case .refuted(let counterexample): .refuted(claim, at: layout.parameters.point(counterexample.at))
        case .undecided: nil
        }
    }
}
