// RowCertificate.swift: lengths with the levels that prove them the optimum, in fractions (Mathematics.md, section 1).
// Lengths in points, levels in points per unit of weight.

/// Lengths of a row with the water level of each tier: all that one needs to see that they are the optimum.
///
/// Nothing is proved by its being there: `ExactRow.fault(in:)` says whether it is a proof.
public struct RowCertificate: Sendable, Equatable {
    /// One length per item, in points.
    public var lengths: [Fraction]
    /// One level per tier, highest first; none where an unspecified or infinite container decides the lengths.
    public var levels: [TierLevelOver<Fraction>]

    /// Puts lengths and levels together; nothing is checked.
    public init(lengths: [Fraction], levels: [TierLevelOver<Fraction>]) {
        (self.lengths, self.levels) = (lengths, levels)
    }
}

/// Why lengths and levels do not prove an optimum; the first fault that was found.
public enum RowCertificateFault: Error, Sendable, Equatable {
    /// There is not one length per item.
    case wrongCount(lengths: Int, items: Int)
    /// There is not one level per tier, highest first; the priorities are those that the row has.
    case wrongTiers(priorities: [Double])
    /// A length is not the one that the level of its tier gives, in points; no level where the proposal decides.
    case wrongLength(item: Int, length: Fraction, expected: Fraction, level: Fraction?)
    /// A tier does not hold what it gets, in points.
    case wrongTotal(priority: Double, total: Fraction, expected: Fraction)
}

extension ExactRow {
    /// The optimum with its proof.
    ///
    /// - Complexity: That of water filling.
    public var certificate: RowCertificate {
        let lengths = shared(by: WaterFilling())
        return RowCertificate(lengths: lengths, levels: levels(of: lengths, in: resolution))
    }

    /// The proof that lengths are the optimum.
    ///
    /// - Parameter lengths: One per item, in points.
    /// - Throws: The fault that keeps them from having one.
    /// - Complexity: O(*n* log *n*), but for a flex line of `resolution`.
    public func certificate(of lengths: [Fraction]) throws(RowCertificateFault) -> RowCertificate {
        guard lengths.count == items.count else {
            throw .wrongCount(lengths: lengths.count, items: items.count)
        }
        let resolution = resolution
        let certificate = RowCertificate(lengths: lengths, levels: levels(of: lengths, in: resolution))
        if let fault = fault(in: certificate, resolution) { throw fault }
        return certificate
    }

    /// What keeps a certificate from being a proof; `nil` where it is one.
    ///
    /// Nothing is filled: the row is reduced by its policy, and then every length has to be the one at its tier's level,
    /// and every tier has to hold its budget.
    ///
    /// - Complexity: O(*n* log *n*), but for a flex line of `resolution`.
    public func fault(in certificate: RowCertificate) -> RowCertificateFault? {
        guard certificate.lengths.count == items.count else {
            return .wrongCount(lengths: certificate.lengths.count, items: items.count)
        }
        return fault(in: certificate, resolution)
    }

    private func levels(
        of lengths: [Fraction], in resolution: ResolutionOver<Fraction>
    ) -> [TierLevelOver<Fraction>] {
        guard case .shared(let row) = resolution else { return [] }
        return zip(row.tiers, row.priorities(of: items)).map { tier, priority in
            TierLevelOver(priority: priority, level: row.level(of: tier, at: lengths))
        }
    }

    private func fault(
        in certificate: RowCertificate, _ resolution: ResolutionOver<Fraction>
    ) -> RowCertificateFault? {
        switch resolution {
        case .decided(let lengths):
            if !certificate.levels.isEmpty { return .wrongTiers(priorities: []) }
            for (item, expected) in lengths.enumerated() where certificate.lengths[item] != expected {
                return .wrongLength(item: item, length: certificate.lengths[item], expected: expected, level: nil)
            }
            return nil
        case .shared(let row):
            let priorities = row.priorities(of: items)
            guard certificate.levels.map(\.priority) == priorities else { return .wrongTiers(priorities: priorities) }
            for (tier, level) in zip(row.tiers, certificate.levels) {
                if let fault = row.fault(in: certificate.lengths, of: tier, at: level.level) { return fault }
            }
            for (tier, (priority, budget)) in zip(row.tiers, zip(priorities, row.tierBudgets)) {
                let total = tier.reduce(0) { $0 + certificate.lengths[$1] }
                if total != budget { return .wrongTotal(priority: priority, total: total, expected: budget) }
            }
            return nil
        }
    }
}

extension ReducedRowOver<Fraction> {
    /// The first item of a tier whose length is not that of the level.
    fileprivate func fault(in lengths: [Fraction], of tier: [Int], at level: Fraction) -> RowCertificateFault? {
        for item in tier {
            let expected = length(of: item, at: level)
            guard lengths[item] == expected else {
                return .wrongLength(item: item, length: lengths[item], expected: expected, level: level)
            }
        }
        return nil
    }
}

extension RowCertificateFault {
    /// The fault as one sentence, items called by `names`.
    public func sentence(naming names: [String]) -> String {
        switch self {
        case .wrongCount(let lengths, let items):
            return "there \(lengths == 1 ? "is" : "are") \(lengths.counted("length")) for \(items.counted("item"))"
        case .wrongTiers(let priorities) where priorities.isEmpty:
            return "there are levels, but nothing is shared"
        case .wrongTiers(let priorities):
            return "the levels are not those of the tiers, which are of priority \(priorities.map(\.points).listed)"
        case .wrongLength(let item, let length, let expected, let level):
            let cause = level.map { "at level \($0.points) it would be" } ?? "the container asks for"
            return "item \"\(names[item])\" is \(length.points); \(cause) \(expected.points)"
        case .wrongTotal(let priority, let total, let expected):
            return "the tier of priority \(priority.points) holds \(total.points); it gets \(expected.points)"
        }
    }
}
