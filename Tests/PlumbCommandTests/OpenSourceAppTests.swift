// OpenSourceAppTests.swift: whole apps of others, unedited, are laid out as they were when somebody looked at them.

import Foundation
import TestSupport
import Testing

@Suite struct OpenSourceAppTests {
    private static let clones = ProcessInfo.processInfo.environment["PLUMB_APPS"]

    @Test(.enabled(if: clones != nil, "PLUMB_APPS names no folder with clones of the apps in Studies/apps/apps.json"))
    func `unedited apps have the layouts that are kept`() throws {
        let clones = try #require(Self.clones)
        let run = try shell("python3 '\(Repository.root.path)/Studies/apps/test.py' '\(clones)'")
        #expect(run.status == 0, "\(run.output)\(run.complaints)")
    }
}
