// Session.swift: what a document tells its reader to type, typed in an empty folder.

import Foundation
import TestSupport
import Testing

/// The commands of a document's `shell-session` blocks, in order, each with the lines that the document shows of its output.
///
/// A command begins with `$`; the lines of a file that it is given begin with `>`, as a shell shows them.
struct Session {
    struct Step {
        let command: String
        let output: [String]
    }

    let page: String
    let steps: [Step]

    init(of page: String) throws {
        self.page = page
        steps = try Document(page).blocks("shell-session").flatMap { block in
            "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { part in
                let lines = part.components(separatedBy: "\n")
                let more = lines.dropFirst().prefix { $0 == ">" || $0.hasPrefix("> ") }
                let command = ([lines[0]] + more.map { String($0.dropFirst(2)) }).joined(separator: "\n")
                return Step(command: command, output: Array(lines.dropFirst(1 + more.count)))
            }
        }
    }

    /// Runs the steps with the built command, and holds each to its status and to what the document shows, from the first line on.
    ///
    /// - Parameter before: What the shell reads before each step.
    func run(before: String = "", status: @escaping @Sendable (String) -> Int32 = { _ in 0 }) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-session-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = try builtCommand().deletingLastPathComponent().path
        try await waiting {
            for step in steps {
                let place = "cd '\(folder.path)'; unset COLUMNS; export PATH='\(programs)':\"$PATH\""
                let run = try shell("\(place)\n\(before)\n\(step.command)")
                #expect(run.status == status(step.command), "\(page): \(step.command): \(run.complaints)")
                let printed = run.output.isEmpty ? run.complaints : run.output
                for (shown, line) in zip(step.output, printed.components(separatedBy: "\n")) {
                    #expect(shown == line, "\(page): \(step.command)")
                }
            }
        }
    }
}
