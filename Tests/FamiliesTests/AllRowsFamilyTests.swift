// AllRowsFamilyTests.swift: the family of all rows of some number of items.

import Families
import Rows
import Testing

struct AllRowsFamilyTests {
    @Test func `each item has its priority, and the parameters are the bounds`() throws {
        let family = try Family.allRows(of: 3, policy: .weights, priorities: [1, 0, -.infinity])
        #expect(family.row.items.map(\.priority) == [1, 0, -.infinity])
        #expect(family.row.policy == .weights)
        #expect(family.parameters.map(\.name) == ["min1", "min2", "min3", "max1", "max2", "max3"])
        #expect(try Family.allRows(of: 2).row.items.map(\.priority) == [0, 0])
    }

    @Test func `more or fewer priorities than items are refused`() {
        #expect(throws: FamilyError.priorityCount(1, items: 2)) { try Family.allRows(of: 2, priorities: [1]) }
        #expect(throws: FamilyError.priorityCount(3, items: 2)) { try Family.allRows(of: 2, priorities: [1, 0, 0]) }
    }
}
