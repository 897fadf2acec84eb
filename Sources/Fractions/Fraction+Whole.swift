// Fraction+Whole.swift: some fractions in the ratio of whole numbers.

internal import BigInt

extension Fraction {
    /// The positive factor that makes whole numbers without a common divisor of some numbers; 1 where all are 0.
    ///
    /// - Precondition: All are finite.
    package static func wholeFactor(of numbers: [Fraction]) -> Fraction {
        if let factor = smallFactor(of: numbers) { return factor }
        var (divisor, multiple) = (BigUInt(0), BigUInt(1))
        for number in numbers where number != 0 {
            divisor = gcd(divisor, number.numerator.magnitude)
            let below = number.denominator.magnitude
            multiple = multiple / gcd(multiple, below) * below
        }
        return divisor == 0 ? 1 : Fraction(big: BigInt(multiple), BigInt(divisor))
    }

    /// The factor where all numbers are of one word, and so is what they have in common, as for most.
    private static func smallFactor(of numbers: [Fraction]) -> Fraction? {
        var (divisor, multiple): (UInt, UInt) = (0, 1)
        for number in numbers {
            guard case .small(let above, let below) = number.parts else { return nil }
            if above == 0 { continue }
            divisor = gcd(divisor, above.magnitude)
            guard below != 1 else { continue }
            let (product, overflow) = multiple.multipliedReportingOverflow(
                by: below.magnitude / gcd(multiple, below.magnitude))
            if overflow { return nil }
            multiple = product
        }
        if divisor == 0 { return 1 }
        guard let above = Int(exactly: multiple), let below = Int(exactly: divisor) else { return nil }
        return Fraction(above, over: below)
    }

    /// The double that is the number, if there is one.
    package var exactDouble: Double? {
        if case .small(let above, 1) = parts, above.magnitude <= 1 << 53 { return Double(above) }
        guard isFinite, Fraction(exactly: double) == self else { return nil }
        return double
    }

    /// The greatest whole number that is not above it.
    ///
    /// - Precondition: It is finite.
    package var roundedDown: Fraction {
        let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return Fraction(big: rest < 0 ? quotient - 1 : quotient, 1)
    }
}

extension Fraction {
    /// The least whole number that is not below it; itself where it is infinite.
    public var roundedUp: Fraction { isFinite ? 0 - (0 - self).roundedDown : self }

    /// The least whole number that is a multiple of another one and of the denominator; `nil` where it is not one word long.
    package func commonDenominator(with other: Int) -> Int? {
        guard case .small(_, let below) = parts, below != 0 else { return nil }
        let (product, overflow) = (other / Int(Self.gcd(UInt(other), UInt(below)))).multipliedReportingOverflow(
            by: below)
        return overflow ? nil : product
    }
}
