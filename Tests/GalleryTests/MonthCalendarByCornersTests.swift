// MonthCalendarByCornersTests.swift: the border between two corners.  Lengths in points.

import PlumbViews
import Testing

struct MonthCalendarByCornersTests {
    // Cells as in MonthCalendarTests.  "September" is 73.365 wide, so 74 + 28 = 102 of 112: x = 20 + 232 + 5.
    // "November" 4612 * 0.015 = 69.18, 98 wide: x = 20 + 116 + 7, y = 62 + 3 * 48 + 6.
    // "June" 2168 * 0.015 = 32.52, 61 wide: x = 20 + 232 + 25.5, y = 62 + 48 + 6.
    @Test func `the border spans the corners of the selected month and moves with taps`() throws {
        let host = LayoutHost(MonthCalendarByCorners())
        var tree = try host.layout(.unspecified)
        #expect(tree.numbers("border") == at(257, 164, 102, 32))
        tree = try host.tap(10, in: tree)
        #expect(tree.numbers("border") == at(143, 212, 98, 32))
        tree = try host.tap(5, in: tree)
        #expect(tree.numbers("border") == at(277.5, 116, 61, 32))
    }

    @Test func `rectangle and corners give one border`() throws {
        let (rectangles, corners) = (LayoutHost(MonthCalendar()), LayoutHost(MonthCalendarByCorners()))
        for month in 0..<12 {
            let first = try rectangles.tap(month, in: rectangles.layout(.unspecified))
            let second = try corners.tap(month, in: corners.layout(.unspecified))
            #expect(first.numbers("border") == second.numbers("border"))
        }
    }
}
