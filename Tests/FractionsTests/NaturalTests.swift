// NaturalTests.swift: natural numbers of any size, by the laws of arithmetic and by rests, which are worked out word by word.

import Generators
import Testing

@testable import Fractions

struct NaturalTests {
    /// Numbers of up to nine words, many of which are all ones or zeros: there the guesses of a long division go wrong.
    private static let numbers = Generator<Natural> { choices in
        let words = (0..<choices.draw(upTo: 9)).map { _ -> UInt in
            switch choices.draw(upTo: 4) {
            case 0: 0
            case 1: .max
            case 2: 1 << 63 - UInt(choices.draw(upTo: 1))
            case 3: UInt(choices.draw(upTo: 3))
            default: UInt(choices.draw(upTo: .max))
            }
        }
        return Natural(words: words)
    }.described { Whole($0).description }

    private let settings = TestingSettings.share(1_000, of: 10_000)

    /// The rest of a division by a prime, as children work it out.
    private func rest(_ number: Natural, _ prime: UInt128 = 0xFFFF_FFFF_FFFF_FFC5) -> UInt128 {
        number.words.reversed().reduce(0) { ($0 << 64 | UInt128($1)) % prime }
    }

    @Test func `sums, differences and products leave the rests that those of their parts leave`() throws {
        let prime: UInt128 = 0xFFFF_FFFF_FFFF_FFC5
        try forAll(Self.numbers, Self.numbers, settings: settings) { first, second in
            let (greater, less) = first < second ? (second, first) : (first, second)
            return rest(first + second) == (rest(first) + rest(second)) % prime
                && rest(first * second) == rest(first) * rest(second) % prime
                && (greater - less) + less == greater && first * second == second * first
        }
    }

    @Test func `a quotient times the divisor and the rest are the number`() throws {
        try forAll(Self.numbers, Self.numbers, Self.numbers, settings: settings) { first, second, third in
            if second.isZero { return true }
            let any = first.quotientAndRemainder(dividingBy: second)
            let left = third.quotientAndRemainder(dividingBy: second).remainder
            let made = (first * second + left).quotientAndRemainder(dividingBy: second)
            return any.quotient * second + any.remainder == first && any.remainder < second
                && made == (first, left)
        }
    }

    /// Two numbers without a common divisor have one that is 1, which Euclid's algorithm says by divisions alone.
    @Test func `the greatest common divisor is that of Euclid's algorithm`() throws {
        try forAll(Self.numbers, Self.numbers, Self.numbers, settings: .share(200, of: 3_000)) { first, second, third in
            var (a, b) = (first * third, second * third)
            let found = a.greatestCommonDivisor(with: b)
            while !b.isZero { (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder) }
            return found == a
        }
    }

    @Test func `shifts are products and quotients of powers of two`() throws {
        try forAll(Self.numbers, .integer(in: 0...200), settings: settings) { number, count in
            let power = Natural(1 as UInt) << count
            return number << count == number * power && power.bitWidth == count + 1
                && number >> count == number.quotientAndRemainder(dividingBy: power).quotient
                && (number << count).trailingZeroBitCount == (number.isZero ? 0 : number.trailingZeroBitCount + count)
        }
    }

    @Test func `the digits of a number are read as the number`() throws {
        try forAll(Self.numbers, .bool, settings: settings) { number, isNegative in
            let whole = Whole(number, negative: isNegative)
            return Whole(whole.description) == whole && Whole("000" + Whole(number).description) == Whole(number)
        }
        // Python's 3 ** 120 - 2 ** 127.
        let power = (0..<120).reduce(Whole(1)) { number, _ in number * Whole(3) }
        #expect(
            (power - Whole(Natural(1 as UInt) << 127)).description
                == "1797010299914431210243038646049135807999788323821967000673")
        for text in ["", "-", "+", "--1", "++1", "1 ", "1+1", "1e3", "0x1", "١"] { #expect(Whole(text) == nil) }
        #expect(Whole("-0") == Whole(0) && Whole("+7") == Whole(7) && Whole.tenTo(25).description.utf8.count == 26)
    }

    @Test func `whole numbers divide towards 0 and compare by their signs`() throws {
        let words = Generator.one(of: [0, 1, -1, 7, -7, 10, Int.max, Int.min])
        try forAll(words, words) { first, second in
            let (a, b) = (Whole(first), Whole(second))
            let wide = Int128(first) * Int128(second)
            return (a < b) == (first < second) && a.word == first && a * b == Whole(wide) && a - b + b == a
                && (second == 0
                    || a.quotientAndRemainder(dividingBy: b)
                        == (Whole(Int128(first) / Int128(second)), Whole(Int128(first) % Int128(second))))
        }
    }
}
