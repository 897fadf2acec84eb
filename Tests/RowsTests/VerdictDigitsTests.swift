// VerdictDigitsTests.swift: a verdict's numbers have the digits that tell them apart.

import Rows
import Testing

struct VerdictDigitsTests {
    @Test(arguments: [
        ([50.001, 100], "avoidable overflow: by 0.001, where 0 is possible"),
        ([49.999, 100], "unused space: 0.001 left over, yet item 1 could grow"),
        ([100.001, 49.999], "out of bounds: item 0 is 100.001, above its maximum 100"),
        ([75, 100], "avoidable overflow: by 25, where 0 is possible"),
    ])
    func `of small differences too`(lengths: [Double], words: String) throws {
        let row = try Row(items: [Item(maximum: 100), Item(minimum: 100)], available: 150)
        #expect(try row.verdict(on: lengths).description == words)
    }

    @Test func `of a small unfairness`() throws {
        let row = try Row(items: [Item(), Item()], available: 100)
        #expect(
            try row.verdict(on: [50.001, 49.999]).description
                == "unfair: moving 0.001 from item 0 to item 1 levels them")
    }
}
