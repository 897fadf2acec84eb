// FamilyRepair.swift: the least change of some numbers that makes all claims of a family true.  Lengths in points, exact.

import Families
import Proofs
import Scenes

/// What came of looking for a repair.
package enum FamilyRepair: Sendable {
    /// The cheapest change; then, for each number that would do by itself at a higher cost, its cheapest change.
    case found(Change, others: [Change])
    /// No change of the free numbers makes the claims true.
    case none
    /// It was not found within the limits.
    case undecided(String)

    /// Numbers that change.
    package struct Change: Sendable {
        /// The numbers, each with what is added to it; none by 0.
        package let parts: [(number: FreedRecord.Number, change: Fraction)]
        /// Points times prices: what the change costs, or what it comes near to.
        package let cost: Fraction
        /// Whether a change has that cost; otherwise this one costs a thousandth more at most.
        package let isAttained: Bool
        /// The record with the change.
        package let record: Record
        /// The family with the change; all of its claims are proved.
        package let subject: ProvedFamily.Subject
        /// What proves them; `nil` where that was not kept.
        package let certificate: CertificateDocument?
    }

    /// What proves the cheapest change; `nil` where there is none, or where that was not kept.
    package var certificate: CertificateDocument? {
        if case .found(let change, _) = self { change.certificate } else { nil }
    }
}

extension ProvingRecords {
    /// The family of a record with what has been proved of it, and with its least repair where a claim is refuted.
    ///
    /// - Throws: `InputError`; `ProvingError`; what the proofs throw.
    func repaired(
        _ family: ProvedFamily, _ record: Record, _ free: FreeNumbers, by decoder: ProblemDecoder,
        progress: (_ regions: Int) -> Void
    ) throws -> ProvedFamily {
        guard family.claims.contains(where: { $0.holds == false }) else { return family }
        var family = family
        do {
            family.repair = try repair(of: family, in: record, free, by: decoder, progress)
        } catch let error as Unexplored {
            family.repair = .undecided("\(error)")
        } catch let error as TooManyCorners {
            family.repair = .undecided("\(error)")
        }
        return family
    }

    private func repair(
        of family: ProvedFamily, in record: Record, _ free: FreeNumbers, by decoder: ProblemDecoder,
        _ progress: (Int) -> Void
    ) throws -> FamilyRepair {
        let claims = family.claims.map(\.claim)
        let freed = try FreedRecord(record, freeing: free.names)
        let reach = family.subject.reach
        let open = freed.freed(in: freed.numbers.map { _ in (0 - reach)...reach })
        let study = try study(of: open, claims, freed.numbers, free, by: decoder, progress)
        let prices = freed.numbers.map { free.price(of: $0.name) }
        func change(_ least: LeastRepair) throws -> FamilyRepair.Change? {
            let record = freed.changed(by: least.changes)
            let proved = try proved(unrepaired: record, claims, by: decoder)
            // Nobody has to believe the search that the change is good.
            guard proved.claims.allSatisfy({ $0.holds == true }) else {
                if let stop = proved.stop { throw Unexplored(reason: stop, effort: proved.effort) }
                throw RuleContradiction()
            }
            return FamilyRepair.Change(
                parts: zip(freed.numbers, least.changes).filter { $0.1 != 0 }.map { ($0, $1) }, cost: least.cost,
                isAttained: least.isAttained, record: record, subject: proved.subject, certificate: proved.certificate)
        }
        guard let least = try study.cheapest(prices: prices), let best = try change(least) else { return .none }
        let others = try freed.numbers.indices.compactMap { index -> FamilyRepair.Change? in
            let isBest = best.parts.count == 1 && least.changes[index] != 0
            guard !isBest, let other = try study.cheapest(prices: prices, changing: [index]) else { return nil }
            return try change(other)
        }
        return .found(best, others: others)
    }

    private func study(
        of open: Record, _ claims: [LayoutClaim], _ numbers: [FreedRecord.Number], _ free: FreeNumbers,
        by decoder: ProblemDecoder, _ progress: (Int) -> Void
    ) throws -> RepairStudy {
        func study(_ layouts: [some ParametricLayout]) throws -> RepairStudy {
            let places = numbers.map { number in
                layouts[0].parameters.firstIndex { $0.name == number.parameter } ?? 0
            }
            let demands = try zip(numbers, places).flatMap { number, place in
                try free.demands(number, LinearForm(parameter: place))
            }
            return try RepairStudy(
                of: layouts, claims: claims, free: places, demands: demands, limits: limits, progress: progress)
        }
        if try decoder.isScene(open) {
            let family = try decoder.decodeSceneFamily(open)
            let engine = rule.engineOfScenes ?? .swiftui
            return try family.root.perform {
                try study(family.alternatives.map { SceneLayout(family, $0, by: engine) })
            }
        }
        let document = try decoder.decodeFamily(open)
        guard let provable = rule.provable?.rule else { throw ProvingError.notProvable(rule.name) }
        func ruled(_ rule: some Rule) throws -> RepairStudy { try study([RuledFamily(document.family, by: rule)]) }
        do { return try ruled(provable) } catch let error as NotLinear { throw open.error(error, in: document) }
    }
}

extension ProvedFamily.Subject {
    /// How far a number may change: by as much as the longest of the lengths that are stated.
    fileprivate var reach: Fraction {
        switch self {
        case .rows(let document, _, _): document.family.longest
        case .scenes(let family, _): family.longest
        }
    }
}

extension Family {
    /// The greatest value of a length that is stated.
    fileprivate var longest: Fraction {
        let forms =
            row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.flex.basis, $0.base] } + row.spacing
            + [row.available].compactMap(\.self)
        return parameters.box.longest(forms)
    }
}

extension SceneFamily {
    /// The greatest value of a length that is stated.
    fileprivate var longest: Fraction {
        parameters.box.longest(
            statedLengths.map { length in
                LinearForm(length.constant, parameters.map { length.coefficients[$0] ?? 0 })
            })
    }
}

extension ParameterBox {
    fileprivate func longest(_ forms: [LinearForm]) -> Fraction {
        forms.filter(\.constant.isFinite).map { range(of: $0).upperBound }.reduce(1, max)
    }
}
