// Family+Repair.swift: the cheapest design at which claims hold for every world.  Lengths in points, exact.

package import Families
package import Rows

/// A least change that makes claims true, proved.
package struct LeastRepair: Sendable, Equatable {
    /// The least cost, in points times prices; an infimum where it is not attained.
    package let cost: Fraction
    /// Whether a design has that cost; otherwise designs come as near to it as one likes.
    package let isAttained: Bool
    /// A design at which the claims are proved: it has that cost, or a thousandth more at most.
    package let design: [String: Fraction]
}

extension Family {
    /// Finds the cheapest values of some parameters at which claims hold for all values of the others.
    ///
    /// Designs cost nothing at the lower ends of their intervals, and their price for each point above.
    ///
    /// - Parameter prices: The parameters that are free, each with its price, above 0.
    /// - Returns: `nil` where no design makes the claims true.
    /// - Throws: `Unexplored` where a limit was reached, `TooManyCorners`, and what proving throws.
    /// - Complexity: A proof, and eliminations and a search that are exponential at worst.
    package func leastRepair(
        of claims: [LayoutClaim], free prices: [String: Fraction], by rule: some Rule,
        limits: ProofLimits = ProofLimits()
    ) throws -> LeastRepair? {
        if let unknown = prices.keys.sorted().first(where: { name in !parameters.contains { $0.name == name } }) {
            throw UnfitPrice(name: unknown)
        }
        if let unfit = prices.sorted(by: { $0.key < $1.key }).first(where: { !$0.value.isFinite || $0.value <= 0 }) {
            throw UnfitPrice(name: unfit.key)
        }
        let explored = try FamilyRegions(of: self, by: rule, measures: claims.map(\.measure), limits: limits)
        if let stop = explored.stop { throw Unexplored(reason: stop, effort: explored.effort) }
        let free = parameters.indices.filter { prices[parameters[$0].name] != nil }
        let world = parameters.indices.filter { !free.contains($0) }
        let tied = ties.map { Shadow.Bound(slack: 0 - $0, isStrict: false) }
        let all = parameters.indices.flatMap { ends(of: $0) } + tied
        func project(_ bounds: [Shadow.Bound]) -> Shadow {
            let left = Shadow(all + bounds).without(world)
            return Shadow(
                (left.isEmpty ? [Shadow.Bound(slack: -1, isStrict: false)] : left.bounds).map { bound in
                    let form = LinearForm(bound.slack.constant, free.map { bound.slack[$0] })
                    return Shadow.Bound(slack: form, isStrict: bound.isStrict)
                })
        }
        let shadows = explored.regions.flatMap { region in
            claims.flatMap { claim in
                (region.measures[claim.measure] ?? []).map { piece in
                    let excess = piece - LinearForm(claim.allowance)
                    return project(region.bounds + [Shadow.Bound(slack: excess, isStrict: true)])
                }
            }
        }
        let lower = free.map { parameters[$0].range.lowerBound }
        let rates = free.map { prices[parameters[$0].name] ?? 0 }
        let start = zip(lower, rates).reduce(Fraction(0)) { $0 + $1.0 * $1.1 }
        let search = DesignSearch(
            box: ParameterBox(ranges: free.map { parameters[$0].range }), allowed: project([]),
            shadows: shadows.filter { !$0.isEmpty }, cost: LinearForm(0 - start, rates))
        guard let answer = try search.run() else { return nil }
        let design = Dictionary(zip(free.map { parameters[$0].name }, answer.point)) { first, _ in first }
        // Nobody has to believe the search that the design is good.
        let study = try FamilyStudy(of: fixed(design), by: rule, claims: claims, limits: limits)
        guard study.proofs.allSatisfy(\.isProved) else { throw RuleContradiction() }
        return LeastRepair(cost: answer.cost, isAttained: answer.isAttained, design: design)
    }

    private func ends(of index: Int) -> [Shadow.Bound] {
        let (form, range) = (LinearForm(parameter: index), parameters[index].range)
        return [
            Shadow.Bound(slack: form - LinearForm(range.lowerBound), isStrict: false),
            Shadow.Bound(slack: LinearForm(range.upperBound) - form, isStrict: false),
        ]
    }
}

/// A price for what is no parameter, or one that is not above 0.
package struct UnfitPrice: Error, Equatable, CustomStringConvertible {
    /// What has the price.
    package let name: String
    /// What is wrong, and what would be right.
    package var description: String { "\(name) needs to be a parameter of the family, with a finite price above 0" }
}
