// TeethTests.swift: rows of one parameter in which SwiftUI's rule has (n + 1)²/4 regions (Documentation/Proofs.md).

import Proofs
import Testing

struct TeethTests {
    /// A row of `2 * turns + 1` items whose offers turn `turns` times over one parameter, and are then held against as many
    /// constant maxima.
    private static func family(turns: Int) throws -> Family {
        let t = Parameter("t", 0...Fraction(turns + 1))
        let count = 2 * turns + 1
        let width = Fraction(16 * count * (turns + 1))
        let start = width * 2 + Fraction(8 * count * (turns + 1))
        var items: [ItemOver<VaryingLength>] = []
        // The offer beyond its last turn: a constant and a slope.
        var (offer, slope, left): (VaryingLength, Fraction, Int) = (VaryingLength(start) + t.length, 1, count)
        for turn in 0..<turns {
            let steep = Fraction(2 * (left - 1))
            let beyond = t.length - VaryingLength(Fraction(turn + 1))
            let own = VaryingLength(width + Fraction(turn))
            if slope > 0 {
                let minimum = offer + beyond * steep
                items.append(ItemOver(minimum: minimum, maximum: minimum + own))
            } else {
                let maximum = offer - beyond * steep
                items.append(ItemOver(minimum: maximum - own, maximum: maximum))
            }
            offer = offer - beyond * (slope * 2)
            slope = 0 - slope
            left -= 1
        }
        for turn in 0..<turns {
            let maximum = VaryingLength(start + Fraction(1, over: 3) + Fraction(turn, over: 3 * turns))
            let own = VaryingLength(width + Fraction(turns + turn))
            items.append(ItemOver(minimum: maximum - own, maximum: maximum))
        }
        items.append(ItemOver(minimum: 0, maximum: VaryingLength(start * 3)))
        let container = (VaryingLength(start) + t.length) * Fraction(count)
        return try Family(parameters: [t], items: items, available: container)
    }

    @Test(arguments: [2, 4, 6]) func `one parameter gives a quarter of (n + 1)² regions`(turns: Int) throws {
        let regions = try FamilyRegions(of: Self.family(turns: turns), by: .swiftUI)
        #expect(regions.regions.count == (turns + 1) * (turns + 1))
    }
}
