// MonthCalendarTests.swift: a border that follows the selected month.  Lengths in points.

import PlumbViews
import Testing

struct MonthCalendarTests {
    // Columns are 112 + 4 = 116 apart, rows 44 + 4 = 48; the first month stands at 20, 20 + 34 + 8 = 62.
    // A name's rectangle is 28 wider than its text, 18 + 2 * 7 = 32 high, and in the middle of its cell.
    // "May" (833 + 556 + 500) * 0.015 = 28.335, so 29 + 28 = 57 wide: x = 136 + (112 - 57) / 2 = 163.5,
    // y = 110 + (44 - 32) / 2 = 116.
    @Test func `the border lies around the selected month and moves to a month that is tapped`() throws {
        let host = LayoutHost(MonthCalendar())
        let tree = try host.layout(.unspecified)
        #expect(tree.size == CGSize(width: 3 * 112 + 2 * 4 + 40, height: 34 + 8 + 4 * 44 + 3 * 4 + 40))
        #expect(tree.numbers(4) == at(136, 110, 112, 44))
        #expect(tree.numbers("border") == at(163.5, 116, 57, 32))
        // "September" 4891 * 0.015 = 73.365, 102 wide: x = 20 + 2 * 116 + 5, y = 62 + 2 * 48 + 6.
        #expect(try host.tap(8, in: tree).numbers("border") == at(257, 164, 102, 32))
    }

    // A cell is wider than its name: at its corner there is nothing to be seen, but something to be tapped.
    @Test func `the whole cell takes taps`() throws {
        let host = LayoutHost(MonthCalendar())
        _ = try host.layout(.unspecified)
        #expect(host.tap(at: CGPoint(x: 21, y: 63)))
        // "January" 3557 * 0.015 = 53.355, 82 wide: x = 20 + (112 - 82) / 2.
        #expect(try host.layout(.unspecified).numbers("border") == at(35, 68, 82, 32))
        #expect(!host.tap(at: CGPoint(x: 100, y: 30)))
    }

    @Test func `the border stands behind the names and the months do not move`() throws {
        let host = LayoutHost(MonthCalendar())
        let tree = try host.layout(.unspecified)
        let after = try host.tap(0, in: tree)
        #expect((0..<12).map { after.numbers($0) } == (0..<12).map { tree.numbers($0) })
        #expect(after.paints("border", before: 0))
    }
}

extension LayoutTree {
    /// Whether a view is painted before another.
    fileprivate func paints(_ first: some Hashable, before second: some Hashable) -> Bool {
        func order(_ element: Element) -> [AnyHashable] { element.identifiers + element.paintOrder.flatMap(order) }
        let order = order(root)
        guard let one = order.firstIndex(of: AnyHashable(first)), let other = order.firstIndex(of: AnyHashable(second))
        else { return false }
        return one < other
    }
}
