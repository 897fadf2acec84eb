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
        let script = Repository.root.appending(path: "Scripts/faults.py").path
        let seed = ProcessInfo.processInfo.environment["PLUMB_SEED"] ?? "1"
        let run = try run(
            URL(filePath: "/usr/bin/env"),
            ["python3", script, "--command", try builtCommand().path, "--sample", "24", "--seed", seed], input: Data())
        #expect(run.status == 0 || run.status == 77, "seed \(seed)\n\(run.output)\(run.complaints)")
    }
}
