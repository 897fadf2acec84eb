import Rows
import RowPrograms
import Testing

@Suite struct RowAmbiguityTests {
    private func ambiguity(
        _ statement: RowAmbiguity.Statement, _ items: [Item], in available: Double
    ) throws -> RowAmbiguity {
        let problem = try Row(items: items, available: available)
        return try #require(try problem.ambiguities().first { $0.statement == statement })
    }

    @Test func `without fairness two items without bounds may share 10 points in any way`() throws {
        let found = try ambiguity(.tiers, [Item(), Item()], in: 10)
        #expect(found.movable == [0, 1])
        #expect(found.ranges.allSatisfy { abs($0.lowerBound) < 1e-6 && abs($0.upperBound - 10) < 1e-6 })
    }

    @Test func `two tiers leave nothing open`() throws {
        #expect(try ambiguity(.tiers, [Item(priority: 1), Item()], in: 10).movable.isEmpty)
    }

    @Test func `beside two items of no width, one common level is no reason to share equally`() throws {
        // The sum of |w - t| over 0, 0, a and b with a + b = 10 is 10 for every t between 0 and the smaller of the two.
        let items = [Item(maximum: 0), Item(maximum: 0), Item(), Item()]
        let found = try ambiguity(.constraints(.level), items, in: 10)
        #expect(found.movable == [2, 3])
        #expect(abs(found.ranges[2].lowerBound) < 1e-6 && abs(found.ranges[2].upperBound - 10) < 1e-6)
        // Neighbours: 0, 0, a, b: the sum |a| + |a - b| is least, 5, where a = b, and 10 - a for smaller a.
        #expect(try ambiguity(.constraints(.chain), items, in: 10).movable.isEmpty)
    }

    @Test func `rows beyond the limit are not asked about`() throws {
        let items = [Item](repeating: Item(), count: RowAmbiguity.mostItems + 1)
        #expect(try Row(items: items, available: 100).ambiguities().isEmpty)
    }
}
