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

    @Test(arguments: Policy.allCases)
    func `rows that are stated under a policy are rows of it, and ask for nothing that does not count`(
        policy: Policy
    ) throws {
        let statement = try RowStatement(
            parsing: "min, ideal, grow=weight, shrink=ideal-min, priority=expands, shrinkPriority=-priority")
        var shape = RowShape(policy: policy)
        shape.statement = statement
        try forAll(.rows(shape), settings: TestingSettings(cases: 200)) { asked in
            let row = statement.row(asked, under: policy)
            let found = row.items.map { item in
                var item = item
                (item.flex.shrink, item.glue) = (1, Item.Glue())
                return item
            }
            let isSame = row.spacing == asked.spacing && row.available == asked.available
            return isSame && row.policy == policy && found == asked.items.map(Self.expanding)
        }
        shape.statement = try RowStatement(parsing: "max,weight=2")
        let plain = Item()
        try forAll(.rows(shape), settings: TestingSettings(cases: 50)) { (asked: Row) -> Bool in
            let found = asked.items.map { item in
                var item = item
                item.maximum = .infinity
                return item
            }
            return found == asked.items.map { _ in plain }
        }
    }

    private static func expanding(_ asked: Item) -> Item {
        var stated = Item(minimum: asked.minimum, ideal: asked.ideal, priority: asked.priority > 0 ? 1 : 0)
        stated.flex.grow = asked.weight
        stated.shrinkPriority = -asked.priority
        return stated
    }
}
