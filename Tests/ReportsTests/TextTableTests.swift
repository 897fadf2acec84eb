// TextTableTests.swift: columns that line up.

import Reports
import Testing

struct TextTableTests {
    @Test func `words keep left, numbers keep right, and no line ends in blanks`() {
        var table = TextTable([("name", .left), ("points", .right), ("", .left)])
        table.add(["a", "1", ""])
        table.add(["longer", "1000000", "x"])
        #expect(table.lines == ["name     points", "a             1", "longer  1000000  x"])
    }
}
