// FaultTests.swift: the command when calls of the system fail, each in turn (Scripts/faults.py).

import Foundation
import TestSupport
import Testing

@Suite struct FaultTests {
    private static let tools = ["python3", "strace", "cc"]

    private static let canFail: Bool = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return !Sanitizer.isOn
            && tools.allSatisfy { tool in
                folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
            }
    }()

    /// A share of what `Scripts/check faults` does, another for every seed.
    @Test(.enabled(if: canFail, "strace, a C compiler and python3 make calls fail; they are not all here"))
    func `a call that fails costs no answer but with a word, and leaves nothing behind`() throws {
        let seed = ProcessInfo.processInfo.environment["PLUMB_SEED"] ?? "1"
        let run = try faults("--sample", "24", "--seed", seed)
        #expect(run.status == 0 || run.status == 77, "seed \(seed)\n\(run.output)\(run.complaints)")
    }

    @Test(.enabled(if: canFail, "strace, a C compiler and python3 make calls fail; they are not all here"))
    func `an engine is not blamed where its shell can start nothing`() throws {
        let run = try faults("--call", "vfork", "fuzz-missing")
        #expect(run.status == 0 || run.status == 77, "\(run.output)\(run.complaints)")
    }

    private func faults(_ options: String...) throws -> Run {
        let script = Repository.root.appending(path: "Scripts/faults.py").path
        return try run(
            URL(filePath: "/usr/bin/env"), ["python3", script, "--command", try builtCommand().path] + options,
            input: Data())
    }
}
