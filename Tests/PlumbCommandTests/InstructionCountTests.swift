// InstructionCountTests.swift: answers take no more instructions than were counted last (Benchmarks/instructions.json).
// Times differ too much from run to run to be held by a test; counts hardly do.

import Foundation
import TestSupport
import Testing

struct InstructionCountTests {
    /// Whether the tools that count are here.
    private static let canCount = ["valgrind", "strip", "python3"].allSatisfy { tool in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
            FileManager.default.isExecutableFile(atPath: "\(folder)/\(tool)")
        }
    }

    /// Whether the benchmark has been built for release since anything was changed that it is built of.
    private static let isBenchmarkBuilt: Bool = {
        let built = changed(Repository.root.appending(path: "Benchmarks/.build/release/Speed")) ?? .distantPast
        return ["Sources", "Benchmarks/Sources"].allSatisfy { folder in
            let files = FileManager.default.enumerator(
                at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
            return files?.allSatisfy { ($0 as? URL).flatMap(changed) ?? .distantPast <= built } ?? false
        }
    }()

    private static func changed(_ file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    /// Runs `Scripts/instructions --check`; where the numbers are those of another compiler, it says so and is content.
    private func check(_ arguments: String...) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Repository.root.appending(path: "Scripts/instructions")
        process.arguments = ["--check"] + arguments
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus != 1, "\(said)")
    }

    /// The first of three commands; `Scripts/check laws` counts all of them.
    @Test(.enabled(if: canCount, "valgrind, strip and python3 count; they are not all here"))
    func `no command takes a tenth more in a debug build`() throws {
        try check(builtCommand().path, "1")
    }

    @Test(
        .enabled(
            if: canCount && isBenchmarkBuilt,
            "needs valgrind, strip, python3 and a fresh release build of the benchmarks: Scripts/instructions --check"))
    func `no method takes a tenth more in a release build`() throws { try check("--built") }
}
