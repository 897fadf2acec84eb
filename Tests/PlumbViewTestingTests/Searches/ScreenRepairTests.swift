// ScreenRepairTests.swift: the cheapest numbers with which a screen keeps all claims.  Expected values are sums.

import Foundation
import PlumbViews
import Testing

@testable import PlumbViewTesting

struct ScreenRepairTests {
    /// Two views of 100 and their gap, in 210 to 300 points.
    private func row(_ setting: ViewSetting) -> some View {
        HStack(spacing: setting.number("spacing")) {
            Color.red.frame(width: 100)
            Color.blue.frame(width: setting.number("side"))
        }
    }

    private func repair(
        _ numbers: [ScreenNumber], that claims: [ViewClaim] = [.fits], widths: ClosedRange<Int> = 210...300
    ) throws -> ScreenRepair? {
        try #require(throws: ViewCounterexample.self) {
            try verify(
                screen: row, widths: widths, textSizes: [.large, .xLarge], that: claims, repairing: numbers)
        }.leastRepair
    }

    @Test func `the gap gives up two points, which each cheaper choice does not`() throws {
        let found = try repair([ScreenNumber("spacing", 12, in: 0...24), ScreenNumber("side", 100, in: 100...100)])
        #expect(found?.outcome == .found(["spacing": 10], variants: 2, cheaper: 2))
        #expect(
            found?.description
                == "spacing 10 instead of 12 repairs it, in all 2 settings; 2 choices that cost no more fail")
    }

    private func values(_ repair: ScreenRepair?) -> [String: CGFloat]? {
        guard case .found(let values, _, _)? = repair?.outcome else { return nil }
        return values
    }

    @Test func `prices say which number changes, and steps how far`() throws {
        let spacing = ScreenNumber("spacing", 12, in: 0...24, price: 3)
        let cheap = values(try repair([spacing, ScreenNumber("side", 100, in: 44...120)]))
        #expect(cheap == ["side": 98])
        let steps = ScreenNumber("spacing", 12, in: 0...24, step: 8)
        let coarse = values(try repair([steps, ScreenNumber("side", 100, in: 100...100)]))
        #expect(coarse == ["spacing": 4])
    }

    @Test func `all claims are kept, and where none of the choices does that is said`() throws {
        let wide = ScreenNumber("spacing", 12, in: 11...24)
        let found = try repair([wide, ScreenNumber("side", 100, in: 100...100)])
        #expect(found?.outcome == .none(tried: 13))
        #expect(found?.description == "none of 13 choices of spacing, side repairs it")
        let small = try repair(
            [ScreenNumber("spacing", 78, in: 78...78), ScreenNumber("side", 40, in: 30...50)])
        #expect(small?.outcome == .found(["side": 32], variants: 2, cheaper: 14))
    }

    @Test func `a number that nobody gave, and too many, are refused`() throws {
        #expect(throws: ViewQuestionError.missingNumber("spacing")) {
            try verify(screen: row, widths: 210...300, that: [.fits])
        }
        #expect(throws: ViewQuestionError.manyNumbers(20_000)) {
            try verify(
                screen: row, widths: 210...300, that: [.fits],
                repairing: [ScreenNumber("spacing", 12, in: 0...999), ScreenNumber("side", 100, in: 0...999)])
        }
    }

    @Test func `a screen that holds is not changed`() throws {
        let coverage = try verify(
            screen: row, widths: 212...300, that: [.fits],
            repairing: [ScreenNumber("spacing", 12, in: 0...24), ScreenNumber("side", 100, in: 0...100)])
        #expect(coverage.variants == 1)
    }
}
