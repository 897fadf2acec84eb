// MeasurementCountTests.swift: how often views are measured by the optimum, beside SwiftUI's rule, which asks little.

import Generators
import Rows
import Testing

@testable import LayoutCore

struct MeasurementCountTests {
    private let optimum = LayoutEngine(name: "test", rule: DistributionRule(WaterFilling()))

    private func counts(
        _ view: some View, _ size: ProposedViewSize
    ) throws -> (own: LayoutStatistics, swiftUI: LayoutStatistics) {
        let own = try LayoutHost(view, engine: optimum).layout(size)
        return (own.statistics, try LayoutHost(view).layout(size).statistics)
    }

    /// Wrapping texts, rows and columns by turns.
    private struct Tree: View {
        let level: Int
        let seed: Int
        private static let texts = [
            "The quick brown fox jumps", "over the lazy dog today", "Lorem ipsum dolor sit amet consectetur",
            "a bb ccc dddd eeeee ffffff",
        ]

        var body: some View {
            if level == 0 {
                Text(Self.texts[seed % 4])
            } else if level % 2 == 0 {
                HStack { halves }
            } else {
                VStack { halves }
            }
        }

        @ViewBuilder private var halves: some View {
            Tree(level: level - 1, seed: seed * 2 + 1)
            Tree(level: level - 1, seed: seed * 3 + 2)
        }
    }

    @Test(arguments: TestingSettings.isWhole ? [4, 6, 8, 10] : [4, 6, 8])
    func `nested text costs at most three times what SwiftUI's rule asks, at every depth`(depth: Int) throws {
        let counts = try counts(Tree(level: depth, seed: 1), ProposedViewSize(width: 1_200, height: 800))
        #expect(counts.own.measurements <= 3 * counts.swiftUI.measurements, "\(counts)")
    }

    /// Pictures of a fixed ratio beside and above each other, by turns.
    private struct Chain: View {
        let level: Int

        var body: some View {
            if level == 0 {
                picture
            } else if level % 2 == 0 {
                HStack { links }
            } else {
                VStack { links }
            }
        }

        private var picture: some View { Color.blue.aspectRatio(2, contentMode: .fit) }

        @ViewBuilder private var links: some View {
            Chain(level: level - 1)
            picture
        }
    }

    @Test(arguments: [10, 30, 50, 70])
    func `a chain of ratios costs at most three times what SwiftUI's rule asks, at every depth`(depth: Int) throws {
        let counts = try counts(Chain(level: depth), ProposedViewSize(width: 1_000, height: 800))
        #expect(counts.own.measurements <= 3 * counts.swiftUI.measurements, "\(counts)")
    }

    @Test func `in any tree no view is measured more than eight times as often as by SwiftUI's rule`() throws {
        try forAll(.views, settings: .share(60, of: 3_000)) { view in
            let counts = try counts(view, ProposedViewSize(width: 300, height: 200))
            return counts.own.mostForOneView <= 8 * counts.swiftUI.mostForOneView
        }
    }
}
