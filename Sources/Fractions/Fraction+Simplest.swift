// Fraction+Simplest.swift: the simplest number of a range.
// Source: A. Ya. Khinchin, Continued Fractions, 1964, section 6: the simplest number has the terms that both ends share.

extension Fraction {
    /// The number with the least denominator in a range, and of those the one nearest to 0.
    ///
    /// - Parameter range: Its ends are finite.
    /// - Complexity: Linear in the digits of its ends, but for their arithmetic.
    package static func simplest(in range: ClosedRange<Fraction>) -> Fraction {
        if range.upperBound < 0 { return 0 - simplest(in: (0 - range.upperBound)...(0 - range.lowerBound)) }
        guard range.lowerBound > 0 else { return 0 }
        let whole = range.lowerBound.roundedUp
        guard whole > range.upperBound else { return whole }
        let below = whole - 1
        return below + 1 / simplest(in: 1 / (range.upperBound - below)...1 / (range.lowerBound - below))
    }
}
