// Fraction+Lowest.swift: sums and products of numbers in lowest terms that do not fit a word, or whose products do not.

internal import BigInt

extension Fraction {
    /// By Euclid's method, which goes on in words as soon as both numbers fit.
    static func gcd(_ first: BigUInt, _ second: BigUInt) -> BigUInt {
        var (larger, smaller) = (first, second)
        while smaller.bitWidth > UInt128.bitWidth { (larger, smaller) = (smaller, larger % smaller) }
        if larger.bitWidth > UInt128.bitWidth {
            if smaller == 0 { return larger }
            (larger, smaller) = (smaller, larger % smaller)
        }
        var (long, short) = (UInt128(words: larger), UInt128(words: smaller))
        let word = UInt128(UInt.max)
        while short > word { (long, short) = (short, long % short) }
        if short == 0 {
            return BigUInt(words: [UInt(truncatingIfNeeded: long), UInt(truncatingIfNeeded: long &>> 64)])
        }
        return BigUInt(gcd(UInt(short), UInt(long % short)))
    }
}

// Sums and products of fractions in lowest terms: the plain products overflow a word, but the result may fit one.
extension Fraction {
    /// The sum or the difference where it is made of words, with no more than what the denominators share left out.
    ///
    /// - Parameter sum: Adds whole numbers, or subtracts them.
    init?(
        sumOf first: (above: Int, below: Int), _ second: (above: Int, below: Int),
        _ sum: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) {
        guard first.below > 0, second.below > 0 else { return nil }
        let shared = Int(Self.gcd(UInt(first.below), UInt(second.below)))
        let (rest, otherRest) = (first.below / shared, second.below / shared)
        let (left, right) = (
            first.above.multipliedReportingOverflow(by: otherRest),
            second.above.multipliedReportingOverflow(by: rest)
        )
        let above = sum(left.partialValue, right.partialValue)
        if left.overflow || right.overflow || above.overflow || above.partialValue == 0 { return nil }
        // Nothing else divides both: Knuth, The Art of Computer Programming, 4.5.1.
        let common = Int(Self.gcd(above.partialValue.magnitude, UInt(shared)))
        let below = rest.multipliedReportingOverflow(by: second.below / common)
        if below.overflow { return nil }
        parts = .small(above.partialValue / common, below.partialValue)
    }

    /// The product where it is made of words.
    init?(productOf first: (above: Int, below: Int), _ second: (above: Int, below: Int)) {
        guard first.below > 0, second.below > 0 else { return nil }
        let shared = Int(Self.gcd(first.above.magnitude, UInt(second.below)))
        let otherShared = Int(Self.gcd(second.above.magnitude, UInt(first.below)))
        let above = (first.above / shared).multipliedReportingOverflow(by: second.above / otherShared)
        let below = (first.below / otherShared).multipliedReportingOverflow(by: second.below / shared)
        if above.overflow || below.overflow { return nil }
        parts = .small(above.partialValue, below.partialValue)
    }
}

// The same for longer numbers.  Common divisors are found in the denominators, which are shorter than the products.
extension Fraction {
    init(
        sumOf first: (above: BigInt, below: BigInt), _ second: (above: BigInt, below: BigInt),
        _ sum: (BigInt, BigInt) -> BigInt
    ) {
        let shared = BigInt(Self.gcd(first.below.magnitude, second.below.magnitude))
        guard first.below > 0, second.below > 0, shared > 1 else {
            let (above, below) = (
                sum(first.above * second.below, second.above * first.below), first.below * second.below
            )
            parts = shared == 1 && below > 0 ? Self.parts(above, below) : Self.lowest(above, below)
            return
        }
        let (rest, otherRest) = (first.below / shared, second.below / shared)
        let above = sum(first.above * otherRest, second.above * rest)
        let common = BigInt(Self.gcd(above.magnitude, shared.magnitude))
        parts = above == 0 ? .small(0, 1) : Self.parts(above / common, rest * (second.below / common))
    }

    init(productOf first: (above: BigInt, below: BigInt), _ second: (above: BigInt, below: BigInt)) {
        guard first.below > 0, second.below > 0, first.above != 0, second.above != 0 else {
            parts = Self.lowest(first.above * second.above, first.below * second.below)
            return
        }
        let shared = BigInt(Self.gcd(first.above.magnitude, second.below.magnitude))
        let otherShared = BigInt(Self.gcd(second.above.magnitude, first.below.magnitude))
        parts = Self.parts(
            first.above / shared * (second.above / otherShared), first.below / otherShared * (second.below / shared))
    }
}

extension UInt128 {
    /// A number of at most two words.
    fileprivate init(words number: BigUInt) {
        let words = number.words
        self = words.reversed().reduce(0) { $0 &<< 64 | UInt128($1) }
    }
}
