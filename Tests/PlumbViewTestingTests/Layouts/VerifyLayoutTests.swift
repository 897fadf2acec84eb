// VerifyLayoutTests.swift: right layouts pass, broken ones fail with cases that a person would have written down.

import Documents
import Scenes
import Foundation
import Gallery
import PlumbViews
import PlumbViewTesting
import TestSupport
import Testing

struct VerifyLayoutTests {
    /// So many cases find every flaw.
    private let settings = unkept(TestingSettings(cases: 200))

    /// The same of one seed, whose smallest case is known.
    private var example: TestingSettings {
        var settings = settings
        settings.seed = 20_261_121
        return settings
    }

    private func share(_ law: String = #function) -> TestingSettings {
        Self.unkept(.share(12, of: 2_000, law: law))
    }

    private static func unkept(_ settings: TestingSettings) -> TestingSettings {
        var settings = settings
        settings.replay = nil
        return settings
    }

    @Test(arguments: [nil, 0, 6.5] as [CGFloat?])
    func `the progressive stack is optimal`(spacing: CGFloat?) throws {
        try verify(
            layout: ProgressiveStack(spacing: spacing), against: .equalIncrements, alignment: .center,
            settings: share())
    }

    @Test func `guides are those that the layout aligns on`() throws {
        try verify(
            layout: ProgressiveStack(alignment: .bottom), against: .equalIncrements, alignment: .bottom,
            settings: share())
        let found = counterexample(
            to: ProgressiveStack(alignment: .bottom), against: .equalIncrements, alignment: .top, settings: settings)
        #expect(found?.fault.description.contains("misaligned") == true)
    }

    @Test func `a row without a flaw is optimal`() throws {
        try verify(layout: FlawedRow(), against: .equalIncrements, alignment: .center, settings: share())
    }

    @Test func `layouts that are no rows keep the laws`() throws {
        try verify(layout: PhotoGrid(), settings: share())
        try verify(layout: Signpost(), settings: share())
    }

    @Test func `stacks keep the laws`() throws {
        try verify(layout: HStackLayout(), settings: share())
        try verify(layout: VStackLayout(), settings: share())
    }

    /// The flaw, words of sentences that are true of it, the most children of a smallest case.
    @Test(
        arguments: TestingSettings.share(4, of: 12, law: "a flaw is found with few children").some(
            of: [
                (.asksOnce, "unused space", 2), (.ignoresOrigin, "origin ignored", 1),
                (.forgetsGaps, "wrong extent", 2),
                (.lowPrioritiesFirst, "priority inversion|unfair", 2), (.placesTwice, "placed twice", 1),
                (.forgetsThird, "unplaced", 3), (.keepsFirstSize, "impure", 1), (.dividesByNone, "bad size", 0),
                (.shrinksWhenOffered, "disordered|wrong extent", 1), (.misaligns, "misaligned|line outside", 2),
                (.overlaps, "overlap|wrong extent", 2),
                (.placesLastSizes, "impure placing", 1),
            ] as [(FlawedRow.Flaw, String, Int)]))
    func `a flaw is found with few children`(flaw: FlawedRow.Flaw, words: String, children: Int) throws {
        let found = try #require(
            counterexample(
                to: FlawedRow(flaw: flaw), against: .equalIncrements, alignment: .center, settings: settings))
        #expect(words.split(separator: "|").contains { found.fault.description.contains($0) }, "\(found)")
        #expect(try #require(found.search).children <= children, "\(found)")
        #expect(found.description.contains(found.source) && found.description.contains("PLUMB_SEED="))
    }

    @Test(
        arguments: TestingSettings.isWhole
            ? [.asksOnce, .ignoresOrigin, .forgetsGaps, .lowPrioritiesFirst] : [.forgetsGaps] as [FlawedRow.Flaw],
        TestingSettings.isWhole ? [1, 2] : [1])
    func `other seeds find small cases too`(flaw: FlawedRow.Flaw, seed: UInt64) throws {
        var settings = settings
        settings.seed = seed
        let found = try #require(
            counterexample(to: FlawedRow(flaw: flaw), against: .equalIncrements, settings: settings))
        #expect(try #require(found.search).children <= 2, "\(found)")
    }

    @Test func `the smallest overflow of SwiftUI's row is that of the rule`() throws {
        let found = try #require(
            counterexample(
                to: HStackLayout(spacing: 0), against: .equalSizes, source: "HStackLayout(spacing: 0)",
                settings: example))
        #expect(found.fault == .row(.avoidableOverflow(overflow: 5, leastOverflow: 0)))
        let document = try RowDocument(reading: try #require(found.json))
        #expect(document.row.available == 10)
        #expect(
            document.row.items.sorted { $0.minimum < $1.minimum }
                == [Item(minimum: 0, maximum: 10), Item(minimum: 10)])
        #expect(try document.row.verdict(on: document.claims[0].lengths).kind == .avoidableOverflow)
        #expect(found.source == Self.statement)
    }

    @Test func `a column's case says that it is one`() throws {
        let found = try #require(
            counterexample(to: VStackLayout(spacing: 0), against: .equalSizes, axis: .vertical, settings: example))
        #expect(try RowDocument(reading: try #require(found.json)).axis == .vertical)
        #expect(found.source.contains("against: .equalSizes, axis: .vertical"))
        #expect(found.source.contains("Stretchable(minimum: 10, axis: .vertical)"))
    }

    private static let statement = """
        // avoidable overflow: by 5, where 0 is possible
        try verify(
            layout: HStackLayout(spacing: 0), against: .equalSizes,
            proposal: ProposedViewSize(width: 10, height: nil)
        ) {
            Stretchable(minimum: 10)
            Stretchable(maximum: 10)
        }
        """

    // `statement`, pasted.
    @Test func `a printed statement compiles and fails as it says`() {
        #expect(throws: LayoutCounterexample.self) {
            // avoidable overflow: by 5, where 0 is possible
            try verify(
                layout: HStackLayout(spacing: 0), against: .equalSizes,
                proposal: ProposedViewSize(width: 10, height: nil)
            ) {
                Stretchable(minimum: 10)
                Stretchable(maximum: 10)
            }
        }
    }
}
