// Fraction+Double.swift: exact numbers from doubles, and the doubles nearest to them.

internal import BigInt

extension Fraction {
    /// The number that a double is, bit for bit: 0.1 is 3602879701896397/36028797018963968.
    ///
    /// Infinities stay infinite; what is not a number is undefined.
    public init(exactly double: Double) {
        if let whole = Int(exactly: double), whole != .min {
            self.init(whole)
            return
        }
        guard double.isFinite else {
            self.init(double.isNaN ? 0 : double > 0 ? 1 : -1, over: 0)
            return
        }
        // The significand as a whole number of 53 bits, and the power of two that it counts.
        let shift = Double.significandBitCount - Int(double.exponent)
        let whole = Int(double.significand * 0x1p52) * (double < 0 ? -1 : 1)
        let spare = whole.trailingZeroBitCount
        if shift > 0, shift - spare < 62 {
            self.init(whole >> min(spare, shift), over: 1 << (shift - min(spare, shift)))
        } else if shift > 0 {
            self.init(big: BigInt(whole), BigInt(1) << shift)
        } else {
            self.init(big: BigInt(whole) << -shift, 1)
        }
    }

    /// The number that the fewest digits of `double` state; infinity, or undefined, where it states none.
    public init(decimal double: Double) {
        if double == double.rounded(), abs(double) < 9e15 {
            self.init(Int(double))
        } else if let number = Self.shortDecimal(double) {
            self = number
        } else if let number = Fraction(double.description) {
            self = number
        } else {
            self.init(double.isNaN ? 0 : double > 0 ? 1 : -1, over: 0)
        }
    }

    /// A decimal of at most twelve digits after the point and fifteen in all, without making a text of it.
    ///
    /// A quotient of two whole doubles is rounded once, as a decimal is that is read: the first scale at which it is `double`
    /// has the decimal with the fewest digits.
    private static func shortDecimal(_ double: Double) -> Fraction? {
        guard abs(double) < 1e15 else { return nil }
        var scale = 10
        for _ in 0..<12 {
            let digits = (double * Double(scale)).rounded()
            guard abs(digits) < 1e15 else { return nil }
            if digits / Double(scale) == double { return Fraction(Int(digits), over: scale) }
            scale *= 10
        }
        return nil
    }

    /// The nearest double; below the normal range, one of the two next to it.
    public var double: Double {
        if case .small(let above, let below) = parts, above.magnitude <= 1 << 53, below <= 1 << 53 {
            return Double(above) / Double(below)
        }
        guard isFinite else { return self > 0 ? .infinity : self < 0 ? -.infinity : .nan }
        // A quotient of 64 bits whose last one says whether anything was cut off, so that it is rounded once.
        let (above, below) = (numerator.magnitude, denominator.magnitude)
        var shift = below.bitWidth - above.bitWidth + 63
        var (quotient, rest) = Self.divide(above, below, shift)
        if quotient.bitWidth < 64 {
            shift += 1
            (quotient, rest) = Self.divide(above, below, shift)
        }
        let bits = UInt64(quotient) | (rest == 0 ? 0 : 1)
        let size = Double(sign: .plus, exponent: -shift, significand: Double(bits))
        return self < 0 ? -size : size
    }

    private static func divide(_ above: BigUInt, _ below: BigUInt, _ shift: Int) -> (BigUInt, BigUInt) {
        let (quotient, rest) = (above << max(0, shift)).quotientAndRemainder(dividingBy: below << max(0, -shift))
        return (quotient, rest)
    }
}
