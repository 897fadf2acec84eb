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
            let greatest = try region.greatest(piece, proving: tree != nil, &programs)
            if let fact = greatest.fact { tree?.nodes[region.node].facts.append(fact) }
            if let value, greatest.value < value || greatest.value == value && isAttained { continue }
            let (place, none) = try region.point(with: greatest, of: piece, provingNone: tree != nil, &programs)
            if let none { tree?.nodes[region.node].facts.append(none) }
            if let place {
                (value, isAttained, point, inner) = (greatest.value, true, place, region.inner)
            } else if value.map({ $0 < greatest.value }) ?? true {
                (value, isAttained, point, inner) = (greatest.value, false, greatest.points[0], region.inner)
            }
        }
    }

    /// Takes in what the plain rule gives at one point of the family.
    mutating func take(_ value: Fraction, at point: [Fraction]) {
        if let known = self.value, value < known || value == known && isAttained { return }
        (self.value, isAttained, self.point, inner) = (value, true, point, point)
    }

    private func mayExceed(_ value: Fraction, _ piece: LinearForm, _ region: inout Region) -> Bool {
        if let known = piece.known { return known > value || known == value && !isAttained }
        return region.knows(HalfSpace(piece - LinearForm(value), isPositive: true)) ?? true
    }

    /// Points that come near to a value which is only approached, one nearer than the other.
    ///
    /// Claims may miss the value by very little, so there are many points, the last of them very near.
    var approach: some Sequence<[Fraction]> {
        let (point, inner) = (point, inner)
        let half = Fraction(1, over: 2)
        return sequence(first: half) { $0 * half }.lazy.prefix(2000).map { share in
            zip(point, inner).map { $0 + ($1 - $0) * share }
        }
    }
}
