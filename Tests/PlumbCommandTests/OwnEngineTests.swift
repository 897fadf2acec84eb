// OwnEngineTests.swift: the page for authors of engines is run as it stands, in an empty folder.

import Foundation
import TestSupport
import Testing

struct OwnEngineTests {
    /// A command of the page, and what the page shows of its output.
    private struct Step {
        let line: String
        let output: [String]
    }

    private static func steps() throws -> [Step] {
        try Document("Documentation/OwnEngine.md").blocks("shell-session").flatMap { block in
            "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { part in
                let lines = part.components(separatedBy: "\n")
                return Step(line: lines[0], output: Array(lines.dropFirst()))
            }
        }
    }

    @Test(.enabled(if: Tool("cc").isThere, Tool("cc").missing))
    func `every step of the page works, one after the other`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-own-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = try builtCommand().deletingLastPathComponent().path
        let steps = try Self.steps()
        #expect(steps.count > 9)
        try await waiting {
            for step in steps {
                let run = try shell("cd '\(folder.path)'; PATH='\(programs)':\"$PATH\"; \(step.line)")
                let isSearch = step.line.contains("mine") && step.line.contains("fuzz")
                #expect(run.status == (isSearch ? 1 : 0), "\(step.line): \(run.complaints)")
                let printed = run.output.isEmpty ? run.complaints : run.output
                for (shown, line) in zip(step.output, printed.components(separatedBy: "\n")) {
                    #expect(shown == line, "\(step.line)")
                }
            }
        }
    }

    @Test func `the sentences that the page quotes are those of the reports`() throws {
        let page = try Document("Documentation/OwnEngine.md").text()
        let quoted = EngineSlip.all.flatMap(\.words).filter { page.contains($0) }
        #expect(quoted.count > 6)
    }
}
