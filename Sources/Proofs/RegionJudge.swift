// RegionJudge.swift: the judge that splits.  A comparison with both answers in the present region is answered one way now,
// and the rest of the region is kept for later.

internal import Families
internal import Rows

/// Decides comparisons of forms by a region, and splits it where both answers are possible.
final class RegionJudge {
    // Judges are asked in the innermost loop, and no two accesses overlap.

    /// Where all comparisons so far have the answers given.
    @exclusivity(unchecked) private(set) var region: Region
    /// What has been split off.
    private(set) var rest: [Region] = []
    /// The proof so far, where it is kept.
    var tree: ProofTree?
    /// How many linear programs were solved.
    private(set) var programs = 0
    /// Why the answers since then are those of one point only.
    @exclusivity(unchecked) private(set) var gap: ProofGap?
    /// How many comparisons have been answered.
    @exclusivity(unchecked) private var count = 0
    /// The answers that led to the region, and those given since.
    @exclusivity(unchecked) private var answers: [Bool]

    init(_ region: Region, tree: ProofTree? = nil) {
        (self.region, self.tree, answers) = (region, tree, region.answers)
    }

    /// The judge that rules ask.
    var judge: FormJudge { FormJudge { [self] in isLess($0, $1) } }

    /// Whether one length is less than another.
    func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool {
        // A rule asks the same as long as it hears the same.
        if count == answers.count { answers.append(answer(first, second)) }
        count += 1
        return answers[count - 1]
    }

    private func answer(_ first: LinearForm, _ second: LinearForm) -> Bool {
        guard first.isFinite, second.isFinite else { return first.constant < second.constant }
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

    /// Whether the region, or what is left of it, is inside a half-space.
    private func decided(_ half: HalfSpace) throws(ProofGap) -> Bool {
        let isInside = half.contains(region.inner)
        let (here, there) = isInside ? (half, half.opposite) : (half.opposite, half)
        if let other = region.part(inside: there) {
            split(here, other, isInside)
            return isInside
        }
        let (point, none) = try region.point(inside: there, provingNone: tree != nil, &programs)
        if let point, let other = region.part(inside: there, and: point) {
            split(here, other, isInside)
        } else {
            if let none { tree?.nodes[region.node].facts.append(none) }
            region.learn(here)
        }
        return isInside
    }

    /// - Parameter answer: That of the comparison in the part that is followed now.
    private func split(_ here: HalfSpace, _ other: Region, _ answer: Bool) {
        guard var part = region.part(inside: here) else { preconditionFailure("a region keeps a point of its own") }
        var other = other
        other.answers = answers + [!answer]
        if let nodes = tree?.split(region.node, by: here.isStrict ? here.slack : here.opposite.slack) {
            (part.node, other.node) = here.isStrict ? (nodes.above, nodes.below) : (nodes.below, nodes.above)
        }
        region = part
        rest.append(other)
    }
}
