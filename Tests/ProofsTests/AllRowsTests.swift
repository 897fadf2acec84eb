// AllRowsTests.swift: theorems about all rows of some number of items.
// The greatest overflow of SwiftUI's rule is (n - 1)/n of the container: Documentation/Mathematics.md, section 8.

import Proofs
import Testing

struct AllRowsTests {
    @Test(arguments: [1, 2, 3, 4])
    func `SwiftUI's rule overflows by n - 1 nths of the container at most, and does so`(count: Int) throws {
        let family = try Family.allRows(of: count)
        let study = try FamilyStudy(of: family, by: .swiftUI, measures: [.overflow, .avoidableOverflow])
        let expected = Fraction(count - 1, over: count)
        #expect(study.stop == nil)
        #expect(study.worst.map(\.value) == [expected, expected])
        #expect(study.worst.allSatisfy { $0.isAttained })
        for worst in study.worst {
            let row = try family.row(at: worst.at)
            let arrangement = ArrangementOver(row.lengths(by: .swiftUI), in: row)
            #expect(arrangement.overflow == expected)
        }
    }
}
