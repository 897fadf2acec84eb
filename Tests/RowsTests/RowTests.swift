// RowTests.swift: the door: everything that must not get in, one by one.

import Rows
import Testing

struct RowTests {
    /// A bad item, what makes it bad, and the quantity that the error must name.
    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let item: Item
        let quantity: RowError.Quantity

        init(_ name: String, _ quantity: RowError.Quantity, _ item: Item) {
            testDescription = name
            self.quantity = quantity
            self.item = item
        }
    }

    static let refused = [
        Refused("minimum not a number", .minimum, Item(minimum: .nan)),
        Refused("minimum negative", .minimum, Item(minimum: -1)),
        Refused("minimum infinite", .minimum, Item(minimum: .infinity)),
        Refused("minimum huge", .minimum, Item(minimum: 1e308)),
        Refused("ideal not a number", .ideal, Item(ideal: .nan)),
        Refused("ideal infinite", .ideal, Item(ideal: .infinity)),
        Refused("maximum not a number", .maximum, Item(maximum: .nan)),
        Refused("maximum negative", .maximum, Item(maximum: -1)),
        Refused("maximum huge", .maximum, Item(maximum: 1e308)),
        Refused("minimum above maximum", .minimum, Item(minimum: 2, maximum: 1)),
        Refused("minimum above ideal", .minimum, Item(minimum: 2, ideal: 1)),
        Refused("ideal above maximum", .ideal, Item(ideal: 3, maximum: 2)),
        Refused("priority not a number", .priority, Item(priority: .nan)),
        Refused("priority plus infinity", .priority, Item(priority: .infinity)),
        Refused("weight zero", .weight, Item(weight: 0)),
        Refused("weight negative", .weight, Item(weight: -1)),
        Refused("weight not a number", .weight, Item(weight: .nan)),
        Refused("weight infinite", .weight, Item(weight: .infinity)),
        Refused("basis negative", .basis, Item(flex: Item.Flex(basis: -1))),
        Refused("grow negative", .grow, Item(flex: Item.Flex(grow: -1))),
        Refused("shrink not a number", .shrink, Item(flex: Item.Flex(shrink: .nan))),
        Refused("stretch negative", .stretch, Item(glue: Item.Glue(stretch: -1))),
        Refused("glue's shrink infinite", .glueShrink, Item(glue: Item.Glue(shrink: .infinity))),
        Refused("stretch order above filll", .stretchOrder, Item(glue: Item.Glue(stretchOrder: 4))),
        Refused("shrink order negative", .shrinkOrder, Item(glue: Item.Glue(shrinkOrder: -1))),
    ]

    @Test(arguments: refused)
    func `a bad item is refused by name and place`(bad: Refused) throws {
        let error = #expect(throws: RowError.self) {
            try Row(items: [Item(), bad.item], available: 100)
        }
        switch error {
        case .outOfRange(let quantity, let item, _, _):
            #expect(quantity == bad.quantity && item == 1)
        case .outOfOrder(let item, let smaller, _, _, _):
            #expect(smaller == bad.quantity && item == 1)
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test(arguments: [-1, Double.nan, -Double.infinity, 1e308])
    func `a bad container is refused`(available: Double) {
        #expect(throws: RowError.self) { try Row(items: [], available: available) }
    }

    @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, 1e308])
    func `a bad gap is refused, even where there is no gap`(gap: Double) {
        #expect(throws: RowError.self) {
            try Row(items: [Item(), Item()], spacing: gap, available: 10)
        }
        #expect(throws: RowError.self) {
            try Row(items: [Item()], spacing: gap, available: 10)
        }
    }

    @Test func `a wrong number of gaps is refused`() {
        #expect(throws: RowError.wrongCount(.spacing, count: 2, expected: 1)) {
            try Row(items: [Item(), Item()], spacing: [1, 2], available: 10)
        }
        #expect(throws: RowError.wrongCount(.spacing, count: 1, expected: 0)) {
            try Row(items: [], spacing: [1], available: 10)
        }
    }

    @Test func `two items of one name are refused`() {
        #expect(throws: RowError.duplicateIdentifier("a", first: 0, second: 2)) {
            try Row(items: [Item(id: "a"), Item(), Item(id: "a")], available: 10)
        }
    }

    @Test func `a row of more items than the limit is refused`() {
        let items = [Item](repeating: Item(), count: Limits.items + 1)
        #expect(throws: RowError.tooManyItems(Limits.items + 1)) {
            try Row(items: items, available: 10)
        }
    }

    @Test func `a row at the limit is filled in no time to speak of`() throws {
        let items = (0..<Limits.items).map { (index: Int) -> Item in
            let minimum = Double(index % 7)
            return Item(minimum: minimum, maximum: minimum + 50)
        }
        let problem = try Row(items: items, available: 100_000)
        let total = WaterFilling().lengths(for: problem).reduce(0, +)
        #expect(abs(total - 100_000) < 1e-6)
    }

    @Test func `an error says what was wrong, where, and what would be right`() {
        let error = RowError.outOfOrder(
            item: 2, smaller: .minimum, smallerValue: 50, larger: .maximum, largerValue: 40)
        #expect(error.description == "minimum of item 2 is 50, above its maximum 40; it must be at most 40")
    }
}
