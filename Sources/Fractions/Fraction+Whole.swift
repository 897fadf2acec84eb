// Fraction+Whole.swift: some fractions in the ratio of whole numbers.

internal import BigInt

extension Fraction {
    /// The positive factor that makes whole numbers without a common divisor of some numbers; 1 where all are 0.
    ///
    /// - Precondition: All are finite.
    package static func wholeFactor(of numbers: [Fraction]) -> Fraction {
        if let factor = smallFactor(of: numbers) { return factor }
        var (divisor, multiple) = (BigInt(0), BigInt(1))
        for number in numbers where number != 0 {
            divisor = divisor.greatestCommonDivisor(with: number.numerator)
            let below = number.denominator
            multiple = multiple / multiple.greatestCommonDivisor(with: below) * below
        }
        return divisor == 0 ? 1 : Fraction(big: multiple, divisor)
    }

    /// The factor where all numbers are whole and of one word, as most are.
    private static func smallFactor(of numbers: [Fraction]) -> Fraction? {
        var divisor: UInt = 0
        for number in numbers {
            guard case .small(let above, 1) = number.parts else { return nil }
            divisor = gcd(divisor, above.magnitude)
        }
        return divisor == 0 ? 1 : Int(exactly: divisor).map { Fraction(1, over: $0) }
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
