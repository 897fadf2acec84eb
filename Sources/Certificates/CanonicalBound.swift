// CanonicalBound.swift: what a claim allows, in a form in which claims that say the same are equal: however their terms
// are ordered, moved from side to side, multiplied or spelt.

import Families
import Rows

/// A measure with the greatest value that it may have.
private struct CanonicalBound {
    /// A measure; a sum of quantities without a constant, the first of them taken once.
    enum Measure: Equatable {
        case named(LayoutMeasure)
        case sum([String: Fraction])
    }

    let measure: Measure
    /// In points.
    let most: Fraction

    init(_ measure: LayoutMeasure, atMost most: Fraction) {
        guard case .term(let term) = measure else {
            (self.measure, self.most) = (.named(measure), most)
            return
        }
        var factors: [LayoutTerm.Quantity: Fraction] = [:]
        for part in term.parts { factors[part.quantity, default: 0] = (factors[part.quantity] ?? 0) + part.factor }
        let parts = factors.filter { $0.value != 0 }.map { (quantity: $0.key, factor: $0.value) }
            .sorted { "\($0.quantity)" < "\($1.quantity)" }
        let scale = parts.first.map { 1 / $0.factor.magnitude } ?? 1
        self.most = (most - term.constant) * scale
        if parts.count == 1, parts[0].quantity == .overflow, parts[0].factor > 0 {
            self.measure = .named(.overflow)
        } else {
            let factors = parts.map { ("\($0.quantity)", $0.factor * scale) }
            self.measure = .sum(Dictionary(factors) { first, _ in first })
        }
    }
}

extension LayoutFinding {
    /// Whether a claim follows: the same measure stays within as much, or within less.
    fileprivate func proves(_ claim: LayoutClaim) -> Bool {
        guard let bound else { return false }
        let (found, claimed) = (
            CanonicalBound(measure, atMost: bound), CanonicalBound(claim.measure, atMost: claim.allowance)
        )
        return found.measure == claimed.measure && found.most <= claimed.most
    }

    /// Whether the opposite of a claim follows: the same measure is somewhere above as much, or above more.
    fileprivate func refutes(_ claim: LayoutClaim) -> Bool {
        guard case .refuted(let refuted, _) = self else { return false }
        let (found, claimed) = (
            CanonicalBound(measure, atMost: refuted.allowance), CanonicalBound(claim.measure, atMost: claim.allowance)
        )
        return found.measure == claimed.measure && found.most >= claimed.most
    }
}

/// What certificates say of a claim; what comes later says more.
package enum ClaimStanding: Int, Comparable, Sendable {
    /// Nothing.
    case open
    /// That it does not hold.
    case refuted
    /// That it holds.
    case proved

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension CertificateDocument {
    /// What the certificate says of a claim, if it holds: proved is what is proved with all texts.
    func standing(of claim: LayoutClaim) -> ClaimStanding {
        let parts: [[LayoutFinding]] =
            switch self {
            case .row, .screen, .table, .repair: []
            // How far two rules are apart says nothing about one of them.
            case .family(let document): document.beside == nil ? [document.findings] : []
            case .scenes(let document): document.parts.map(\.findings)
            }
        if parts.contains(where: { $0.contains { $0.refutes(claim) } }) { return .refuted }
        return !parts.isEmpty && parts.allSatisfy { $0.contains { $0.proves(claim) } } ? .proved : .open
    }
}
