// FaultRanges.swift: from where to where parameters go where a claim fails, region by region.

internal import Families
internal import Rows

/// The intervals in which each parameter lies wherever a claim fails; open ends are not told from closed ones.
struct FaultRanges {
    private let allowance: Fraction
    /// One a parameter; `nil` before the first region in which the claim fails.
    private(set) var ranges: [ClosedRange<Fraction>]?

    init(_ claim: LayoutClaim) { allowance = claim.allowance }

    /// Takes in one region.
    ///
    /// - Parameter pieces: The claim's measure is the greatest of them there.
    mutating func take(_ pieces: [LinearForm], over region: Region, _ programs: inout Int) throws(ProofGap) {
        for piece in pieces {
            if let known = piece.known {
                if known > allowance { try take(region, &programs) }
                continue
            }
            let half = HalfSpace(piece - LinearForm(allowance), isPositive: true)
            guard let point = try region.point(inside: half, provingNone: false, &programs).point,
                let part = region.part(inside: half, and: point)
            else { continue }
            try take(part, &programs)
        }
    }

    private mutating func take(_ part: Region, _ programs: inout Int) throws(ProofGap) {
        var found: [ClosedRange<Fraction>] = []
        for index in part.box.ranges.indices {
            let form = LinearForm(parameter: index)
            let most = try part.greatest(form, proving: false, &programs).value
            let least = 0 - (try part.greatest(0 - form, proving: false, &programs).value)
            found.append(least...most)
        }
        guard let ranges else {
            self.ranges = found
            return
        }
        self.ranges = zip(ranges, found).map { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
    }
}
