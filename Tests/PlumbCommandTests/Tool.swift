// Tool.swift: programs that tests ask where they are installed; a test that is left out says which is missing.

import Foundation
import Testing

/// A program that may be missing.
struct Tool: Sendable {
    let name: String
    /// Whether it starts.
    let isThere: Bool

    init(_ name: String) {
        self.name = name
        let run = try? run(
            URL(filePath: "/bin/sh"), ["-c", "command -v \(name) >/dev/null && \(name) --version"], input: Data())
        isThere = run?.status == 0
    }

    /// Why a test is left out.
    var missing: Comment { "\(name) is not installed" }
}
