// FreeFamily.swift: a random family with one to three numbers that are free to change.  Lengths in points.

import Families
import PlumbTesting
import Proofs
import Rows
import Testing

/// A family whose last parameters are changes of some of its numbers.
struct FreeFamily: Sendable {
    /// The family as it was.
    let plain: Family
    /// The family with the changes.
    let family: Family
    let free: [Int]
    let prices: [Fraction]
    /// Changes to be tried beside the cheapest.
    let designs: [[Fraction]]

    private enum Freed: Equatable { case minimum(Int), maximum(Int), gap, container }

    /// How far each number may change.
    static let reach: Fraction = 120

    init?(_ plain: Family, _ choices: inout Choices, designs: Int) {
        let row = plain.row
        var candidates: [Freed] = [.gap, .container] + row.items.indices.map(Freed.minimum)
        candidates += row.items.indices.filter { row.items[$0].maximum.constant.isFinite }.map(Freed.maximum)
        if row.items.count < 2 { candidates.removeFirst() }
        var freed: [Freed] = []
        // Three numbers make a family of many regions, which only a long run is for.
        for _ in 0...choices.draw(upTo: designs > 100 ? 2 : 1) {
            let next = candidates[Int(choices.draw(upTo: UInt64(candidates.count - 1)))]
            if !freed.contains(next) { freed.append(next) }
        }
        let changes = freed.indices.map { Parameter("change\($0)", (0 - Self.reach)...Self.reach) }
        func length(_ form: LinearForm, _ what: Freed) -> VaryingLength {
            var length = zip(plain.parameters, form.coefficients).reduce(VaryingLength(form.constant)) {
                $0 + $1.0 * $1.1
            }
            if let index = freed.firstIndex(of: what) { length = length + changes[index].length }
            return length
        }
        let items = row.items.enumerated().map { index, item in
            // What is preferred keeps its distance from the least length.
            ItemOver<VaryingLength>(
                id: item.id, minimum: length(item.minimum, .minimum(index)),
                ideal: length(item.ideal, .minimum(index)), maximum: length(item.maximum, .maximum(index)),
                priority: item.priority, weight: item.weight)
        }
        guard let room = row.available,
            let family = try? Family(
                parameters: plain.parameters + changes, items: items, spacing: row.spacing.map { length($0, .gap) },
                available: length(room, .container), policy: row.policy)
        else { return nil }
        (self.plain, self.family) = (plain, family)
        free = changes.indices.map { plain.parameters.count + $0 }
        prices = changes.map { _ in Fraction(Int(choices.draw(upTo: 3)) + 1) }
        self.designs = (0..<designs).map { _ in
            changes.map { _ in Fraction(Int(choices.draw(upTo: 480)) - 240, over: 2) }
        }
    }

    /// What a change costs.
    func cost(_ changes: [Fraction]) -> Fraction {
        zip(prices, changes).reduce(0) { $0 + $1.0 * max($1.1, 0 - $1.1) }
    }

    /// Whether claims are proved with a change; not where it leaves some world without a layout.
    func keeps(_ claims: [LayoutClaim], with changes: [Fraction], by rule: some Rule) throws -> Bool {
        var worlds: [[Fraction]] = []
        return try keeps(claims, with: changes, by: rule, after: &worlds)
    }

    /// Whether claims are proved with a change, which is asked first at the worlds where other changes failed.
    func keeps(
        _ claims: [LayoutClaim], with changes: [Fraction], by rule: some Rule, after worlds: inout [[Fraction]]
    ) throws -> Bool {
        let layout = RuledFamily(family, by: rule)
        let measures = claims.map(\.measure)
        for world in worlds where layout.contains(world + changes) {
            guard let values = try? layout.values(of: measures, at: world + changes) else { continue }
            if zip(values, claims).contains(where: { $0 > $1.allowance }) { return false }
        }
        let values = zip(free, changes).map { (family.parameters[$0].name, $1) }
        let fixed = family.fixed(Dictionary(values) { first, _ in first })
        do {
            let proofs = try FamilyStudy(of: fixed, by: rule, claims: claims).proofs
            for at in proofs.compactMap({ $0.counterexample?.at }) {
                worlds.append(plain.parameters.map { at[$0.name] ?? $0.range.lowerBound })
            }
            return proofs.allSatisfy(\.isProved)
        } catch is FamilyError {
            return false
        }
    }
}
