// WrittenInTeXTests.swift: rows of glue are set, others refused.

import Rows
import Testing

struct WrittenInTeXTests {
    let items = [Item(ideal: 10, glue: Item.Glue(stretch: 1)), Item(ideal: 10, glue: Item.Glue(stretch: 3))]

    @Test func `a row of glue is set by its ratio`() throws {
        let problem = try Row(items: items, available: 40, policy: .glue)
        #expect(try WrittenInTeX().lengths(for: problem) == [15, 25])
    }

    @Test(arguments: Policy.allCases.filter { $0 != .glue })
    func `a row without glue is refused`(policy: Policy) throws {
        let problem = try Row(items: [Item(), Item()], available: 40, policy: policy)
        #expect(throws: RowError.notGlue) { try WrittenInTeX().lengths(for: problem) }
    }
}
