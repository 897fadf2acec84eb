// RegionJudge.swift: the judge that splits.  A comparison with both answers in the present region is answered one way now,
// and the rest of the region is kept for later.

internal import Families
internal import Rows

/// Decides comparisons of forms by a region, and splits it where both answers are possible.
struct RegionJudge: Judge {
    /// A length that varies is not known.
    typealias Failure = NotLinear

    /// Where all comparisons so far have the answers given.
    private(set) var region: Region
    /// What has been split off.
    private(set) var rest: [Region] = []
    /// The proof so far, where it is kept.
    var tree: ProofTree?
    /// How many linear programs were solved.
    private(set) var programs = 0
    /// Why the answers since then are those of one point only.
    private(set) var gap: ProofGap?

    init(_ region: Region, tree: ProofTree? = nil) { (self.region, self.tree) = (region, tree) }

    /// Whether one length is less than another.
    mutating func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool {
        guard first.constant.isFinite, second.constant.isFinite else { return first.constant < second.constant }
        let form = second - first
        if let known = form.known { return known > 0 }
        let half = HalfSpace(form, isPositive: true)
        if let isInside = region.knows(half) { return isInside }
        if gap != nil { return half.contains(region.inner) }
        do {
            return try decided(half)
        } catch {
            gap = error
            return half.contains(region.inner)
        }
    }

    /// The length where it does not vary.
    ///
    /// - Throws: `NotLinear` where it does.
    func known(_ value: LinearForm) throws(NotLinear) -> Fraction {
        guard let known = value.known else { throw NotLinear() }
        return known
    }

    /// Whether the region, or what is left of it, is inside a half-space.
    private mutating func decided(_ half: HalfSpace) throws(ProofGap) -> Bool {
        let isInside = half.contains(region.inner)
        let (here, there) = isInside ? (half, half.opposite) : (half.opposite, half)
        if let other = region.part(inside: there) {
            split(here, other)
            return isInside
        }
        switch try InequalitySystem(box: region.box, halves: region.halves + [there]).answer(&programs) {
        case .empty(let multipliers):
            try tree?.keep(here, of: region, provedBy: multipliers)
            region.learn(here)
        case .point(let point):
            if let other = region.part(inside: there, and: point) { split(here, other) }
        }
        return isInside
    }

    private mutating func split(_ here: HalfSpace, _ other: Region) {
        guard var part = region.part(inside: here) else { preconditionFailure("a region keeps a point of its own") }
        var other = other
        if let nodes = tree?.split(region.node, by: here.isStrict ? here.slack : here.opposite.slack) {
            (part.node, other.node) = here.isStrict ? (nodes.above, nodes.below) : (nodes.below, nodes.above)
        }
        region = part
        rest.append(other)
    }
}

extension ProofTree {
    /// Keeps that a region lies inside a half-space.
    ///
    /// - Parameter multipliers: What proves that no point of the region is outside, the last one of the outside itself.
    fileprivate mutating func keep(
        _ half: HalfSpace, of region: Region, provedBy multipliers: [Fraction]
    ) throws(ProofGap) {
        // Without the outside nothing would be in the region at all, and it has a point.
        guard let last = multipliers.last, last > 0 else { throw .unconfirmed }
        nodes[region.node].facts.append(
            region.fact(half, factors: multipliers.dropLast().map { $0 / last }))
    }
}
