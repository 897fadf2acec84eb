// Fraction.swift: exact numbers.  Nothing is rounded, so nothing needs a tolerance.
// Fraction+Lowest.swift adds and multiplies long ones, Fraction+Double.swift turns doubles into fractions and back,
// Fraction+Text.swift does so with decimals.

internal import BigInt

/// A quotient of two whole numbers in lowest terms, or an infinity.
///
/// Infinity is 1/0: the rules of fractions then add it to numbers, compare it with them and multiply it by positive ones
/// as one expects.  0/0, what infinity less infinity is, compares with nothing.
public struct Fraction: Sendable, Hashable {
    /// Whole numbers of one word where they fit, since nearly all do; others aside, so that these are cheap to copy.
    @usableFromInline
    enum Parts: Hashable, Sendable {
        case small(Int, Int)
        indirect case big(Large)
    }

    /// A numerator and a denominator that need more than a word.
    @usableFromInline
    struct Large: Hashable, Sendable {
        let numerator, denominator: BigInt
    }

    @usableFromInline let parts: Parts

    /// A whole number.
    public init(_ value: Int) { parts = .small(value, 1) }

    /// `numerator / denominator`; an infinity, or undefined, where the denominator is 0.
    public init(_ numerator: Int, over denominator: Int) {
        self.init(small: numerator, denominator)
    }

    private init(small numerator: Int, _ denominator: Int) {
        let divisor = Self.gcd(numerator.magnitude, denominator.magnitude)
        guard divisor < UInt(Int.max), numerator != .min, denominator != .min else {
            parts = Self.lowest(BigInt(numerator), BigInt(denominator))
            return
        }
        let shared = max(1, Int(divisor)) * (denominator < 0 ? -1 : 1)
        parts = .small(numerator / shared, denominator / shared)
    }

    init(big numerator: BigInt, _ denominator: BigInt) { parts = Self.lowest(numerator, denominator) }

    static func lowest(_ numerator: BigInt, _ denominator: BigInt) -> Parts {
        var (above, below) = (numerator, denominator)
        let shared = gcd(numerator.magnitude, denominator.magnitude)
        if shared > 1 { (above, below) = (above / BigInt(shared), below / BigInt(shared)) }
        if denominator < 0 {
            above.negate()
            below.negate()
        }
        return parts(above, below)
    }

    /// What is in lowest terms, in words where it fits.
    static func parts(_ above: BigInt, _ below: BigInt) -> Parts {
        if let above = Int(exactly: above), let below = Int(exactly: below) { return .small(above, below) }
        return .big(Large(numerator: above, denominator: below))
    }

    /// The greatest common divisor; that of 0 and a number is the number.
    package static func gcd(_ first: UInt, _ second: UInt) -> UInt {
        var (larger, smaller) = (first, second)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }

    var numerator: BigInt {
        switch parts {
        case .small(let above, _): BigInt(above)
        case .big(let large): large.numerator
        }
    }

    var denominator: BigInt {
        switch parts {
        case .small(_, let below): BigInt(below)
        case .big(let large): large.denominator
        }
    }
}

extension Fraction: Comparable, ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self.init(value) }
    /// Greater than every number.
    public static var infinity: Fraction { Fraction(lowest: 1, over: 0) }

    /// A quotient that is in lowest terms, with a denominator of 0 at least.
    @inlinable package init(lowest numerator: Int, over denominator: Int) { parts = .small(numerator, denominator) }

    /// The numerator and the denominator where each fits a word.
    @inlinable package var words: (above: Int, below: Int)? {
        if case .small(let above, let below) = parts { (above, below) } else { nil }
    }

    /// Whether it is 0, which most numbers of a sparse system are.
    @inlinable package var isZero: Bool {
        if case .small(0, 1) = parts { true } else { false }
    }

    /// Whether it is a number.
    public var isFinite: Bool {
        if case .small(_, 0) = parts { false } else { true }
    }

    /// Whether one is less than the other.
    public static func < (first: Fraction, second: Fraction) -> Bool {
        guard case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts else {
            return first.numerator * second.denominator < second.numerator * first.denominator
        }
        // Of two infinities neither may be undefined.
        if b == d { return a < c && (b != 0 || a != 0 && c != 0) }
        let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
        return left.high != right.high ? left.high < right.high : left.low < right.low
    }

    /// Whether one is not greater than the other.
    public static func <= (first: Fraction, second: Fraction) -> Bool {
        !(second < first) && first.isDefined && second.isDefined
    }

    /// Whether one is not less than the other.
    public static func >= (first: Fraction, second: Fraction) -> Bool { second <= first }

    private var isDefined: Bool {
        if case .small(0, 0) = parts { false } else { true }
    }

    public static func + (first: Fraction, second: Fraction) -> Fraction {
        sum(first, second, small: { $0.addingReportingOverflow($1) }, big: +)
    }

    public static func - (first: Fraction, second: Fraction) -> Fraction {
        sum(first, second, small: { $0.subtractingReportingOverflow($1) }, big: -)
    }

    private static func sum(
        _ first: Fraction, _ second: Fraction, small: (Int, Int) -> (partialValue: Int, overflow: Bool),
        big: (BigInt, BigInt) -> BigInt
    ) -> Fraction {
        if case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts {
            if b == d, b != 0 {
                let (sum, overflow) = small(a, c)
                if !overflow { return b == 1 ? Fraction(sum) : Fraction(small: sum, b) }
            } else {
                let (left, right, below) = (
                    a.multipliedReportingOverflow(by: d), c.multipliedReportingOverflow(by: b),
                    b.multipliedReportingOverflow(by: d)
                )
                let (sum, overflow) = small(left.partialValue, right.partialValue)
                if !(left.overflow || right.overflow || below.overflow || overflow) {
                    return b == 0 && d == 0
                        ? infinities(small(a, c).partialValue) : Fraction(small: sum, below.partialValue)
                }
            }
            if let sum = Fraction(sumOf: (a, b), (c, d), small) { return sum }
        }
        return Fraction(sumOf: (first.numerator, first.denominator), (second.numerator, second.denominator), big)
    }

    /// Infinity and infinity is infinity; infinity less infinity is undefined.
    private static func infinities(_ sum: Int) -> Fraction { Fraction(sum.signum(), over: 0) }

    /// The product.
    public static func * (first: Fraction, second: Fraction) -> Fraction {
        if case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts {
            let (above, below) = (a.multipliedReportingOverflow(by: c), b.multipliedReportingOverflow(by: d))
            if !above.overflow, !below.overflow {
                return b == 1 && d == 1
                    ? Fraction(above.partialValue) : Fraction(small: above.partialValue, below.partialValue)
            }
            if let product = Fraction(productOf: (a, b), (c, d)) { return product }
        }
        return Fraction(productOf: (first.numerator, first.denominator), (second.numerator, second.denominator))
    }

    /// The quotient.
    public static func / (first: Fraction, second: Fraction) -> Fraction {
        if case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts {
            let (above, below) = (a.multipliedReportingOverflow(by: d), b.multipliedReportingOverflow(by: c))
            if !above.overflow, !below.overflow { return Fraction(small: above.partialValue, below.partialValue) }
            // What is multiplied with has a positive denominator.
            if c > 0, let quotient = Fraction(productOf: (a, b), (d, c)) { return quotient }
        }
        let inverse = (second.denominator, second.numerator)
        return second > 0
            ? Fraction(productOf: (first.numerator, first.denominator), inverse)
            : Fraction(big: first.numerator * inverse.0, first.denominator * inverse.1)
    }
}
