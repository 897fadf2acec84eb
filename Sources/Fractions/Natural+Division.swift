// Natural+Division.swift: quotients, rests and greatest common divisors of natural numbers.
// Sources: Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D, and section 4.5.2, algorithm L, which is
// Lehmer's.

extension Natural {
    /// The quotient, rounded down, and what is left over.
    ///
    /// - Precondition: The divisor is not 0.
    func quotientAndRemainder(dividingBy divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        precondition(!divisor.isZero, "a number is divided by 0")
        if self < divisor { return (Natural(0 as UInt), self) }
        if divisor.words.count == 1 {
            var quotient = self
            let rest = quotient.divide(by: divisor.words[0])
            return (quotient, Natural(rest))
        }
        return longQuotient(by: divisor)
    }

    /// Algorithm D: word by word, each guessed from the leading words and put right.
    private func longQuotient(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        // With its highest bit set a divisor makes guesses that are at most 2 too great.
        let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
        let below = (divisor << shift).words
        var above = (self << shift).words
        if above.count == words.count { above.append(0) }
        let count = below.count
        var quotient = [UInt](repeating: 0, count: above.count - count)
        for place in quotient.indices.reversed() {
            var guess = Self.guess(above[(place + count - 2)...(place + count)], below[count - 1], below[count - 2])
            var (carry, borrow): (UInt, UInt) = (0, 0)
            for index in 0..<count {
                let product = UInt128(guess) * UInt128(below[index]) + UInt128(carry)
                carry = UInt(truncatingIfNeeded: product >> 64)
                let (partial, first) = above[place + index].subtractingReportingOverflow(
                    UInt(truncatingIfNeeded: product))
                let (rest, second) = partial.subtractingReportingOverflow(borrow)
                above[place + index] = rest
                borrow = first || second ? 1 : 0
            }
            let (partial, first) = above[place + count].subtractingReportingOverflow(carry)
            let (rest, second) = partial.subtractingReportingOverflow(borrow)
            above[place + count] = rest
            if first || second {
                guess -= 1
                Self.add(below, to: &above, at: place)
            }
            quotient[place] = guess
        }
        return (Natural(words: quotient), Natural(words: Array(above[..<count])) >> shift)
    }

    /// A word of a quotient, at most 1 too great, from three leading words (the last one leads) and two of the divisor.
    private static func guess(_ above: ArraySlice<UInt>, _ first: UInt, _ second: UInt) -> UInt {
        let start = above.startIndex
        let leading = UInt128(above[start + 2]) << 64 | UInt128(above[start + 1])
        var (guess, rest) = leading.quotientAndRemainder(dividingBy: UInt128(first))
        while guess > UInt128(UInt.max)
            || guess * UInt128(second) > rest << 64 | UInt128(above[start])
        {
            guess -= 1
            rest += UInt128(first)
            if rest > UInt128(UInt.max) { break }
        }
        return UInt(truncatingIfNeeded: guess)
    }

    private static func add(_ addend: [UInt], to words: inout [UInt], at place: Int) {
        var carry: UInt = 0
        for index in addend.indices {
            let sum = UInt128(words[place + index]) + UInt128(addend[index]) + UInt128(carry)
            words[place + index] = UInt(truncatingIfNeeded: sum)
            carry = UInt(truncatingIfNeeded: sum >> 64)
        }
        words[place + addend.count] &+= carry
    }
}

extension Natural {
    /// The greatest number that divides both; the other one where one is 0.
    func greatestCommonDivisor(with other: Natural) -> Natural {
        var (greater, less) = self < other ? (other, self) : (self, other)
        while less.words.count > 2 {
            let step = LehmerStep(greater, less)
            if step.isNone {
                (greater, less) = (less, greater.quotientAndRemainder(dividingBy: less).remainder)
            } else {
                (greater, less) = (
                    Self.sum(greater, times: step.a, less, times: step.b),
                    Self.sum(greater, times: step.c, less, times: step.d)
                )
            }
        }
        if less.isZero { return greater }
        let rest = greater.words.count > 2 ? greater.quotientAndRemainder(dividingBy: less).remainder : greater
        guard let first = rest.double, let second = less.double else { return greater }
        return Natural(Self.greatestCommonDivisor(first, second))
    }

    /// The same of numbers of two words, by halving.
    static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
        if first == 0 || second == 0 { return first | second }
        let shift = (first | second).trailingZeroBitCount
        var (a, b) = (first >> first.trailingZeroBitCount, second >> second.trailingZeroBitCount)
        while a != b {
            if a < b { swap(&a, &b) }
            a -= b
            a >>= a.trailingZeroBitCount
        }
        return a << shift
    }

    /// `first × a + second × b`, of which one factor is not positive; the sum is not negative.
    private static func sum(_ first: Natural, times a: Int, _ second: Natural, times b: Int) -> Natural {
        var (sum, carry): ([UInt], Int128) = ([], 0)
        sum.reserveCapacity(first.words.count + 1)
        for index in first.words.indices {
            // Factors have 62 bits, so that neither the products nor their sum leave 127.
            carry += Int128(first.words[index]) * Int128(a)
            if index < second.words.count { carry += Int128(second.words[index]) * Int128(b) }
            sum.append(UInt(truncatingIfNeeded: carry))
            carry >>= 64
        }
        sum.append(UInt(truncatingIfNeeded: carry))
        return Natural(words: sum)
    }
}

/// Several steps of Euclid's algorithm at once, as far as the leading bits of two numbers determine the quotients.
private struct LehmerStep {
    /// The numbers become `a × greater + b × less` and `c × greater + d × less`.
    private(set) var (a, b, c, d) = (1, 0, 0, 1)

    /// Whether not even the first quotient is known.
    var isNone: Bool { b == 0 }

    init(_ greater: Natural, _ less: Natural) {
        let shift = greater.bitWidth - 62
        var (first, second) = (Self.leading(greater, shift), Self.leading(less, shift))
        while second + c != 0, second + d != 0 {
            let quotient = (first + a) / (second + c)
            guard quotient == (first + b) / (second + d) else { break }
            (a, c) = (c, a - quotient * c)
            (b, d) = (d, b - quotient * d)
            (first, second) = (second, first - quotient * second)
        }
    }

    /// The 62 bits from a place on.
    private static func leading(_ number: Natural, _ shift: Int) -> Int {
        let (whole, bits) = (shift / 64, UInt(shift % 64))
        guard whole < number.words.count else { return 0 }
        let next = whole + 1 < number.words.count ? number.words[whole + 1] : 0
        return Int(truncatingIfNeeded: number.words[whole] >> bits | next << (64 - bits))
    }
}
