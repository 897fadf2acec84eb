// InequalitySystemTests.swift: points and proofs that there are none.

import PlumbTesting
import Testing

@testable import Proofs

struct InequalitySystemTests {
    private static let box = ParameterBox(ranges: [0...10, 0...10])
    private let x = LinearForm(parameter: 0)
    private let y = LinearForm(parameter: 1)

    private func answer(_ halves: [HalfSpace]) throws -> InequalitySystem.Answer {
        var programs = 0
        return try InequalitySystem(box: Self.box, halves: halves).answer(&programs)
    }

    private func isEmpty(_ halves: [HalfSpace]) throws -> Bool {
        if case .empty = try answer(halves) { true } else { false }
    }

    @Test func `strict inequalities leave out what others keep`() throws {
        let atMost = HalfSpace(x - y, isPositive: false)
        let atLeast = HalfSpace(y - x, isPositive: false)
        #expect(try !isEmpty([atMost, atLeast]))
        #expect(try isEmpty([atMost, HalfSpace(x - y, isPositive: true)]))
        #expect(try isEmpty([HalfSpace(y - x, isPositive: true), HalfSpace(x - y, isPositive: true)]))
        #expect(try isEmpty([HalfSpace(x + y - 20, isPositive: true)]))
        #expect(try !isEmpty([HalfSpace(20 - x - y, isPositive: false)]))
        #expect(try isEmpty([HalfSpace(20 - x - y, isPositive: false), HalfSpace(x - y, isPositive: true)]))
    }

    /// Small systems of small numbers, on which no point of a fine grid may be where there is said to be none.
    @Test func `what is empty has no point of a grid`() throws {
        var (empty, full) = (0, 0)
        let systems = Generator<[[Int]]> { choices in
            (0..<Int(2 + choices.draw(upTo: 3))).map { _ in
                [Int(choices.draw(upTo: 6)) - 3, Int(choices.draw(upTo: 6)) - 3, Int(choices.draw(upTo: 20)) - 10]
                    + [Int(choices.draw(upTo: 1))]
            }
        }.described { "\($0)" }
        try forAll(systems, settings: TestingSettings(cases: 300)) { rows in
            let halves = rows.filter { $0[0] != 0 || $0[1] != 0 }.map { row in
                HalfSpace(
                    LinearForm(Fraction(row[2]), [Fraction(row[0]), Fraction(row[1])]), isPositive: row[3] == 1)
            }
            let system = InequalitySystem(box: Self.box, halves: halves)
            switch try answer(halves) {
            case .point(let point):
                full += 1
                return system.contains(point)
            case .empty(let multipliers):
                empty += 1
                for first in 0...20 {
                    for second in 0...20
                    where system.contains([Fraction(first, over: 2), Fraction(second, over: 2)]) { return false }
                }
                // A proof does not survive a changed sign.
                return system.isEmpty(by: multipliers) && !system.isEmpty(by: multipliers.map { 0 - $0 })
            }
        }
        #expect(empty > 30 && full > 30)
    }
}
