// LengthsByBasesTests.swift: lengths without certificates are those that have certificates, to the last bit.

import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import RowPrograms

struct LengthsByBasesTests {
    @Test(arguments: Policy.allCases)
    func `the lengths alone are those with a proof`(policy: Policy) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 0...8))
        try forAll(rows, settings: .share(300, of: 20_000, under: policy)) { row in
            let programs = LinearProgramming()
            guard let alone = row.lengthsByBases else { return true }
            return try programs.solve(row).lengths.map(\.bitPattern) == alone.map(\.bitPattern)
        }
    }

    @Test func `tiers before the one in which the room ends are full, those behind it at their least`() throws {
        let items = [
            Item(minimum: 10, maximum: 40, priority: 2), Item(minimum: 5, maximum: 50, priority: 1),
            Item(minimum: 5, maximum: 20, priority: 1), Item(minimum: 8, maximum: 90),
        ]
        #expect(try Row(items: items, available: 100).lengthsByBases == [40, 32, 20, 8])
        #expect(try Row(items: items, available: 20).lengthsByBases == [10, 5, 5, 8])
        #expect(try Row(items: items, available: 300).lengthsByBases == [40, 50, 20, 90])
    }
}
