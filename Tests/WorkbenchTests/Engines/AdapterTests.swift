// AdapterTests.swift: an engine is one adapter of less than sixty lines and one entry.

import Foundation
import TestSupport
import Testing

struct AdapterTests {
    static let peers = Repository.root.appending(path: "Tests/Peers")
    static let kinds = ["py", "java", "js", "cs"]

    static func adapters() throws -> [URL] {
        let folder = peers.appending(path: "engines")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { kinds.contains($0.pathExtension) }
    }

    @Test func `an adapter has less than sixty lines, and says first what it asks`() throws {
        for adapter in try Self.adapters() {
            let text = try String(contentsOf: adapter, encoding: .utf8)
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 60, "\(adapter.path)")
            #expect(text.hasPrefix("\"\"\"") || text.hasPrefix("//"), "\(adapter.path)")
        }
    }

    @Test func `an entry names an adapter, and two rows that were worked out by hand`() throws {
        let names = try Self.adapters().map(\.lastPathComponent)
        for engine in try ListedEngine.all() {
            #expect(names.contains(engine.adapter), "\(engine.name)")
            #expect(Set(engine.checks).count == 2, "\(engine.name)")
        }
    }

    @Test func `a reproduction says what is expected, and has printed something else`() throws {
        let folder = Self.peers.appending(path: "reproductions")
        let scripts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension != "txt" }
        #expect(scripts.count >= 29)
        for script in scripts {
            #expect(try String(contentsOf: script, encoding: .utf8).contains("Expected"), "\(script.path)")
            let printed = script.deletingPathExtension().appendingPathExtension("txt")
            #expect(try !String(contentsOf: printed, encoding: .utf8).isEmpty, "\(script.path)")
        }
    }
}
