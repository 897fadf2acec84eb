// SamenessStudy.swift: where two rules give the lengths of a family's rows alike, exactly, and the simplest row where they do
// not.  Lengths in points, exact.

internal import Deadlines
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
        let deadline = limits.time.map { Deadline(after: $0) }
        var explorer = Explorer(layout, [.distance], keepsTree: keepsProof)
        var (same, differing, nodes, outside) = ([[HalfSpace]](), 0, Set<Int>(), [[Fraction]]())
        let ties = layout.ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
        let known = Set(ties)
        try explorer.run(limits) { region, _, pieces in
            let halves = region.halves.filter { !known.contains($0) }
            if pieces[0].count == 1 {
                nodes.insert(region.node)
                same.append(halves)
            } else {
                differing += 1
                outside += region.points
            }
            progress(same.count + differing)
        }
        (effort, stop, sameRegions) = (explorer.effort, explorer.stop, same.count)
        let supremum = explorer.suprema[0]
        let search = PointSearch(layout: layout, measure: .distance, tried: TriedPoints(of: layout, for: [.distance]))
        let worst = try search.worst(supremum)
        self.worst = worst
        let differs = (supremum.value ?? 0) > 0
        difference =
            try differs
            ? search.simplest(.optimal, known: search.counterexample(to: .optimal, supremum)) {
                deadline?.isOver == true || Deadline.isOver
            } : nil
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
        if differing == 0 {
            self.same = PointSet([[]], isShort: true)
        } else {
            var union = PolytopeUnion(box: layout.box, domain: ties, parts: same, mostPrograms: Self.mostPrograms)
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
}
