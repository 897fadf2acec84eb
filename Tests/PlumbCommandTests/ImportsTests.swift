// ImportsTests.swift: the manifest states every module that a file imports.

import Foundation
import TestSupport
import Testing

@Suite struct ImportsTests {
    @Test(.enabled(if: Python.executable != nil))
    func `files import nothing that their target does not depend on`() throws {
        let check = try shell("python3 '\(Repository.root.path)/Scripts/imports'")
        #expect(check.status == 0, "\(check.output)\(check.complaints)")
    }
}
