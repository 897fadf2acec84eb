// PointSearch.swift: points that show what regions have found, as simple as they can be made.
// Every point is tried by the plain rule in exact arithmetic before it is named.

internal import Families
internal import Rows

/// Looks for points of a layout by laying out at them.
struct PointSearch<L: ParametricLayout> {
    let layout: L
    let measure: LayoutMeasure
    let tried: TriedPoints<L>

    /// The supremum with a point; `nil` where no region has been explored.
    func worst(_ supremum: Supremum) throws -> WorstCase? {
        guard let value = supremum.value else { return nil }
        let point: [Fraction]
        if supremum.isAttained {
            guard let there = here(supremum.point), there >= value else { throw RuleContradiction() }
            point = simplified(supremum.point) { $0 == value }
        } else {
            // Within a thousandth, of the value or of a point.
            let near = value - max(1, value.magnitude) / 1000
            point = simplified(try approached(supremum) { $0 >= near }) { $0 >= near }
        }
        return WorstCase(
            measure: measure, value: value, isAttained: supremum.isAttained, at: layout.parameters.named(point),
            valueThere: here(point) ?? value)
    }

    /// A point that contradicts a claim.
    ///
    /// - Precondition: The supremum is above what the claim allows.
    func counterexample(to claim: LayoutClaim, _ supremum: Supremum) throws -> RefutingPoint {
        func contradicts(_ value: Fraction) -> Bool { value > claim.allowance }
        let start = supremum.isAttained ? supremum.point : try approached(supremum, contradicts)
        guard let value = here(start), contradicts(value) else { throw RuleContradiction() }
        let point = simplified(start, contradicts)
        return RefutingPoint(at: layout.parameters.named(point), value: here(point) ?? value)
    }

    /// The simplest point that contradicts a claim, where one of few simple numbers does.
    ///
    /// - Parameters:
    ///   - known: A point that does.
    ///   - isOver: Whether the search is to end.
    func simplest(_ claim: LayoutClaim, known: RefutingPoint, until isOver: () -> Bool) -> RefutingPoint {
        var candidates = SimplePoints(of: layout.parameters.map(\.range))
        while !isOver(), let point = candidates.next() {
            if let value = here(point), value > claim.allowance {
                return RefutingPoint(at: layout.parameters.named(point), value: value)
            }
        }
        return known
    }

    /// The measure at a point of the layout; `nil` outside of it.
    private func here(_ point: [Fraction]) -> Fraction? {
        tried.value(of: measure, at: point, alone: true)
    }

    private func approached(_ supremum: Supremum, _ isWanted: (Fraction) -> Bool) throws -> [Fraction] {
        for point in supremum.approach { if let value = here(point), isWanted(value) { return point } }
        throw RuleContradiction()
    }

    /// Each parameter at its lower end, else a whole number, else few decimals, as long as the value stays a wanted one.
    private func simplified(_ point: [Fraction], _ isWanted: (Fraction) -> Bool) -> [Fraction] {
        var point = point
        for _ in 0..<2 {
            for index in point.indices {
                let simpler = simpler(than: point[index], in: layout.parameters[index].range).first { candidate in
                    var changed = point
                    changed[index] = candidate
                    return here(changed).map(isWanted) ?? false
                }
                if let simpler { point[index] = simpler }
            }
        }
        return point
    }

    private func simpler(than value: Fraction, in range: ClosedRange<Fraction>) -> [Fraction] {
        var candidates = [range.lowerBound]
        for scale in [1, 10, 100, 1000] {
            let below = (value * Fraction(scale)).roundedDown / Fraction(scale)
            if below == value { break }
            candidates += [below, below + Fraction(1, over: scale)]
        }
        return candidates.filter { range.contains($0) && $0 != value }
    }
}

/// A rule answered a point otherwise than the region around it: it does not leave every comparison to its judge.
public struct RuleContradiction: Error, Equatable, CustomStringConvertible {
    package init() {}

    /// What is wrong, and what would be right.
    public var description: String {
        "the rule answers a point otherwise than the region that it lies in; it must leave every comparison to its judge"
    }
}
