// HardNumbersTests.swift: idle parameters, equalities everywhere, thirds and billionths.

import Proofs
import Testing

struct HardNumbersTests {
    @Test func `parameters that do nothing split nothing`() throws {
        let idle = (0..<6).map { Parameter("idle\($0)", 0...100) }
        let family = try Family(
            parameters: idle, items: [ItemOver(minimum: 10), ItemOver(minimum: 20)], available: 25)
        let proof = try family.prove(.fits, by: .swiftUI)
        #expect(proof.effort.regions == 1 && proof.worst?.value == 5)
        #expect(proof.counterexample?.at.values.allSatisfy { $0 == 0 } == true)
    }

    @Test func `a family of equalities is a line, and its rows are told exactly`() throws {
        let names = (0..<4).map { Parameter("a\($0)", 0...90) }
        let equal = zip(names, names.dropFirst()).flatMap { [$0.length <= $1.length, $0.length >= $1.length] }
        let items = names.map { ItemOver<VaryingLength>(minimum: $0.length, maximum: $0.length) }
        let family = try Family(parameters: names, items: items, available: names[0] * 4, where: equal)
        for rule in [SwiftUIRule() as any Rule, WaterFilling(), ProgressiveFilling()] {
            #expect(try family.prove(.fits, by: rule).isProved)
            #expect(try family.prove(.optimal, by: rule).isProved)
            #expect(try family.prove(.unused <= 0, by: rule).isProved)
        }
        #expect(try family.worst(.term(.total), by: .swiftUI).value == 360)
    }

    @Test func `thirds are thirds`() throws {
        let width = Parameter("width", Fraction(1, over: 3)...Fraction(200, over: 7))
        let third = width / 3
        let items = (0..<3).map { _ in ItemOver<VaryingLength>(minimum: third, maximum: third) }
        let family = try Family(parameters: [width], items: items, available: width.length)
        #expect(try family.prove(.fits, by: .swiftUI).isProved)
        #expect(try family.prove(.unused <= 0, by: .swiftUI).isProved)
        #expect(try family.worst(.term(.length("0")), by: .swiftUI).value == Fraction(200, over: 21))
    }

    @Test func `a billionth too much is found, and no more than that`() throws {
        let tiny = Fraction(decimal: 1e-9)
        let width = Parameter("width", 0...1000)
        func family(_ factor: Fraction) throws -> Family {
            let items = [ItemOver<VaryingLength>(minimum: width * factor), ItemOver(minimum: width / 2)]
            return try Family(parameters: [width], items: items, available: width.length)
        }
        let half = Fraction(1, over: 2)
        #expect(try family(half).prove(.fits, by: .waterFilling).isProved)
        #expect(try family(half - tiny).prove(.fits, by: .waterFilling).isProved)
        let worst = try family(half + tiny).worst(.overflow, by: .waterFilling)
        #expect(worst.value == 1000 * tiny && worst.isAttained)
    }

    @Test func `numbers that no double states leave a claim undecided, never wrong`() throws {
        let width = Parameter("width", 0...1000)
        let long = try #require(Fraction("0.1234567890123456789"))
        let family = try Family(
            parameters: [width],
            items: [ItemOver(minimum: width * long), ItemOver(minimum: width.length - width * long + 10)],
            available: width + 5)
        switch try family.prove(.fits, by: .swiftUI).verdict {
        case .proved: Issue.record("it overflows by 5 everywhere")
        case .refuted(let counterexample): #expect(counterexample.value == 5)
        case .undecided: break
        }
    }
}
