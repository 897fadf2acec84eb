// ViewTrialTests.swift: what would repair a screen is tried, and told only where all widths bear it out.
// Time passes as the tests say; it stands still where they say nothing.

import Foundation
import PlumbViews
import Testing

@testable import PlumbViewTesting

struct ViewTrialTests {
    private func found(
        _ claim: ViewClaim, widths: ClosedRange<Int>, directions: [LayoutDirection] = [.leftToRight],
        @ViewBuilder screen: @escaping (ViewSetting) -> some View
    ) throws -> ViewCounterexample {
        let question = try ViewQuestion(
            widths: widths, height: nil, textSizes: [.large, .xLarge], languages: ["en"], directions: directions,
            strings: [:], claims: [claim], source: "screen")
        let erased = { (setting: ViewSetting) in AnyView(screen(setting)) }
        var search = ViewSearch(question, erased)
        return try #require(try search.counterexample(trying: [ViewChange(.waterFilling, in: erased)]))
    }

    private func row(least: CGFloat) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(minWidth: least, maxWidth: 100)
            Color.blue.frame(minWidth: 100)
        }
    }

    /// The optimum of the row fits from 100 on.
    @Test func `where the minima fit, the water-filling engine repairs an overflow in every setting`() throws {
        let found = try found(.fits, widths: 110...300, directions: .all) { _ in row(least: 0) }
        #expect(found.trials.map(\.outcome) == [.holds(variants: 4)])
        #expect(found.description.contains("  the water-filling engine repairs it, in all 4 settings\n"))
        #expect(found.repair == "the water-filling engine")
    }

    /// SwiftUI's rule overflows below 200, the minima below 140.  The width that failed is tried first.
    @Test func `it does not where they do not fit in some width`() throws {
        let found = try #require(throws: ViewCounterexample.self) {
            try verify(
                screen: { _ in row(least: 40) }, widths: 110...300, textSizes: [.large, .xLarge], that: [.fits])
        }
        let outcome = ViewTrial.Outcome.fails(width: 110, found.variant)
        #expect(found.trials.map(\.outcome) == [outcome] && found.repair == nil)
        let words = "the water-filling engine does not repair it: it fails 110 wide, language en"
        #expect(found.description.contains(words))
    }

    /// From 160 on a view of 165 takes the place of the row.
    @Test func `a repair has to hold in all widths, not in that which failed`() throws {
        let found = try found(.fits, widths: 110...300) { setting in
            if setting.width < 160 { row(least: 0) } else { Color.red.frame(width: 165) }
        }
        #expect(found.width == 110)
        #expect(found.trials.map(\.outcome) == [.fails(width: 160, found.variant)])
    }

    @Test func `what no other sharing of lengths would change is not tried`() throws {
        let small = { (_: ViewSetting) in Button(action: {}) { Color.red.frame(width: 20, height: 20) } }
        #expect(try found(.tappable(), widths: 110...300, screen: small).trials.isEmpty)
        #expect(try found(.that("false") { _ in false }, widths: 110...300, screen: small).trials.isEmpty)
    }

    /// A screen of 4,001 views is laid out as often as the search did, here once, or 24 times, which is not enough for 39
    /// widths.
    @Test func `an unfinished trial reports nothing`() throws {
        let found = try found(.fits, widths: 110...300) { _ in
            VStack(spacing: 0) {
                row(least: 0)
                ForEach(0..<4_000, id: \.self) { _ in Color.red.frame(width: 1, height: 0) }
            }
        }
        #expect(found.trials.map(\.outcome) == [.unfinished] && found.repair == nil)
        #expect(found.description.contains("may repair it: no fault was found in the widths that were tried"))
    }
}
