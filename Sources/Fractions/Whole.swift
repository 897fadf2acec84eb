// Whole.swift: whole numbers of any size, of which fractions are made that a word does not hold.

/// A whole number.
@usableFromInline
struct Whole: Hashable, Sendable {
    let magnitude: Natural
    /// Whether it is below 0, which zero is not.
    let isNegative: Bool

    init(_ magnitude: Natural, negative: Bool = false) {
        (self.magnitude, isNegative) = (magnitude, negative && !magnitude.isZero)
    }

    init(_ value: Int) { self.init(Natural(value.magnitude), negative: value < 0) }

    init(_ value: Int128) { self.init(Natural(value.magnitude), negative: value < 0) }

    var isZero: Bool { magnitude.isZero }

    /// The number where a word holds it.
    var word: Int? {
        guard magnitude.words.count <= 1 else { return nil }
        let size = magnitude.words.first ?? 0
        if isNegative { return size == Int.min.magnitude ? .min : Int(exactly: size).map { -$0 } }
        return Int(exactly: size)
    }

    /// A power of ten.
    static func tenTo(_ exponent: Int) -> Whole {
        var power = Natural(1 as UInt)
        for _ in 0..<exponent / 19 { power.multiply(by: 10_000_000_000_000_000_000, adding: 0) }
        for _ in 0..<exponent % 19 { power.multiply(by: 10, adding: 0) }
        return Whole(power)
    }
}

extension Whole: Comparable {
    @usableFromInline
    static func < (first: Whole, second: Whole) -> Bool {
        guard first.isNegative == second.isNegative else { return first.isNegative }
        return first.isNegative ? second.magnitude < first.magnitude : first.magnitude < second.magnitude
    }
}

extension Whole {
    static prefix func - (number: Whole) -> Whole { Whole(number.magnitude, negative: !number.isNegative) }

    static func + (first: Whole, second: Whole) -> Whole {
        if first.isNegative == second.isNegative {
            return Whole(first.magnitude + second.magnitude, negative: first.isNegative)
        }
        return first.magnitude < second.magnitude
            ? Whole(second.magnitude - first.magnitude, negative: second.isNegative)
            : Whole(first.magnitude - second.magnitude, negative: first.isNegative)
    }

    static func - (first: Whole, second: Whole) -> Whole { first + -second }

    static func * (first: Whole, second: Whole) -> Whole {
        Whole(first.magnitude * second.magnitude, negative: first.isNegative != second.isNegative)
    }

    /// The quotient, rounded towards 0.
    static func / (first: Whole, second: Whole) -> Whole { first.quotientAndRemainder(dividingBy: second).quotient }

    static func << (number: Whole, count: Int) -> Whole {
        Whole(number.magnitude << count, negative: number.isNegative)
    }

    /// The quotient, rounded towards 0, and what is left over, with the sign of this number.
    func quotientAndRemainder(dividingBy divisor: Whole) -> (quotient: Whole, remainder: Whole) {
        let parts = magnitude.quotientAndRemainder(dividingBy: divisor.magnitude)
        return (
            Whole(parts.quotient, negative: isNegative != divisor.isNegative),
            Whole(parts.remainder, negative: isNegative)
        )
    }

    /// The greatest number that divides both, at least 0.
    func greatestCommonDivisor(with other: Whole) -> Whole {
        Whole(magnitude.greatestCommonDivisor(with: other.magnitude))
    }
}

extension Whole: LosslessStringConvertible {
    /// Reads decimal digits behind a sign or none; `nil` for any other text.
    ///
    /// - Complexity: quadratic in the number of digits.
    @usableFromInline
    init?(_ text: String) {
        var digits = Array(text.utf8)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        guard !digits.isEmpty else { return nil }
        var magnitude = Natural(0 as UInt)
        var (part, scale): (UInt, UInt) = (0, 1)
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            (part, scale) = (part * 10 + UInt(digit - UInt8(ascii: "0")), scale * 10)
            // As many digits as a word holds at once.
            if scale == 10_000_000_000_000_000_000 {
                magnitude.multiply(by: scale, adding: part)
                (part, scale) = (0, 1)
            }
        }
        magnitude.multiply(by: scale, adding: part)
        self.init(magnitude, negative: isNegative)
    }

    @usableFromInline
    var description: String {
        var (rest, parts): (Natural, [String]) = (magnitude, [])
        while rest.words.count > 1 {
            let part = String(rest.divide(by: 10_000_000_000_000_000_000))
            parts.append(String(repeating: "0", count: 19 - part.utf8.count) + part)
        }
        parts.append(String(rest.words.first ?? 0))
        return (isNegative ? "-" : "") + parts.reversed().joined()
    }
}
