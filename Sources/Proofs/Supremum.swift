// Supremum.swift: the greatest value of a measure so far, region by region, and whether any point reaches it.

internal import Families
internal import Rows

/// The greatest value of one measure over the regions so far.
struct Supremum {
    let measure: LayoutMeasure
    /// The greatest value, in points; `nil` before the first region.
    private(set) var value: Fraction?
    private(set) var isAttained = false
    /// A point that has the value, or else one of the closure of `region`.
    private(set) var point: [Fraction] = []
    /// Where the value is approached, an inner point of a region that has `point` in its closure.
    private(set) var inner: [Fraction] = []

    init(_ measure: LayoutMeasure) { self.measure = measure }

    /// Takes in one region.
    ///
    /// - Parameters:
    ///   - pieces: The measure in this region is the greatest of them.
    ///   - tree: Where what bounds the pieces is kept.
    mutating func take(
        _ pieces: [LinearForm], over region: inout Region, _ programs: inout Int, keeping tree: inout ProofTree?
    ) throws(ProofGap) {
        for piece in pieces {
            if let value, isAttained || piece.known != nil, !mayExceed(value, piece, &region) { continue }
            var (greatest, point) = (piece.constant, region.inner)
            if piece.known == nil {
                let multipliers: [Fraction]
                (greatest, point, multipliers) = try region.system.greatest(piece, &programs)
                tree?.keep(piece, notAbove: greatest, in: region, provedBy: multipliers)
            }
            if let value, greatest < value || greatest == value && isAttained { continue }
            if let place = try place(of: greatest, piece, region, candidate: point, &programs) {
                (value, isAttained, self.point, inner) = (greatest, true, place, region.inner)
            } else if value.map({ $0 < greatest }) ?? true {
                (value, isAttained, self.point, inner) = (greatest, false, point, region.inner)
            }
        }
    }

    private func mayExceed(_ value: Fraction, _ piece: LinearForm, _ region: inout Region) -> Bool {
        if let known = piece.known { return known > value || known == value && !isAttained }
        return region.knows(HalfSpace(piece - LinearForm(value), isPositive: true)) ?? true
    }

    /// A point of the region with a value that no other exceeds there; `nil` where it is only approached.
    private func place(
        of value: Fraction, _ piece: LinearForm, _ region: Region, candidate: [Fraction], _ programs: inout Int
    ) throws(ProofGap) -> [Fraction]? {
        if region.contains(candidate) { return candidate }
        let reached = HalfSpace(LinearForm(value) - piece, isPositive: false)
        let system = InequalitySystem(box: region.box, halves: region.halves + [reached])
        guard case .point(let point) = try system.answer(&programs) else { return nil }
        return point
    }

    /// Points that come near to a value which is only approached, one nearer than the other.
    var approach: some Sequence<[Fraction]> {
        let (point, inner) = (point, inner)
        return (1...60).lazy.map { step in
            let share = Fraction(1, over: 1 << step)
            return zip(point, inner).map { $0 + ($1 - $0) * share }
        }
    }
}

extension ProofTree {
    /// Keeps that a form is nowhere above a value in a region.
    ///
    /// - Parameter multipliers: Of the inequalities of the region, for the form itself.
    fileprivate mutating func keep(
        _ form: LinearForm, notAbove value: Fraction, in region: Region, provedBy multipliers: [Fraction]
    ) {
        let factor = Fraction.wholeFactor(of: form.coefficients)
        nodes[region.node].facts.append(
            region.fact(
                HalfSpace(form - LinearForm(value), isPositive: false), factors: multipliers.map { $0 * factor }))
    }
}
