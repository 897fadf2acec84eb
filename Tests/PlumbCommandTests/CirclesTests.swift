// CirclesTests.swift: files can be read one after the other.

import Foundation
import TestSupport
import Testing

@Suite struct CirclesTests {
    @Test(.enabled(if: Python.executable != nil)) func `at most five files name each other in a circle`() throws {
        let check = try shell("python3 '\(Repository.root.path)/Scripts/circles'")
        #expect(check.status == 0, "\(check.output)")
    }
}
