// WorldStudy.swift: for which designs two rules agree in every world, exactly.

package import Families
internal import Rows

/// The designs for which two rules agree whatever some parameters are, the world, and all other designs.
package struct WorldStudy: Sendable {
    /// The designs for which they agree in every world; `nil` where that was not found.
    package private(set) var same: PointSet?
    /// Those with a world in which they do not; `nil` where that was not found.
    package private(set) var differs: PointSet?
    /// What proves it; `nil` where it was not kept.
    package private(set) var proof: WorldProof?
    /// What it took.
    package private(set) var effort = ProofEffort()
    /// Why the designs, or what proves them, were not found; `nil` if everything was.
    package private(set) var stop: String?

    /// Finds the designs.
    ///
    /// - Parameters:
    ///   - layout: Two rules, whose `distance` has the one piece 0 where they agree, and others where they do not.
    ///   - world: The places of the parameters that may be anything that the family allows.
    ///   - keepsProof: Whether to keep what proves it.
    /// - Throws: `FamilyError`; what the rules throw.
    package init(
        of layout: some ParametricLayout, world: [Int], limits: ProofLimits = ProofLimits(), keepsProof: Bool = false
    ) throws {
        var none: ProofTree?
        _ = try layout.region(keeping: &none)
        do {
            var cover = try DesignCover(DesignSets(DesignOracle(layout, world: world, limits)))
            defer { effort = cover.effort }
            try cover.run(keepsTree: false)
            let domain = try cover.domain()
            let union = PolytopeUnion(
                box: layout.box, domain: domain, parts: cover.found, mostPrograms: Self.mostPrograms)
            let same = try Self.short(union)
            self.same = same.set
            differs = try same.set.isShort ? cover.others(than: same.parts, in: domain).map(Self.short)?.set : nil
            guard keepsProof else { return }
            cover.take(same.parts)
            proof = try cover.proof(limits)
        } catch let gap as WorldGap {
            stop = gap.words
        } catch let gap as ProofGap {
            stop = gap.words
        }
    }

    /// After so many linear programs sets are given as they are.
    private static var mostPrograms: Int { 40_000 }

    private static func short(_ union: PolytopeUnion) throws -> (set: PointSet, parts: [[HalfSpace]]) {
        var union = union
        do {
            let parts = try union.covered()
            return (PointSet(parts, isShort: true), parts)
        } catch is TooManyPolytopes {
            return (PointSet(union.parts, isShort: false), union.parts)
        }
    }
}
