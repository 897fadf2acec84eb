// SamenessStudy.swift: where two rules give the lengths of a family's rows alike, exactly, and the simplest row where they do
// not.  Lengths in points, exact.

package import Families
internal import Rows

/// A set of points of a family: those that meet all inequalities of one of some lists.
package struct PointSet: Sendable, Equatable {
    /// One list of inequalities beside those of the family; an empty list is all of it.
    package typealias Part = [ExploredRegion.Bound]

    /// The lists; none stand for no point at all.
    package let parts: [Part]
    /// Whether no inequality and no list can be left out.
    package let isShort: Bool

    init(_ parts: [[HalfSpace]], isShort: Bool) {
        self.parts = parts.map { $0.map { ExploredRegion.Bound(slack: $0.slack, isStrict: $0.isStrict) } }
        self.isShort = isShort
    }

    /// Whether a point of the family is in the set.
    package func contains(_ point: [Fraction]) -> Bool {
        parts.contains { part in
            part.allSatisfy {
                let slack = $0.slack.value(at: point)
                return slack > 0 || slack == 0 && !$0.isStrict
            }
        }
    }
}

/// Where two rules agree.
package struct SamenessStudy: Sendable {
    /// The points at which both rules give the same lengths; `nil` where regions are left.
    package let same: PointSet?
    /// How far their lengths are apart at most; `nil` where no region has been explored.
    package let worst: WorstCase?
    /// The simplest point found at which they differ.
    package let difference: RefutingPoint?
    /// In how many of the regions they agree.
    package let sameRegions: Int
    /// The greatest difference, as a certificate has it.
    package let finding: LayoutFinding?
    /// What proves it and the regions, by their places in it, in which both agree; `nil` where it was not kept.
    package let proof: (tree: ProofTree, same: Set<Int>)?
    /// What it took.
    package let effort: ProofEffort
    /// Why regions are left; `nil` where all have been explored.
    package let stop: String?
    private let box: ParameterBox
    private let ties: [HalfSpace]
    /// The regions in which they differ.
    private let differing: [[HalfSpace]]

    /// After so many linear programs sets are given by regions as they are.
    private static var mostPrograms: Int { 40_000 }

    /// Explores all regions.
    ///
    /// - Parameters:
    ///   - keepsProof: Whether to keep every decision with what proves it.
    ///   - progress: Called after each region with the number of those explored.
    /// - Throws: `FamilyError`; what the rules throw, such as `NotLinear`.
    package init(
        of layout: ComparedFamily<some Rule, some Rule>, limits: ProofLimits = ProofLimits(), keepsProof: Bool = false,
        progress: (Int) -> Void = { _ in }
    ) throws {
        var explorer = Explorer(layout, [.distance], keepsTree: keepsProof)
        var (same, differing, nodes, outside) = ([[HalfSpace]](), [[HalfSpace]](), Set<Int>(), [[Fraction]]())
        ties = layout.ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
        let known = Set(ties)
        try explorer.run(limits) { region, _, pieces in
            let halves = region.halves.filter { !known.contains($0) }
            if pieces[0].count == 1 {
                nodes.insert(region.node)
                same.append(halves)
            } else {
                differing.append(halves)
                outside += region.points
            }
            progress(same.count + differing.count)
        }
        (effort, stop, self.differing) = (explorer.effort, explorer.stop, differing)
        (sameRegions, box) = (same.count, layout.box)
        let supremum = explorer.suprema[0]
        let search = PointSearch(layout: layout, measure: .distance)
        let worst = try search.worst(supremum)
        self.worst = worst
        let differs = (supremum.value ?? 0) > 0
        difference = try differs ? search.counterexample(to: .optimal, supremum) : nil
        finding = worst.map { worst in
            worst.isAttained
                ? .greatest(.distance, worst.value, at: layout.parameters.point(worst.at))
                : .approached(.distance, worst.value, edge: supremum.point, inner: supremum.inner)
        }
        proof = explorer.stop == nil ? explorer.tree.map { ($0, nodes) } : nil
        guard explorer.stop == nil else {
            self.same = nil
            return
        }
        if differing.isEmpty {
            self.same = PointSet([[]], isShort: true)
        } else {
            var union = PolytopeUnion(box: box, domain: ties, parts: same, mostPrograms: Self.mostPrograms)
            union.outside = outside
            self.same = try Self.short(&union)
        }
    }

    private static func short(_ union: inout PolytopeUnion) throws -> PointSet {
        do {
            return PointSet(try union.covered(), isShort: true)
        } catch is TooManyPolytopes {
            return PointSet(union.parts, isShort: false)
        }
    }

    /// The points at which the rules agree whatever some parameters are, and those at which they differ for some values of
    /// these.
    ///
    /// - Parameter world: The places of the parameters that may be anything that the family allows.
    /// - Returns: Inequalities in the other parameters alone; `same` is `nil` where it would take too long to put together.
    ///   Both are `nil` where regions are left.
    /// - Throws: `ProofGap` where a linear program gives no answer that can be confirmed.
    package func forEvery(_ world: [Int]) throws -> (same: PointSet?, differs: PointSet?) {
        guard stop == nil else { return (nil, nil) }
        let domain = try Shadow(of: ties, in: box, without: world)?.halves ?? []
        let known = Set(domain)
        var shadows: [[HalfSpace]] = []
        for halves in differing {
            var union = PolytopeUnion(box: box, domain: ties, parts: shadows, mostPrograms: .max)
            if try union.covers(halves) { continue }
            guard let shadow = try Shadow(of: ties + halves, in: box, without: world) else { continue }
            shadows.append(shadow.halves.filter { !known.contains($0) })
        }
        var union = PolytopeUnion(box: box, domain: domain, parts: shadows, mostPrograms: Self.mostPrograms)
        let differs = try Self.short(&union)
        guard differs.isShort, let same = try complement(of: differs, in: domain) else { return (nil, differs) }
        // The complement of the complement often has fewer lists.
        guard let again = try complement(of: same, in: domain), again.parts.count < differs.parts.count else {
            return (same, differs)
        }
        return (same, again)
    }

    /// The points outside of a set; `nil` where that would take too long to put together.
    private func complement(of set: PointSet, in domain: [HalfSpace]) throws -> PointSet? {
        let parts = set.parts.map { $0.map { HalfSpace(slack: $0.slack, isStrict: $0.isStrict) } }
        do {
            var union = PolytopeUnion(box: box, domain: domain, parts: parts, mostPrograms: Self.mostPrograms)
            var others = PolytopeUnion(
                box: box, domain: domain, parts: try union.complement(), mostPrograms: Self.mostPrograms)
            return PointSet(try others.covered(), isShort: true)
        } catch is TooManyPolytopes {
            return nil
        }
    }
}
