// SlopeTextTests.swift: slopes as people read them.

import Rows
import Testing

struct SlopeTextTests {
    static let fractions: [(Double, String)] = [
        (1 / 3, "1/3"), (0.5, "1/2"), (1, "1"), (0, "0"), (-0.4, "-2/5"), (6 / 35, "6/35"), (59 / 60, "59/60"),
        (2.5, "5/2"),
    ]

    @Test(arguments: fractions)
    func `a slope that is a fraction is written as one`(slope: Double, text: String) {
        #expect(slope.slopeText == text)
    }

    @Test func `a slope an ulp off is the same fraction`() {
        #expect((1 / 3.0).nextUp.slopeText == "1/3" && 1.0.nextDown.slopeText == "1" && 1e-17.slopeText == "0")
    }

    @Test func `other slopes are decimals of four digits that count`() {
        #expect(
            0.101010101.slopeText == "0.101" && 0.333333.slopeText == "0.3333"
                && (-0.0012345678).slopeText == "-0.001235")
    }
}
