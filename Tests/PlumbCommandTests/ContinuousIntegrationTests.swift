// ContinuousIntegrationTests.swift: the steps of action.yml and the hooks of pre-commit, run in a bare folder.

import Foundation
import TestSupport
import Testing

/// A step of `action.yml`: what it hands to the shell.
private struct ActionStep {
    /// The variables, each with the expression that fills it, as `inputs.files`.
    var variables: [(name: String, expression: String)] = []
    /// The script.
    var script = ""
}

/// As much of YAML as the two files use.
private struct StepFile {
    private(set) var defaults: [String: String] = [:]
    private(set) var steps: [ActionStep] = []

    init(_ text: String) throws {
        let halves = text.components(separatedBy: "\nruns:\n")
        for match in halves[0].matches(of: /\n  ([a-z]+):\n(?:    .*\n)*?    default: (.*)/) {
            defaults[String(match.1)] = String(match.2) == "\"\"" ? "" : String(match.2)
        }
        for part in try #require(halves.last).components(separatedBy: "\n    - name: ").dropFirst() {
            var step = ActionStep()
            for match in part.matches(of: /\n        ([A-Z_]+): \$\{\{ ([a-z_.]+) \}\}/) {
                step.variables.append((String(match.1), String(match.2)))
            }
            let script = try #require(part.components(separatedBy: "\n      run: |\n").last)
            step.script = script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }
                .joined(separator: "\n")
            steps.append(step)
        }
    }
}

struct ContinuousIntegrationTests {
    private func text(_ name: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
    }

    /// The folder of the files, in which the steps of the action run, and one with the built command on the path.
    private func folder(_ work: (URL, [String: String]) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let programs = folder.appending(path: "programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(
            at: programs.appending(path: "plumb"), withDestinationURL: builtCommand())
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for (name, lengths) in [("right", "[0, 10]"), ("wrong", "[5, 10]")] {
            let row =
                #"{"id": "\#(name)", "available": 10, "items": [{}, {"min": 10}], "#
                + #""claimed": {"engine": "E", "lengths": \#(lengths)}}"#
            try row.write(to: folder.appending(path: "\(name).jsonl"), atomically: true, encoding: .utf8)
        }
        try work(folder, ["PATH": "\(programs.path):\(path)", "GITHUB_OUTPUT": "output", "GITHUB_PATH": "path"])
    }

    /// Runs all steps as an action's runner does.
    private func act(_ inputs: [String: String], in folder: URL, _ environment: [String: String]) throws -> Run {
        let action = try StepFile(text("action.yml"))
        #expect(action.steps.count == 2 && action.defaults.count == 6)
        var last: Run?
        for step in action.steps where (last?.status ?? 0) == 0 {
            var environment = environment
            for (name, expression) in step.variables {
                let input = expression.components(separatedBy: ".")
                environment[name] = input[0] == "inputs" ? inputs[input[1]] ?? action.defaults[input[1]] : folder.path
            }
            let script = folder.appending(path: "step.sh")
            try "cd '\(folder.path)'\n\(step.script)".write(to: script, atomically: true, encoding: .utf8)
            // What the runner gives to `shell: bash`.
            let options = ["--noprofile", "--norc", "-e", "-o", "pipefail", script.path]
            last = try run(URL(filePath: "/bin/bash"), options, input: Data(), environment: environment)
        }
        return try #require(last)
    }

    @Test func `the steps of the action judge, and leave a report`() throws {
        try folder { folder, environment in
            func written(_ name: String) throws -> String {
                try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            }
            let failed = try act(["files": "*.jsonl"], in: folder, environment)
            #expect(failed.status == 1, "\(failed.complaints)")
            #expect(try written("plumb.sarif").contains("plumb/avoidable-overflow"))
            #expect(try written("output") == "report=plumb.sarif\n")
            try FileManager.default.moveItem(
                at: folder.appending(path: "plumb.sarif"), to: folder.appending(path: "old faults.sarif"))
            let inputs = [
                "files": "*.jsonl", "baseline": "old faults.sarif", "options": "--limit 5 --arithmetic 'exact'",
                "format": "junit",
            ]
            let passed = try act(inputs, in: folder, environment)
            #expect(passed.status == 0, "\(passed.complaints)")
            #expect(try written("plumb.xml").contains(#"failures="0" errors="0" skipped="1""#))
        }
    }

    @Test func `the hooks of pre-commit run a command that there is, on files`() throws {
        let hooks = try text(".pre-commit-hooks.yaml").components(separatedBy: "\n- id: ").dropFirst()
        #expect(
            hooks.map { $0.prefix { $0 != "\n" } } == ["plumb-verify", "plumb-prove", "plumb-check", "plumb-layout"])
        try folder { folder, environment in
            for (hook, file) in zip(hooks, ["wrong.jsonl", "family.json", "certificate.jsonl", "scene.json"]) {
                let entry = try #require(hook.firstMatch(of: /entry: (.*)/)?.1)
                let arguments = hook.firstMatch(of: /args: \[(.*)\]/)?.1.replacing(",", with: "") ?? ""
                let models = Repository.root.appending(path: "Models")
                let samples = [
                    "family.json": models.appending(path: "families/toolbar.json"),
                    "certificate.jsonl": Repository.recorded("certificates.jsonl"),
                    "scene.json": Repository.root.appending(path: "Documentation/screens/toolbar.json"),
                ]
                let place = samples[file]?.path ?? folder.appending(path: file).path
                let line = "\(entry) \(arguments) '\(place)'"
                let run = try run(
                    URL(filePath: "/bin/sh"), ["-c", line], input: Data(), environment: environment)
                #expect(run.status == 1, "\(line): \(run.complaints)")
            }
        }
    }
}
