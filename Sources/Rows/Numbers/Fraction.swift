// Fraction.swift: exact numbers.  Nothing is rounded, so nothing needs a tolerance.

internal import BigInt

/// A quotient of two whole numbers in lowest terms, or an infinity.
///
/// Infinity is 1/0: the rules of fractions then add it to numbers, compare it with them and multiply it by positive ones
/// as one expects.  0/0, what infinity less infinity is, compares with nothing.
public struct Fraction: Sendable, Hashable {
    /// Whole numbers of one word where they fit, since nearly all do.
    private enum Parts: Hashable {
        case small(Int, Int)
        case big(BigInt, BigInt)
    }

    private let parts: Parts

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

    private init(big numerator: BigInt, _ denominator: BigInt) { parts = Self.lowest(numerator, denominator) }

    private static func lowest(_ numerator: BigInt, _ denominator: BigInt) -> Parts {
        var shared = numerator.greatestCommonDivisor(with: denominator)
        if shared == 0 { shared = 1 }
        if denominator < 0 { shared.negate() }
        let (above, below) = (numerator / shared, denominator / shared)
        if let above = Int(exactly: above), let below = Int(exactly: below) { return .small(above, below) }
        return .big(above, below)
    }

    private static func gcd(_ first: UInt, _ second: UInt) -> UInt {
        var (larger, smaller) = (first, second)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }

    private var numerator: BigInt {
        switch parts {
        case .small(let above, _): BigInt(above)
        case .big(let above, _): above
        }
    }

    private var denominator: BigInt {
        switch parts {
        case .small(_, let below): BigInt(below)
        case .big(_, let below): below
        }
    }
}

extension Fraction: KnownNumber {
    /// A whole number.
    public init(integerLiteral value: Int) { self.init(value) }
    /// The number itself.
    public init(_ scalar: Fraction) { self = scalar }
    /// Longer than every length.
    public static var infinity: Fraction { Fraction(1, over: 0) }
    /// Itself.
    public var known: Fraction? { self }
    /// 0: nothing is rounded.
    public static var relativeTolerance: Fraction { 0 }
    /// 0: nothing is rounded.
    public static func rounding(at size: Fraction) -> Fraction { 0 }

    /// Whether it is a number.
    public var isFinite: Bool {
        if case .small(_, 0) = parts { false } else { true }
    }

    /// Whether one is less than the other.
    public static func < (first: Fraction, second: Fraction) -> Bool {
        guard case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts else {
            return first.numerator * second.denominator < second.numerator * first.denominator
        }
        if b == d { return a < c }
        let (left, right) = (a.multipliedFullWidth(by: d), c.multipliedFullWidth(by: b))
        return left.high != right.high ? left.high < right.high : left.low < right.low
    }

    /// The sum.
    public static func + (first: Fraction, second: Fraction) -> Fraction {
        sum(first, second, small: { $0.addingReportingOverflow($1) }, big: +)
    }

    /// The difference.
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
        }
        return Fraction(
            big: big(first.numerator * second.denominator, second.numerator * first.denominator),
            first.denominator * second.denominator)
    }

    /// Infinity and infinity is infinity; infinity less infinity is undefined.
    private static func infinities(_ sum: Int) -> Fraction { Fraction(sum.signum(), over: 0) }

    /// The product.
    public static func * (first: Fraction, second: Fraction) -> Fraction {
        if case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts {
            let (above, below) = (a.multipliedReportingOverflow(by: c), b.multipliedReportingOverflow(by: d))
            if !above.overflow, !below.overflow { return Fraction(small: above.partialValue, below.partialValue) }
        }
        return Fraction(big: first.numerator * second.numerator, first.denominator * second.denominator)
    }

    /// The quotient.
    public static func / (first: Fraction, second: Fraction) -> Fraction {
        if case .small(let a, let b) = first.parts, case .small(let c, let d) = second.parts {
            let (above, below) = (a.multipliedReportingOverflow(by: d), b.multipliedReportingOverflow(by: c))
            if !above.overflow, !below.overflow { return Fraction(small: above.partialValue, below.partialValue) }
        }
        return Fraction(big: first.numerator * second.denominator, first.denominator * second.numerator)
    }

    /// The double within one unit in its last place.
    public var double: Double {
        if case .small(let above, let below) = parts { return Double(above) / Double(below) }
        // A quotient of some seventy bits, so that numbers beyond the range of doubles divide as well.
        let shift = denominator.magnitude.bitWidth - numerator.magnitude.bitWidth + 70
        let quotient = shift > 0 ? (numerator << shift) / denominator : numerator / (denominator << -shift)
        return Double(sign: .plus, exponent: -shift, significand: Double(quotient))
    }
}

extension Fraction {
    /// Digits that make numbers far beyond any double, or far below, are no lengths.
    private static let mostDigits = 400

    /// Reads a decimal such as `-1.25e-3`, or a quotient of two such as `20/3`; `nil` for any other text, and for one of
    /// more than 400 places.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let above = Fraction(digits: parts[0]) else { return nil }
        guard parts.count == 2 else {
            self = above
            return
        }
        guard let below = Fraction(digits: parts[1]), below != 0 else { return nil }
        self = above / below
    }

    private init?(digits text: some StringProtocol) {
        let halves = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard halves.count <= 2 else { return nil }
        let number = halves[0].split(separator: ".", omittingEmptySubsequences: false)
        guard number.count <= 2, let exponent = halves.count == 2 ? Int(halves[1]) : 0 else { return nil }
        let fraction = number.count == 2 ? String(number[1]) : ""
        let places = exponent - fraction.utf8.count
        guard fraction.allSatisfy(\.isNumber), text.utf8.count <= Self.mostDigits, abs(places) <= Self.mostDigits,
            let whole = BigInt(String(number[0]) + fraction)
        else { return nil }
        let scale = BigInt(10).power(abs(places))
        self = places >= 0 ? Fraction(big: whole * scale, 1) : Fraction(big: whole, scale)
    }

    /// The number that the fewest digits of `double` state; infinity, or undefined, where it states none.
    public init(decimal double: Double) {
        if double == double.rounded(), abs(double) < 9e15 {
            self.init(Int(double))
        } else if let number = Fraction(double.description) {
            self = number
        } else {
            self.init(double.isNaN ? 0 : double > 0 ? 1 : -1, over: 0)
        }
    }

    /// All digits, or `nil` where no decimal states the number.
    public var decimal: String? {
        if case .small(let above, 1) = parts { return String(above) }
        guard isFinite else { return nil }
        var (rest, twos, fives) = (denominator, 0, 0)
        while rest.isMultiple(of: 2) { (rest, twos) = (rest / 2, twos + 1) }
        while rest.isMultiple(of: 5) { (rest, fives) = (rest / 5, fives + 1) }
        guard rest == 1 else { return nil }
        let places = max(twos, fives)
        let scaled = numerator * BigInt(10).power(places) / denominator
        let digits = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (scaled < 0 ? "-" : "") + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
    }

    /// The decimal, or else the quotient: `0.5`, `20/3`; `∞` for infinity.
    public var points: String {
        guard isFinite else { return self < 0 ? "-∞" : "∞" }
        return decimal ?? "\(numerator)/\(denominator)"
    }
}

extension Fraction: CustomStringConvertible {
    /// As reports state it.
    public var description: String { points }
}
