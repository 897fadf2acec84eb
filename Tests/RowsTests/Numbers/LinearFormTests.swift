// LinearFormTests.swift: forms beside their coefficients in fractions, one by one: few parameters and many, short numbers
// and such as overflow a word.

import Generators
import Rows
import Testing

struct LinearFormTests {
    private static let whole = Generator.one(of: [
        0, 0, 1, -1, 2, 3, -6, 10, 997, Int.max, Int.min, 1 << 40, -(1 << 33),
    ])
    private static let divisor = Generator.one(of: [1, 1, 2, 3, 4, 6, 12, 1_000, 997, Int.max, 1 << 40, 181_390_625])
    private static let number = Generator { choices in
        Fraction(whole.draw(&choices), over: divisor.draw(&choices))
    }
    private static let numbers = Generator { choices in
        (0..<Generator<Int>.integer(in: 1...9).draw(&choices)).map { _ in number.draw(&choices) }
    }

    /// A form whose first number is the constant.
    private func form(_ numbers: [Fraction]) -> LinearForm { LinearForm(numbers[0], Array(numbers.dropFirst())) }

    private func states(_ form: LinearForm, _ numbers: [Fraction]) -> Bool {
        let last = numbers.indices.dropFirst().last { numbers[$0] != 0 } ?? 0
        return form.constant == numbers[0] && form.coefficients == Array(numbers[...last].dropFirst())
            && (form.known == nil) == (last > 0)
            && numbers.indices.dropFirst().allSatisfy { form[$0 - 1] == numbers[$0] }
            // However it came about, it is the form with these numbers.
            && form == self.form(numbers) && form.hashValue == self.form(numbers).hashValue
    }

    @Test func `sums, multiples and values are those of the coefficients`() throws {
        try forAll(Self.numbers, Self.numbers, Self.number) { first, second, factor in
            let (one, other) = (form(first), form(second))
            let sums = (0..<max(first.count, second.count)).map { index in
                (index < first.count ? first[index] : 0, index < second.count ? second[index] : 0)
            }
            guard states(one, first), states(one + other, sums.map { $0 + $1 }),
                states(one - other, sums.map { $0 - $1 }),
                states(one - other + other - one, [0]), states(one * factor, first.map { $0 * factor })
            else { return false }
            if factor != 0 { guard states(one / factor, first.map { $0 / factor }) else { return false } }
            let point = first.reversed() + [factor]
            let value = zip(first.dropFirst(), point).reduce(first[0]) { $0 + $1.0 * $1.1 }
            let there: LinearForm = one.value(at: point.map { LinearForm($0) })
            return one.value(at: point) == value && there.known == value
        }
    }

    @Test func `one parameter alone has a coefficient of 1`() {
        for index in [0, 3, 5, 6, 11] {
            let form = LinearForm(parameter: index)
            #expect(form.coefficients.count == index + 1 && form.coefficients.last == 1 && form.constant == 0)
            #expect(form - form == 0 && (form * 6 / 4)[index] == Fraction(3, over: 2))
        }
    }

    @Test func `an infinite length does not vary`() {
        let varying = LinearForm(3, [1, Fraction(1, over: 2)])
        for length in [varying + .infinity, .infinity - varying, .infinity * 2, LinearForm(.infinity, [1])] {
            #expect(length == .infinity && length.known == .infinity && length.coefficients.isEmpty)
        }
        #expect(
            varying - .infinity == LinearForm(0 - .infinity) && !(LinearForm.infinity - .infinity).constant.isFinite)
    }
}
