// Plumb.swift: the built command, run as its user runs it.

import Foundation
import Testing

/// One run of `plumb`.
struct Run {
    let status: Int32
    let output: String
    let complaints: String

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Runs the command that was built beside the tests.
func plumb(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Run {
    try plumb(arguments, input: Data(input.utf8), environment: environment)
}

/// Runs the command, and expects the library to print the same where it can be asked.
///
/// - Parameter output: Where standard output goes, instead of into the run.
func plumb(
    _ arguments: [String], input: Data, environment: [String: String] = [:], output: FileHandle? = nil
) throws -> Run {
    let run = try run(builtCommand(), arguments, input: input, environment: environment, output: output)
    if output == nil { try LibraryTwin(arguments, input: input)?.expect(run) }
    return run
}

/// Runs a line of `sh`, in which `$0` is the command.
func shell(_ line: String, input: String = "") throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", line, try builtCommand().path], input: Data(input.utf8))
}

/// Runs any program; what it writes to the folder of temporary files goes when it ends.
func run(
    _ program: URL, _ arguments: [String], input: Data, environment: [String: String] = [:], output: FileHandle? = nil
) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a full pipe would hold the command up.
    let names = ["in", "out", "err"].map { folder.appending(path: $0) }
    try input.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": folder.path]) { $1 }
        .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Run(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
        complaints: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
}

/// The products folder is above the test bundle, however deep the runner sits in it.
func builtCommand() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
        let candidate = folder.appending(path: "plumb")
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        folder.deleteLastPathComponent()
    }
    return try #require(nil as URL?, "no plumb beside \(CommandLine.arguments[0])")
}
