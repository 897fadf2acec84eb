// KitCommandTests.swift: the skeletons of `plumb kit` answer as fuzz wants it, and are as short as they are said to be.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct KitCommandTests {
    /// What a skeleton needs to be tried, beside the command itself.
    private static func tool(for kit: EngineKit) -> Tool {
        switch kit {
        case .python: Tool("python3")
        case .rust: Tool("rustc")
        case .c: Tool("cc")
        case .javascript: Tool("node")
        }
    }

    /// Works in a new folder with the skeleton, built as its first lines say.
    private func inFolder(with kit: EngineKit, _ work: (_ folder: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-kit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let printed = try plumb("kit", kit.rawValue)
        #expect(printed.status == 0 && printed.output == kit.text)
        try printed.output.write(to: folder.appending(path: kit.file), atomically: true, encoding: .utf8)
        let build = try shell("cd '\(folder.path)' && \(kit.build ?? ":")")
        try #require(build.status == 0, "\(build.complaints)")
        try work(folder.path)
    }

    @Test(arguments: EngineKit.allCases) func `a skeleton passes fuzz and solves rows`(kit: EngineKit) async throws {
        let tool = Self.tool(for: kit)
        guard tool.isThere else {
            // What is not there cannot fail, and the log has to say so.
            print("plumb kit \(kit.rawValue) is not tried: \(tool.missing)")
            return
        }
        try await waiting {
            try inFolder(with: kit) { folder in
                let cases = TestingSettings.share(150, of: 20_000).cases
                let engine = "cd '\(folder)' && exec \(kit.command)"
                let fuzzed = try plumb(
                    "fuzz", "--stdio", engine, "--like", "equal-sizes", "--explicit", "--cases", "\(cases)",
                    "--time-limit", "600")
                #expect(fuzzed.status == 0, "\(fuzzed.output)\(fuzzed.complaints)")
                let rows = #"""
                    {"id": "a \"min\": 3", "available": null, "items": [{"id": "[", "ideal": 7}, {}]}
                    {"available": 100, "spacing": 10, "items": [{"max": 20}, {"min": 30}, {}]}
                    {"available": 5, "items": []}
                    {"available": "infinity", "items": [{"max": 30}, {"ideal": 5, "max": 9}]}
                    """#
                let solved = try plumb(
                    "solve", "--with", "stdio:\(engine)", "--explicit", "--format", "json", input: rows)
                #expect(solved.status == 0, "\(solved.complaints)")
                #expect(solved.lines.count(where: { $0.contains(#""certified": true"#) }) == 4, "\(solved.output)")
            }
        }
    }

    @Test(arguments: EngineKit.allCases) func `a skeleton has at most 40 lines that fit, and names its commands`(
        kit: EngineKit
    ) {
        let lines = kit.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((20...40).contains(lines.count) && lines.allSatisfy { $0.count <= 120 })
        let head = lines.prefix(5).joined(separator: "\n")
        #expect(head.contains("plumb generate") && kit.build.map(head.contains) != false)
        let command = kit.command.contains(" ") ? "'\(kit.command)'" : kit.command
        #expect(head.contains("plumb fuzz --stdio \(command) --like equal-sizes --explicit"))
    }

    @Test(arguments: EngineKit.allCases) func `its comments say what each field is`(kit: EngineKit) {
        for field in ["min", "ideal", "max", "priority", "weight", "available", "spacing"] {
            #expect(kit.text.contains(field), "\(field)")
        }
    }

    @Test func `without a language the skeletons are listed, and another language is bad input`() throws {
        let list = try plumb("kit")
        #expect(list.status == 0)
        for kit in EngineKit.allCases { #expect(list.output.contains(kit.file)) }
        #expect(try plumb("kit", "cobol").status == 2)
    }
}
