// DeviationTests.swift: laws that are not claimed, because they do not hold; each with its smallest example.

import Plumb
import PlumbTesting
import Testing

struct DeviationTests {
    /// Finds a row on which a rule breaks a law.
    func breaks(_ law: Law, _ rule: any Distribution, _ shape: RowShape) -> PropertyFailure? {
        var settings = TestingSettings(cases: 20_000)
        settings.replay = nil
        return #expect(throws: PropertyFailure.self) {
            try forAll(.rows(shape), settings: settings) { try law.holds(for: rule, on: $0) }
        }
    }

    @Test func `SwiftUI's rule overflows where it need not`() throws {
        let failure = breaks(.budget, SwiftUIRule(), RowShape(hasTiers: false))
        // Both orders are as small.
        let smallest = ["{\"max\": 10}, {\"min\": 10}", "{\"min\": 10}, {\"max\": 10}"].map {
            "{\"available\": 10, \"items\": [\($0)]}"
        }
        #expect(smallest.contains(try #require(failure).smallest))
    }

    @Test func `SwiftUI's rule depends on the order of declaration`() throws {
        let items = [Item(maximum: 100), Item(minimum: 100, maximum: 200)]
        let problem = try Row(items: items, available: 150)
        #expect(try !Law.permutation.holds(for: SwiftUIRule(), on: problem))
        _ = breaks(.permutation, SwiftUIRule(), RowShape())
    }

    @Test func `SwiftUI's rule is not idempotent: offered the size that it took, it takes more`() throws {
        let items = [Item(maximum: 100), Item(minimum: 100)]
        let first = SwiftUIRule().lengths(for: try Row(items: items, available: 150))
        #expect(first == [75, 100])
        let second = SwiftUIRule().lengths(for: try Row(items: items, available: 175))
        #expect(second == [87.5, 100])
    }

    @Test func `a CSS line that shrinks by factors below 1 is not continuous`() throws {
        _ = breaks(.continuous, CSSFlexbox(), RowShape(policy: .cssFlex))
    }

    @Test func `lengths under weights do not follow when every bound is raised alike`() throws {
        _ = breaks(.translation, WaterFilling(), RowShape(policy: .weights))
    }
}
