// CountTextTests.swift: counted things in sentences.

import Rows
import Testing

@Suite struct CountTextTests {
    @Test func `one thing is singular, and none and many are plural`() {
        #expect([0, 1, 2].map { $0.counted("row") } == ["0 rows", "1 row", "2 rows"])
        #expect([1, 3].map { $0.counted("entry", "entries") } == ["1 entry", "3 entries"])
    }
}
