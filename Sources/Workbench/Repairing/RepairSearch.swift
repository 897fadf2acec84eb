// RepairSearch.swift: the cheapest of all choices and of all changes of free numbers, and what proves that it is.

import Certificates
import Families
import Proofs

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
            try withoutActuallyEscaping(progress) { progress in
                var search = RepairSearch(self, family, free, decoder, progress)
                (family.repair, family.repairBounds) = try search.repair(of: record)
            }
        } catch let error as Unexplored {
            family.repair = .undecided("\(error)")
        } catch let error as TooManyCorners {
            family.repair = .undecided("\(error)")
        }
        return family
    }
}

/// A search for the cheapest repair of one family.
private struct RepairSearch {
    private let proving: ProvingRecords
    private let family: ProvedFamily
    private let free: FreeNumbers
    private let decoder: ProblemDecoder
    private let progress: (Int) -> Void
    private var best: FamilyRepair.Change?
    private var others: [FamilyRepair.Change] = []
    private var tried: [TriedBranch] = []
    /// Why no change of numbers was looked for after some choices.
    private var unreachable: UnfitFreedom?

    /// What has come of some choices.
    private struct TriedBranch {
        let branch: RepairBranch
        /// What was found of the record as it is after them.
        let refutation: CertificateDocument?
        /// The changes of its free numbers; `nil` where it has none.
        let changes: StudiedChanges?
    }

    init(
        _ proving: ProvingRecords, _ family: ProvedFamily, _ free: FreeNumbers, _ decoder: ProblemDecoder,
        _ progress: @escaping (Int) -> Void
    ) {
        (self.proving, self.family, self.free, self.decoder) = (proving, family, free, decoder)
        self.progress = progress
    }

    private var claims: [LayoutClaim] { family.claims.map(\.claim) }

    /// The repair, and what proves that none is cheaper.
    mutating func repair(of record: Record) throws -> (FamilyRepair, bounds: [CertificateDocument]) {
        for branch in try RepairBranch.all(of: record, by: proving.rule, free) {
            if let best, best.isAttained ? branch.price >= best.cost : branch.price > best.cost { break }
            try attempt(branch)
        }
        others.sort { $0.cost < $1.cost }
        let bounds = proving.keepsCertificate ? try tried.compactMap(bound) : []
        guard let best else {
            if let unreachable { throw unreachable }
            return (.none, bounds)
        }
        return (.found(best, others: others), bounds)
    }

    private mutating func attempt(_ branch: RepairBranch) throws {
        var proving = proving
        proving.rule = branch.rule
        var refutation: CertificateDocument?
        if !branch.made.isEmpty {
            let proved: ProvedFamily
            do {
                proved = try proving.proved(unrepaired: branch.record, claims, by: decoder)
            } catch let error as InputError {
                // Each of the choices is possible, and not all together.
                if branch.made.count > 1 { return }
                throw error.without(branch.made[0])
            }
            if proved.claims.allSatisfy({ $0.holds == true }) {
                return take(
                    FamilyRepair.Change(
                        parts: [], made: branch.made, cost: branch.price, isAttained: true, step: 0,
                        record: branch.record,
                        rule: branch.rule, subject: proved.subject, certificate: proved.certificate))
            }
            guard proved.claims.contains(where: { $0.holds == false }) else {
                throw Unexplored(reason: proved.stop ?? "nothing was explored", effort: proved.effort)
            }
            refutation = proved.certificate
        }
        let names = branch.made.isEmpty ? free.names : free.stated(in: branch.record)?.names ?? []
        guard !names.isEmpty else {
            return tried.append(TriedBranch(branch: branch, refutation: refutation, changes: nil))
        }
        let studied: StudiedChanges
        do {
            studied = try self.studied(branch, names, proving, upTo: best.map { $0.cost - branch.price })
        } catch let error as UnfitFreedom where error.isOutOfReach {
            unreachable = error
            return
        }
        tried.append(TriedBranch(branch: branch, refutation: refutation, changes: studied))
        guard let found = try change(studied, branch, proving) else { return }
        take(found)
        // After choices the numbers alone would be too many to be read.
        guard branch.made.isEmpty, names.count > 1 else { return }
        let demanded = try studied.demanded
        for name in names where found.parts.map(\.number.name) != [name] && demanded.isSubset(of: [name]) {
            let alone = try self.studied(branch, [name], proving, upTo: nil)
            if let other = try change(alone, branch, proving) { others.append(other) }
        }
    }

    private func studied(
        _ branch: RepairBranch, _ names: [String], _ proving: ProvingRecords, upTo most: Fraction?
    ) throws -> StudiedChanges {
        // What is missing is what a number of price 1 that counts once has to change by.
        let missing = family.claims.compactMap { claim in claim.worst.map { $0.value - claim.claim.allowance } }.max()
        let dearest = names.map { free.price(of: $0) }.max() ?? 1
        return try StudiedChanges(
            of: branch.record, names, claims, free, by: decoder, proving, from: max(missing ?? 1, 1) * dearest,
            upTo: most, reach: family.subject.reach, progress: progress)
    }

    /// Keeps the cheaper of two changes; where both cost the same, the earlier one, if it does.
    private mutating func take(_ change: FamilyRepair.Change) {
        guard let best else { return best = change }
        // Choices that spare no change of a number help nobody.
        if ([best] + others).contains(where: change.addsNothing) { return }
        if change.cost < best.cost || change.cost == best.cost && change.isAttained && !best.isAttained {
            others.append(best)
            self.best = change
        } else {
            others.append(change)
        }
    }

    private func change(
        _ studied: StudiedChanges, _ branch: RepairBranch, _ proving: ProvingRecords
    ) throws -> FamilyRepair.Change? {
        guard let least = studied.least else { return nil }
        let record = studied.freed.changed(by: least.changes)
        let proved = try proving.proved(unrepaired: record, claims, by: decoder)
        // Nobody has to believe the search that the change is good.
        guard proved.claims.allSatisfy({ $0.holds == true }) else {
            if let stop = proved.stop { throw Unexplored(reason: stop, effort: proved.effort) }
            throw RuleContradiction()
        }
        let parts = zip(studied.freed.numbers, least.changes).filter { $0.1 != 0 }.map { ($0, $1) }
        let price = parts.reduce(0 as Fraction) { $0 + max($1.1, 0 - $1.1) * free.price(of: $1.0.name) }
        return FamilyRepair.Change(
            parts: parts, made: branch.made, cost: branch.price + least.cost,
            isAttained: least.isAttained, step: price - least.cost, record: record, rule: branch.rule,
            subject: proved.subject, certificate: proved.certificate)
    }

    /// What proves that nothing cheaper repairs after some choices; `nil` where no change is cheaper.
    private func bound(_ tried: TriedBranch) throws -> CertificateDocument? {
        var proving = proving
        proving.rule = tried.branch.rule
        guard let changes = tried.changes else { return tried.refutation }
        let cost = best.map { best in
            let rest = best.cost - tried.branch.price
            return best.isAttained ? RepairBound.Cost.below(rest) : .upTo(rest)
        }
        return try changes.bound(cost ?? .any, of: proving, by: decoder)
    }
}

extension FamilyRepair.Change {
    /// What the changes of numbers cost.
    private var costOfNumbers: Fraction { made.reduce(cost) { $0 - $1.price } }

    /// Whether fewer choices come with changes of numbers that cost no more.
    fileprivate func addsNothing(to other: Self) -> Bool {
        !made.isEmpty && other.costOfNumbers <= costOfNumbers
            && other.made.allSatisfy { choice in made.contains { $0.name == choice.name && $0.value == choice.value } }
    }
}

extension InputError {
    /// What is wrong once a choice has been made: where something goes, whatever names it is at a loss.
    fileprivate func without(_ decision: RepairDecision) -> InputError {
        guard decision.kind == .gone else { return self }
        return InputError(
            file: file, line: line, field: field,
            "\(message) where --drop \(decision.name) takes it away; claim nothing of it, or keep it")
    }
}
