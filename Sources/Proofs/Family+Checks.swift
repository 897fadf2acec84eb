// Family+Checks.swift: the door of families.

internal import Rows

extension Family {
    /// The place of each parameter, by name.
    static func index(
        of parameters: [Parameter], _ row: RowOver<VaryingLength>, _ ties: [Tie]
    ) throws(FamilyError) -> [String: Int] {
        var index: [String: Int] = [:]
        for (place, parameter) in parameters.enumerated() {
            let range = parameter.range
            guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .infiniteInterval(parameter.name) }
            guard index.updateValue(place, forKey: parameter.name) == nil else {
                throw .duplicateParameter(parameter.name)
            }
        }
        for length in lengths(of: row) + ties.map(\.excess) {
            for parameter in length.coefficients.keys {
                guard let place = index[parameter.name], parameters[place] == parameter else {
                    throw .unknownParameter(parameter.name)
                }
            }
        }
        guard let available = row.available, available.constant.isFinite else { throw .noContainer }
        return index
    }

    private static func lengths(of row: RowOver<VaryingLength>) -> [VaryingLength] {
        row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.flex.basis] } + row.spacing
            + (row.available.map { [$0] } ?? [])
    }

    /// All points at which the ties hold.
    static func region(_ box: Box, _ ties: [LinearForm]) throws(FamilyError) -> Region {
        var halves: [HalfSpace] = []
        for tie in ties {
            guard let known = tie.known else {
                halves.append(HalfSpace(tie, isPositive: false))
                continue
            }
            if known > 0 || !known.isFinite { throw .empty }
        }
        var programs = 0
        switch try InequalitySystem(box: box, halves: halves).checked(&programs) {
        case .empty: throw .empty
        case .point(let point): return Region(box, halves, points: [point])
        }
    }

    /// Throws where some point of the family has a row that is none.
    func checkRow() throws(FamilyError) {
        // Whatever does not vary is wrong everywhere, if it is.
        try check(region.inner)
        var judge = RegionJudge(region)
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
