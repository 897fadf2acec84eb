// EnclosureTests.swift: enclosures hold the true number, and say nothing that they do not know.

import Fractions
import LinearPrograms
import Testing

struct EnclosureTests {
    /// Doubles of all sizes, whole and not, from a fixed stream.
    private static let doubles: [Double] = {
        var state: UInt64 = 7
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
        let drawn = (0..<60).map { _ in
            (Double(next()) * 0x1p-52 - 1) * [1e-9, 0.1, 1, 3, 1e6, 1e12][Int(next() % 6)]
        }
        return drawn + [0, 1, -1, 0.1, 0.2, 1 / 3, 3, 10, 1e-300, -1e300, 0x1p-1074, 0x1p600, .greatestFiniteMagnitude]
    }()

    private func holds(_ enclosure: Enclosure, _ exact: Fraction) -> Bool {
        guard enclosure.radius.isFinite, enclosure.value.isFinite else { return true }
        let distance = Fraction(exactly: enclosure.value) - exact
        let radius = Fraction(exactly: enclosure.radius)
        return distance <= radius && 0 - distance <= radius
    }

    @Test func `sums, products and quotients of enclosures hold those of the numbers`() {
        var (kept, chain) = (Enclosure(exactly: 1), Fraction(1))
        for (index, a) in Self.doubles.enumerated() {
            for b in Self.doubles[index...] {
                let (x, y) = (Enclosure(exactly: a), Enclosure(exactly: b))
                let (p, q) = (Fraction(exactly: a), Fraction(exactly: b))
                #expect(holds(x + y, p + q) && holds(x - y, p - q) && holds(x * y, p * q), "\(a), \(b)")
                if b != 0 { #expect(holds(x / y, p / q), "\(a) / \(b)") }
                // And of numbers that are known to a radius only.
                guard b != 0, a.magnitude < 1e13, b.magnitude < 1e13, b.magnitude > 1e-12 else { continue }
                #expect(holds((x / y) * (y - x) + x / y, (p / q) * (q - p) + p / q), "\(a), \(b)")
            }
            if a.magnitude < 1e3, a.magnitude > 1e-3 {
                (kept, chain) = (kept * Enclosure(exactly: a) - Enclosure(exactly: 1), chain * Fraction(exactly: a) - 1)
                #expect(holds(kept, chain))
            }
        }
    }

    @Test func `whole numbers stay certain, and what may be 0 is not told`() throws {
        let (three, ten) = (Enclosure(exactly: 3), Enclosure(exactly: 10))
        #expect(try (three * ten - Enclosure(exactly: 30)).sign() == 0)
        #expect((three * ten / three).radius == 0)
        let third = Enclosure(exactly: 1) / three
        #expect(try third.sign() == 1)
        #expect(throws: Undecided.self) { try (third * three - Enclosure(exactly: 1)).sign() }
        #expect(throws: Undecided.self) { try (ten / Enclosure.zero).sign() }
        #expect(throws: Undecided.self) { try Enclosure(exactly: .nan).sign() }
    }

    @Test func `a sum of doubles lies between its ends`() {
        let sum = Enclosure.sum(Array(Self.doubles.indices.prefix(60))) { Self.doubles[$0] }
        let exact = Self.doubles.prefix(60).reduce(Fraction(0)) { $0 + Fraction(exactly: $1) }
        #expect(Fraction(exactly: sum.lower) <= exact && exact <= Fraction(exactly: sum.upper))
        #expect(Enclosure.sum([1, 2, 3]) { Double($0) }.lower == 6)
        #expect(Enclosure.sum([1, 2]) { $0 == 1 ? 1 : .infinity }.upper == .infinity)
    }
}
