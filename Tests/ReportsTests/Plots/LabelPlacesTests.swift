// LabelPlacesTests.swift: labels that do not cover each other.

import PlumbTesting
import Testing

@testable import Reports

struct LabelPlacesTests {
    func places(_ wanted: [Double], size: Double = 10, within ends: ClosedRange<Double> = 0...1_000) -> [Double] {
        LabelPlaces.places(of: wanted.map { LabelPlaces.Label(wanted: $0, size: size) }, within: ends)
    }

    @Test func `labels far apart stay where they belong`() {
        #expect(places([20, 40, 70]) == [20, 40, 70])
        #expect(places([]).isEmpty)
    }

    @Test func `labels in one place move apart evenly`() {
        #expect(places([50, 50]) == [45, 55])
        #expect(places([50, 50, 50, 200]) == [40, 50, 60, 200])
    }

    @Test func `labels keep inside the ends`() {
        #expect(places([0, 1]) == [5, 15])
        #expect(places([100, 100], within: 0...100) == [85, 95])
    }

    @Test func `labels of different sizes keep half of both apart`() {
        let labels = [(50.0, 10.0), (52.0, 30.0)].map { LabelPlaces.Label(wanted: $0.0, size: $0.1) }
        #expect(LabelPlaces.places(of: labels, within: 0...1_000) == [41, 61])
    }

    @Test func `no label covers another`() throws {
        try forAll(.integer(in: 0...1_000), .integer(in: 1...40)) { seed, count in
            var random = SplitMix64(seed: UInt64(seed))
            let wanted = (0..<count).map { _ in Double.random(in: 0...600, using: &random) }.sorted()
            let places = places(wanted, size: 12)
            return zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 12 - 1e-9 }
        }
    }

    @Test(arguments: [(359.0, 8, 50.0), (1, 6, 0.2), (0.03, 6, 0.005), (148, 6, 50), (1e9, 8, 2e8), (7, 7, 1)])
    func `axes are divided by round numbers`(span: Double, most: Int, step: Double) {
        #expect(abs(PlotScale.step(over: span, most: most) - step) <= 1e-9 * step)
    }

    @Test func `spans that are no doubles have no numbers, and the ends of an axis places`() {
        let widest = PlotScale(-1.7e308...1.7e308, from: 0, to: 100)
        #expect(widest.ticks(most: 5).isEmpty && widest.place(-1.7e308) == 0 && widest.place(0) == 50)
        let least = Double.leastNonzeroMagnitude
        #expect(PlotScale(0...least, from: 0, to: 100).ticks(most: 5).isEmpty)
        #expect(PlotScale.rounded(0...least) == 0...1 && PlotScale.rounded(-1.7e308...1) == -1.7e308...1)
        #expect(PlotScale.rounded(-3...18) == -5...20)
    }

    @Test func `the numbers of an axis are multiples of its step`() {
        #expect(PlotScale(3...18, from: 0, to: 100).ticks(most: 5) == [5, 10, 15])
        #expect(PlotScale(0...20, from: 0, to: 100).ticks(most: 4) == [0, 5, 10, 15, 20])
    }
}
