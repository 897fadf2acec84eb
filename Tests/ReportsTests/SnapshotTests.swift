// SnapshotTests.swift: snapshots are compared, or recorded, and never both.

import Foundation
import TestSupport
import Testing

struct SnapshotTests {
    @Test func `a snapshot that is being recorded does not pass, and does afterwards`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/snapshot.txt")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        #expect(try Snapshot.kept("text", at: file, isRecording: false) == nil)
        let recorded = try #require(try Snapshot.kept("text", at: file, isRecording: true))
        #expect(recorded != "text" && recorded.contains(file.path) && recorded.contains("recorded"))
        #expect(try Snapshot.kept("text", at: file, isRecording: false) == "text")
    }
}
