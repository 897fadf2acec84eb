// Region+Questions.swift: is there a point inside a half-space, and how large can a form be?
// The corners of the region answer, where they are known; else a linear program does, as it does where proof is wanted.

internal import Families
internal import Rows

extension Region {
    /// A point inside a half-space; `nil` where there is none, with a fact that proves it where that is wanted.
    func point(
        inside half: HalfSpace, provingNone isWanted: Bool, _ programs: inout Int
    ) throws(ProofGap) -> (point: [Fraction]?, none: ProofTree.Fact?) {
        if let polytope {
            let point = point(inside: half, polytope)
            if point != nil || !isWanted { return (point, nil) }
        }
        switch try InequalitySystem(box: box, halves: halves + [half]).answer(&programs) {
        case .point(let point): return (point, nil)
        case .empty(let multipliers):
            // Without the half-space nothing would be in the region at all, and it has a point.
            guard let last = multipliers.last, last > 0 else { throw .unconfirmed }
            return (nil, isWanted ? fact(half.opposite, factors: multipliers.dropLast().map { $0 / last }) : nil)
        }
    }

    private func point(inside half: HalfSpace, _ polytope: Polytope) -> [Fraction]? {
        let (most, corners) = polytope.greatest(half.slack)
        if most < 0 || most == 0 && half.isStrict { return nil }
        if most == 0 { return self.point(among: corners) }
        // Nothing between a corner and a point of the region is left out.
        var (point, share) = (corners[0], Fraction(1))
        while !(half.contains(point) && contains(point)) {
            share = share / 2
            point = zip(corners[0], inner).map { $0 + ($1 - $0) * share }
        }
        return point
    }

    /// A point of the region on a face of it, by all corners of that; `nil` where the region leaves out the face.
    private func point(among corners: [[Fraction]]) -> [Fraction]? {
        corners.first(where: contains) ?? (contains(corners.mean) ? corners.mean : nil)
    }

    /// The greatest value of a form over the closure.
    struct Greatest {
        let value: Fraction
        /// Points of the closure that have it.
        fileprivate(set) var points: [[Fraction]]
        /// Whether they are all of the corners that do.
        fileprivate let areAll: Bool
        /// What proves the value, where that is wanted.
        let fact: ProofTree.Fact?
    }

    /// How large a form becomes.
    ///
    /// - Parameter isWanted: Whether a proof is.
    func greatest(
        _ form: LinearForm, proving isWanted: Bool, _ programs: inout Int
    ) throws(ProofGap) -> Greatest {
        if let known = form.known { return Greatest(value: known, points: [inner], areAll: true, fact: nil) }
        if let polytope, !isWanted {
            let (value, corners) = polytope.greatest(form)
            return Greatest(value: value, points: corners, areAll: true, fact: nil)
        }
        let (value, point, multipliers) = try system.greatest(form, &programs)
        let bound = HalfSpace(form - LinearForm(value), isPositive: false)
        let factor = Fraction.wholeFactor(of: form.coefficients)
        return Greatest(
            value: value, points: [point], areAll: false,
            fact: isWanted ? fact(bound, factors: multipliers.map { $0 * factor }) : nil)
    }

    /// A point of the region with the greatest value of a form; `nil` where that is only approached, with a fact that
    /// proves it where that is wanted.
    func point(
        with greatest: Greatest, of form: LinearForm, provingNone isWanted: Bool, _ programs: inout Int
    ) throws(ProofGap) -> (point: [Fraction]?, none: ProofTree.Fact?) {
        if let point = point(among: greatest.points) { return (point, nil) }
        if greatest.areAll { return (nil, nil) }
        let reached = HalfSpace(LinearForm(greatest.value) - form, isPositive: false)
        return try point(inside: reached, provingNone: isWanted, &programs)
    }
}
