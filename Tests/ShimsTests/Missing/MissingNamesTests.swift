// MissingNamesTests.swift: names that are not offered say what to write instead.

import Foundation
import Testing

struct MissingNamesTests {
    private var sources: [String] {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Shims/Missing")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }

    @Test func `twenty names and more have a sentence each, which says what to write or to leave out`() throws {
        let messages = try sources.flatMap { $0.matches(of: /unavailable,\s*message: "([^"]*)"/).map(\.1) }
        #expect(messages.count >= 20)
        #expect(messages.allSatisfy { $0.contains("; ") && $0.contains(/write|leave|hand/) })
        #expect(try sources.map { $0.matches(of: /\*, unavailable/).count }.reduce(0, +) == messages.count)
    }
}
