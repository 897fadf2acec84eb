// RowShapeTests.swift: rows as they are asked for.  Lengths in points.

import PlumbTesting
import Rows
import Testing

struct RowShapeTests {
    @Test(arguments: Policy.allCases)
    func `whole rows have whole lengths and containers, and those of one gap have no other`(policy: Policy) throws {
        var shape = RowShape(policy: policy)
        (shape.isWhole, shape.hasOneGap) = (true, true)
        try forAll(.rows(shape), settings: TestingSettings(cases: 200)) { row in
            let ofItems = row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.flex.basis, $0.base] }
            return (ofItems + row.spacing + [row.available ?? 0]).allSatisfy { $0.isInfinite || $0 == $0.rounded() }
                && Set(row.spacing).count <= 1 && row.spacing.allSatisfy { $0 >= 0 }
        }
    }
}
