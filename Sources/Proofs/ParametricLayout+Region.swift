// ParametricLayout+Region.swift: the points of a layout, where there are any, and whether there is a layout at each.

internal import Families
internal import Rows

extension ParametricLayout {
    /// All points of the family.
    ///
    /// - Parameters:
    ///   - tree: Where it is kept that there is a layout at each of them.
    ///   - mostCornerParameters: The most parameters with which corners are kept.
    /// - Throws: `FamilyError` where there is none, and where there is no layout at some point.
    /// - Complexity: Some linear programs a length that varies.
    func region(
        keeping tree: inout ProofTree?, mostCornerParameters: Int = Polytope.mostParameters
    ) throws(FamilyError) -> Region {
        let region = try Self.region(box, ties, strictTies, mostCornerParameters)
        try checkLayout(over: region, keeping: &tree)
        return region
    }

    /// All points at which the ties hold.
    private static func region(
        _ box: ParameterBox, _ ties: [LinearForm], _ strict: [LinearForm], _ mostCornerParameters: Int
    ) throws(FamilyError) -> Region {
        if ties.contains(where: { $0.known.map { !($0 <= 0) } ?? false }) { throw .empty }
        if strict.contains(where: { $0.known.map { !($0 < 0) } ?? false }) { throw .empty }
        let halves =
            ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
            + strict.filter { $0.known == nil }.map { HalfSpace(0 - $0, isPositive: true) }
        var programs = 0
        switch try InequalitySystem(box: box, halves: halves).checked(&programs) {
        case .empty: throw .empty
        case .point(let point):
            return Region(
                box, ties: ties, strict: strict, point: point, mostCornerParameters: mostCornerParameters)
        }
    }

    /// Throws where some point of the family has no layout.
    private func checkLayout(over region: Region, keeping tree: inout ProofTree?) throws(FamilyError) {
        // Whatever does not vary is wrong everywhere, if it is.
        try check(at: region.inner)
        let judge = RegionJudge(region, tree: tree)
        for form in neededForms {
            _ = judge.isLess(form, 0)
            if let gap = judge.gap { throw .undecided(gap.words) }
            if let wrong = judge.rest.last { try check(at: wrong.inner) }
        }
        tree = judge.tree
    }
}

extension InequalitySystem {
    /// The answer, a gap as an error of the family.
    fileprivate func checked(_ programs: inout Int) throws(FamilyError) -> Answer {
        do { return try answer(&programs) } catch { throw .undecided(error.words) }
    }
}

extension ProofGap {
    var words: String {
        switch self {
        case .beyondDoubles: "a number of the family is stated exactly by no double"
        case .unconfirmed: "an answer of the solver did not hold in exact arithmetic"
        case .solver(let message): "the solver gave up: \(message)"
        }
    }
}
