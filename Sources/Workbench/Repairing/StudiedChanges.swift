// StudiedChanges.swift: the free numbers of a record, and their changes explored as far as the least repair can lie.
//
// A change that costs no more than R changes no number by more than R through its price.  So a small box is explored first: a
// repair found in it that costs no more than R is the least of all; else the box grows.

import Families
import Proofs

/// The changes of a record's free numbers.
struct StudiedChanges {
    let freed: FreedRecord
    let study: RepairStudy
    let prices: [Fraction]
    /// The cheapest change; `nil` if every repair costs more than allowed.
    let least: LeastRepair?
    private let free: FreeNumbers
    private let reach: Fraction

    /// Explores changes until the least repair is known.
    ///
    /// - Parameters:
    ///   - names: What is free; one at least.
    ///   - cost: About what a repair may cost.
    ///   - most: A repair that costs more is not looked for; `nil` where any will do.
    ///   - reach: How far a number may change.
    init(
        of record: Record, _ names: [String], _ claims: [LayoutClaim], _ free: FreeNumbers, by decoder: ProblemDecoder,
        _ proving: ProvingRecords, from cost: Fraction, upTo most: Fraction?, reach: Fraction,
        progress: @escaping (Int) -> Void
    ) throws {
        let freed = try FreedRecord(record, freeing: names)
        let prices = freed.numbers.map { free.price(of: $0.name) }
        // What bounds demand is changed in any case.
        let demanded = try zip(freed.numbers, prices).map { number, price in
            try free.leastChange(of: number, within: reach) * price
        }
        var radius = max(cost, demanded.reduce(0, +))
        while true {
            let ends = prices.map { min(reach, radius / $0) }
            let study = try proving.withLayouts(
                of: freed.freed(in: ends.map { (0 - $0)...$0 }), by: decoder,
                ExploringChanges(
                    claims: claims, numbers: freed.numbers, free: free, limits: proving.limits, progress: progress))
            let found = try study.cheapest(prices: prices)
            let isWhole = ends.allSatisfy { $0 == reach }
            let isLeast = isWhole || found.map { $0.cost <= radius } ?? false
            if isLeast || most.map({ radius >= $0 }) ?? false {
                (self.freed, self.study, self.prices, self.free, self.reach) = (freed, study, prices, free, reach)
                least = isLeast ? found : nil
                return
            }
            radius = found?.cost ?? radius * 2
        }
    }

    /// The numbers that their bounds demand to change.
    var demanded: Set<String> {
        get throws(UnfitFreedom) {
            var names: Set<String> = []
            for number in freed.numbers where try free.leastChange(of: number, within: reach) > 0 {
                names.insert(number.name)
            }
            return names
        }
    }

    /// What proves that no change up to a cost makes the claims true; `nil` where there is none, or that was not proved.
    func bound(
        _ cost: RepairBound.Cost, of proving: ProvingRecords, by decoder: ProblemDecoder
    ) throws -> CertificateDocument? {
        var ranges: [ClosedRange<Fraction>] = []
        for number in freed.numbers {
            guard let range = free.range(of: number, within: reach) else { return nil }
            ranges.append(range)
        }
        return try proving.withLayouts(
            of: freed.freed(in: ranges), by: decoder, ProvingBound(study: study, cost: cost, prices: prices))
    }
}
