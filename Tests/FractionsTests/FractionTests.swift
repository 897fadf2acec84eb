// FractionTests.swift: exact numbers, by the laws of fractions and by hand.

import Fractions
import Generators
import Testing

struct FractionTests {
    @Test(arguments: [
        ("0.1", Fraction(1, over: 10)), ("-1.25e-3", Fraction(-1, over: 800)), ("20/3", Fraction(20, over: 3)),
        ("1e3", 1_000), ("0.50", Fraction(1, over: 2)), ("-0", 0), ("7/-14", Fraction(-1, over: 2)),
        ("+5", 5), ("12345678901234567", 12_345_678_901_234_567), ("123456789012345678", 123_456_789_012_345_678),
        ("0.0000000000000001", Fraction(1, over: 10_000_000_000_000_000)), ("0.5/0.25", 2),
        ("-1.00000000000000000", -1), ("1e1/4", Fraction(5, over: 2)),
    ])
    func `decimals and quotients are read as what they state`(text: String, number: Fraction) {
        #expect(Fraction(text) == number)
    }

    @Test(arguments: [
        "", "a", "1.2.3", "1/0", "1e1000000000", "--1", "0x10", "1/2/3", "1e", "١", "-", "/", "1/", "/2", "1-2",
    ])
    func `what is no number is not read`(text: String) { #expect(Fraction(text) == nil) }

    @Test func `a double is read as its fewest digits`() {
        #expect(Fraction(decimal: 0.1) == Fraction(1, over: 10))
        #expect(Fraction(decimal: 1e-6) == Fraction(1, over: 1_000_000))
        #expect(Fraction(decimal: 123_456.789) == Fraction(123_456_789, over: 1_000))
        #expect(Fraction(decimal: .infinity) == .infinity)
    }

    @Test(arguments: [
        0.1, -0.75, 3, 0, 1e300, 1e-300, 0x1p-1074, -0x1.fffffffffffffp1023, 9_007_199_254_740_994, 0x1p-62, 1.1e-9,
    ])
    func `a double is the sum of its bits, and comes back`(double: Double) {
        let exact = Fraction(exactly: double)
        #expect(exact.double == double)
        #expect(Fraction(exactly: double / 4) * 4 == exact || double.magnitude < 1e-300)
    }

    @Test func `doubles that are no numbers are infinite or undefined`() {
        #expect(Fraction(exactly: .infinity) == .infinity && Fraction(exactly: -.infinity) == 0 - Fraction.infinity)
        #expect(!Fraction(exactly: .nan).isFinite && Fraction.infinity.double == .infinity)
        #expect(Fraction(exactly: 0.1) > Fraction(decimal: 0.1) && Fraction(exactly: 0.5) == Fraction(1, over: 2))
    }

    @Test func `a fraction is rounded once, ties to even`() {
        let unit = Fraction(1, over: 1 << 53)
        #expect((1 + unit).double == 1 && (1 + 3 * unit).double == 1 + 0x1p-51)
        // A quotient of 64 bits alone would call this a tie.
        #expect((1 + unit + Fraction(exactly: 0x1p-200)).double == 1 + 0x1p-52)
        #expect((1 + unit - Fraction(exactly: 0x1p-200)).double == 1)
    }

    @Test func `the simplest number of a range has the least denominator that any of its numbers has`() {
        let ends = (1...5).flatMap { below in (-6...6).map { Fraction($0, over: below) } }
        for lower in ends {
            for upper in ends where lower <= upper {
                let expected = (1...5).lazy.compactMap { below -> Fraction? in
                    let inside = (-30...30).map { Fraction($0, over: below) }.filter { lower <= $0 && $0 <= upper }
                    return inside.min { max($0, 0 - $0) < max($1, 0 - $1) }
                }.first
                #expect(Fraction.simplest(in: lower...upper) == expected)
            }
        }
    }

    @Test func `a number is printed as a decimal where it is one`() {
        #expect(Fraction(1, over: 8).decimal == "0.125" && Fraction(-7, over: 20).decimal == "-0.35")
        #expect(Fraction(20, over: 3).decimal == nil && Fraction(20, over: 3).points == "20/3")
        for exponent in [0, 1, 2, 3, 7, 64, 1_000, 1_023, 1_024] {
            let digits = "1." + String(repeating: "0", count: exponent) + "1"
            #expect(Fraction(digits)?.decimal == digits)
        }
        #expect((Fraction(1, over: 3) + Fraction(1, over: 125)).decimal == nil)
        #expect(Fraction(5).decimal == "5" && Fraction.infinity.points == "∞")
    }

    @Test func `what is undefined compares with nothing, and lies in no range`() {
        let undefined = Fraction.infinity - .infinity
        for other in [0, -1, 1, Fraction.infinity, Fraction.infinity * -1] {
            #expect(!(undefined <= other) && !(undefined >= other) && !(undefined < other) && !(undefined > other))
            #expect(!(other <= undefined) && !(other >= undefined))
        }
        #expect(!(Fraction(-1)...Fraction(1)).contains(undefined))
        #expect(Fraction.infinity <= .infinity && Fraction(1) <= 1 && Fraction(1) >= 1)
    }

    @Test func `infinity is beyond every number and adds up`() {
        #expect(Fraction.infinity > Fraction(Int.max) && 0 - Fraction.infinity < 0)
        #expect(Fraction.infinity + 5 == .infinity && 5 - Fraction.infinity == 0 - .infinity)
        #expect(Fraction.infinity + .infinity == .infinity && !(Fraction.infinity < .infinity))
        #expect(Fraction.infinity * Fraction(1, over: 3) == .infinity && !Fraction.infinity.isFinite)
    }

    @Test func `whole numbers beyond a word keep all digits`() throws {
        let large = try #require(Fraction("123456789012345678901234567890"))
        #expect((large + Fraction(1, over: 3)) * 3 == large * 3 + 1)
        #expect((large / 7) * 7 == large && large - large == 0)
        #expect(abs(large.double / 1.2345678901234568e29 - 1) < 1e-15)
        #expect((Fraction(1) / large).double == 1 / 1.2345678901234568e29)
    }

    @Test func `sums, products and comparisons obey the laws of fractions`() throws {
        let whole = Generator.one(of: [0, 1, -1, 2, 3, 7, 10, 1_000_003, Int.max, Int.min, 1 << 40])
        try forAll(whole, whole, whole) { first, second, third in
            guard second != 0, third != 0 else { return true }
            let (a, b) = (Fraction(first, over: second), Fraction(second, over: third))
            return a + b - b == a && (a == 0 || a * b / a == b) && (a < b) == (0 < b - a) && a + b == b + a
        }
    }

    /// Takes numbers of up to a word, with and without common divisors.  A result that is not in lowest terms would differ
    /// from the number at the start.
    @Test func `what is done and undone with numbers of any length leaves the number`() throws {
        let (bits, word) = (Generator<Int>.integer(in: 0...61), Generator<Int>.integer(in: 1...Int.max))
        try forAll(bits, word, word, word, settings: TestingSettings(cases: 300)) { bits, first, second, third in
            let some = [first >> bits, second, third >> (61 - bits), first & -(1 << bits)].map { max(1, $0) }
            let (a, b) = (Fraction(some[0], over: some[1]), Fraction(-some[2], over: some[3]))
            let (product, sum) = (a * b, a + b)
            guard product / b == a, product / a == b, sum - b == a, a - sum == 0 - b, a * b + a == (b + 1) * a else {
                return false
            }
            // Of more than two words.
            let long = product * product + sum
            return long - sum == product * product && long * a / long == a && long / product - sum / product == product
        }
    }

    /// Two numbers, their sum, product and quotient, as `fractions` of Python computes them.
    @Test(arguments: [
        [
            "1140296233857599507/343312935688999551",
            "-3184124066148765239/2707308152851117695",
            "1490637090316862462874206092/694829871261032099555442315",
            "-3630844680764783048989061144625137173/929453909770079935633944286703154945",
            "-2307841630786832341362993455/817204540469969878488787363",
        ],
        [
            "716142411305/3579344392846539753",
            "-32341274917/3261209842572922215",
            "1228317193864546716578/6459406070035285457867137815",
            "-4632191720747658747337/2334598632781867151185063747274862579",
            "-1292374840442337730775/64057646577791014197",
        ],
        [
            "3141747112525185531261/1858062171727390525",
            "-55677007/7738034322063976825",
            "12156482026122680845003183247462/7189470885155949164606229775",
            "-174923075976294542500317415827/14377748857355278828347322261324583125",
            "-12156482026122732574965101063631/51729961917816169",
        ],
        [
            "560260699158811971831/157047301027247843",
            "-673143336304203835990042025/18440771359493379",
            "-627696816438634945946902896260405138/17195764976049757144310211",
            "-125711918743962846117876960404669391023602065925/965357790289669047374150383510499",
            "-8763612022834101307626075441/89670982540559872255087435663276175",
        ],
        [
            "582532520222585509790910850011801993446957913/168469",
            "-745/17437115088811",
            "422058694398817666723969757611838875529230829316435314/122059805621677",
            "-39453338869620564072202598478072044101634876835/267055758354263669",
            "-422058694398817666723969757611838875529230829316440529/5215",
        ],
        [
            "4611686018427387905/6917529027641081856",
            "-4611686018427387899/6917529027641081856",
            "1/1152921504606846976",
            "-21267647932558653948014168890775961595/47852207848256971424537054170092404736",
            "-4611686018427387905/4611686018427387899",
        ],
        [
            "-9223372036854775808/4611686018427387905",
            "4611686018427387905/9223372036854775807",
            "-63802943797675961880935994819746988031/42535295865117307937533511947398414335",
            "-9223372036854775808/9223372036854775807",
            "-85070591730234615856620279821087277056/21267647932558653975684285001340289025",
        ],
    ])
    func `sums, products and quotients are those of another library`(_ words: [String]) throws {
        let numbers = try words.map { try #require(Fraction($0)) }
        let (a, b) = (numbers[0], numbers[1])
        #expect([a + b, a * b, a / b] == Array(numbers[2...]))
        #expect([b + a, b * a, a - (0 - b)] == [numbers[2], numbers[3], numbers[2]])
    }

    @Test func `some numbers times their whole factor are whole and share no divisor`() throws {
        let huge = try #require(Fraction("123456789012345678901234567890/7"))
        #expect(Fraction.wholeFactor(of: [Fraction(1, over: 2), Fraction(-2, over: 3), 0]) == 6)
        #expect(Fraction.wholeFactor(of: [4, -6]) == Fraction(1, over: 2))
        #expect(Fraction.wholeFactor(of: [0, 0]) == 1)
        #expect(Fraction.wholeFactor(of: [huge]) == 1 / huge)
    }

    @Test func `a fraction is rounded down and up, and told where a double is it`() {
        #expect(Fraction(7, over: 2).roundedDown == 3 && Fraction(-7, over: 2).roundedDown == -4)
        #expect(Fraction(-4).roundedDown == -4 && Fraction(-4).roundedUp == -4)
        #expect(Fraction(7, over: 2).roundedUp == 4 && Fraction(-7, over: 2).roundedUp == -3)
        #expect(Fraction.infinity.roundedUp == .infinity)
        #expect(Fraction(3, over: 8).exactDouble == 0.375 && Fraction(1, over: 3).exactDouble == nil)
        #expect(Fraction((1 << 53) + 1).exactDouble == nil && Fraction.infinity.exactDouble == nil)
    }

    @Test func `a short decimal is the fraction that its digits state`() throws {
        let digits = Generator<Int>.integer(in: -999_999_999_999...999_999_999_999)
        try forAll(digits, .integer(in: 0...11), settings: TestingSettings(cases: 2_000)) { digits, places in
            let double = Double(digits) / [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11][places]
            return [double, double.nextUp, 1 / double].filter(\.isFinite).allSatisfy {
                Fraction(decimal: $0) == Fraction($0.description)
            }
        }
    }
}
