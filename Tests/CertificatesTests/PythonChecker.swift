// PythonChecker.swift: the independent checkers of Tests/Peers, run on many certificates at once.

import Certificates
import Foundation
import TestSupport
import Testing

/// `Tests/Peers/check_certificate.py`, and `check_proof.py` for families, `check_scene.py` for scenes.
enum PythonChecker {
    /// Where python3 is; `nil` where there is none.
    static let python = Python.executable

    static let script = Repository.root.appending(path: "Tests/Peers/check_certificate.py")

    static let proofScript = Repository.root.appending(path: "Tests/Peers/check_proof.py")

    static let sceneScript = Repository.root.appending(path: "Tests/Peers/check_scene.py")

    /// The exit status of a script of Tests/Peers, and what it printed, line by line.
    static func run(
        _ lines: [String], by script: URL = script, _ options: [String] = []
    ) throws -> (status: Int32, answers: [String]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "in.jsonl"), folder.appending(path: "out"))
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: input)
        try Data().write(to: output)
        let process = Process()
        let python: URL = try #require(python)
        process.executableURL = python
        process.arguments = [script.path] + options + [input.path]
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        return (process.terminationStatus, text.split(separator: "\n").map(String.init))
    }

    /// Whether each certificate holds by it.
    static func holds(_ certificates: [CertificateDocument], by script: URL = script) throws -> [Bool] {
        let (_, answers) = try run(certificates.map(\.json.line), by: script)
        try #require(answers.count == certificates.count && !answers.contains { $0.hasPrefix("bad input") })
        return answers.map { $0 == "holds" }
    }
}
