// CirclesTests.swift: files can be read one after the other, and modules compiled.

import Foundation
import TestSupport
import Testing

@Suite struct CirclesTests {
    @Test(.enabled(if: Python.executable != nil)) func `at most five files name each other in a circle`() throws {
        let check = try shell("python3 '\(Repository.root.path)/Scripts/circles'")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test(.enabled(if: Python.executable != nil))
    func `files import nothing that their target does not depend on`() throws {
        let check = try shell("python3 '\(Repository.root.path)/Scripts/imports'")
        #expect(check.status == 0, "\(check.output)\(check.complaints)")
    }
}
