// Family+Region.swift: the points of a family, where there are any, and whether the row is one at each.

public import Families
internal import Rows

extension Family {
    /// Makes sure that the family has a point, and that the row is one at each of its points.
    ///
    /// - Throws: `FamilyError` for the first thing wrong, with the point where it is.
    /// - Complexity: At most five linear programs an item.
    public func validate() throws(FamilyError) { _ = try region() }

    /// All points of the family.
    ///
    /// - Throws: `FamilyError` where there is none, and where the row is none at some point.
    /// - Complexity: At most five linear programs an item.
    func region() throws(FamilyError) -> Region {
        let region = try Self.region(box, ties)
        try checkRow(over: region)
        return region
    }

    /// All points at which the ties hold.
    private static func region(_ box: Box, _ ties: [LinearForm]) throws(FamilyError) -> Region {
        if ties.contains(where: { $0.known.map { !($0 <= 0) } ?? false }) { throw .empty }
        let halves = ties.filter { $0.known == nil }.map { HalfSpace($0, isPositive: false) }
        var programs = 0
        switch try InequalitySystem(box: box, halves: halves).checked(&programs) {
        case .empty: throw .empty
        case .point(let point): return Region(box, ties: ties, point: point)
        }
    }

    /// Throws where some point of the family has a row that is none.
    private func checkRow(over region: Region) throws(FamilyError) {
        // Whatever does not vary is wrong everywhere, if it is.
        try check(region.inner)
        let judge = RegionJudge(region)
        for form in needed {
            _ = judge.isLess(form, 0)
            if let gap = judge.gap { throw .undecided(gap.words) }
            if let wrong = judge.rest.last { try check(wrong.inner) }
        }
    }

    private func check(_ point: [Fraction]) throws(FamilyError) {
        do {
            _ = try row(at: point)
        } catch {
            throw .row(error, at: named(point))
        }
    }

    /// Forms that must not be below 0 anywhere.
    private var needed: [LinearForm] {
        let longest = LinearForm(Fraction(decimal: Limits.length))
        var forms: [LinearForm] = []
        for item in row.items {
            forms += [item.minimum, item.ideal - item.minimum, item.flex.basis, longest - item.flex.basis]
            let most = item.maximum.constant.isFinite ? item.maximum : longest
            forms += [longest - most, most - item.ideal]
        }
        for gap in row.spacing { forms += [longest - gap, longest + gap] }
        if let available = row.available { forms += [available, longest - available] }
        return forms
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
