// FindingFormatsTests.swift: faults as servers of continuous integration read them, and baselines.

import Foundation
import TestSupport
import Testing

/// A folder with files, in which the command runs.
private struct Folder: ~Copyable {
    let path: URL

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: path) }

    func write(_ text: String, to name: String) throws {
        try text.write(to: path.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// Runs a line of `sh` there, in which `plumb` is the command.
    func run(_ line: String) throws -> Run {
        try shell("cd '\(path.path)' && plumb() { \"$0\" \"$@\"; }; \(line.replacing("plumb ", with: "\"$0\" "))")
    }

    func text(_ name: String) throws -> String { try String(contentsOf: path.appending(path: name), encoding: .utf8) }
}

private let right = #"{"id": "r", "available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [10]}}"#
private let wrong =
    #"{"id": "o", "available": 10, "items": [{}, {"min": 10}], "claimed": {"engine": "E", "lengths": [5, 10]}}"#
private let unfair = #"{"id": "u", "available": 10, "items": [{}, {}], "claimed": {"engine": "E", "lengths": [4, 6]}}"#
private let scene = """
    {"id": "s", "proposal": [150, 20],
     "tree": {"kind": "hstack", "spacing": 0, "children": [
       {"kind": "fixed", "w": 50, "h": 10},
       {"kind": "flex", "id": "b", "minw": 60, "child": {"kind": "color"}}]}}

    """

@Suite(.enabled(if: Python.executable != nil)) struct FindingFormatsTests {
    /// Every command once in each format, all read by one process.
    @Test func `what is written is SARIF, and JUnit`() throws {
        let folder = try Folder()
        let models = Repository.root.appending(path: "Models").path
        let recorded = Repository.recorded("certificates.jsonl").path
        try folder.write([right, wrong, "{", unfair].joined(separator: "\n"), to: "a <&> b.jsonl")
        try folder.write(right, to: "right.json")
        try folder.write(scene, to: "scene.json")
        let commands = [
            ("verify", "'a <&> b.jsonl' nothing.json", 2), ("verify", "right.json", 0),
            ("prove", "'\(models)/families/toolbar.json' --worst overflow", 1),
            ("check", "'\(recorded)' --of nothing.json", 2), ("fuzz", "--stdio /nowhere --cases 3", 2),
            ("check", "'\(recorded)' --of '\(models)/problems/toolbar.json' '\(models)/problems/css-row.json'", 1),
            ("layout", "--widths 100...120 scene.json", 1), ("fuzz", "--with swiftui", 1),
            ("fuzz", "--with water-fill --cases 10", 0),
        ]
        for (number, (command, arguments, status)) in commands.enumerated() {
            for (format, ending) in [("sarif", "sarif"), ("junit", "xml")] {
                let run = try folder.run("plumb \(command) \(arguments) --format \(format) > \(number).\(ending)")
                #expect(run.status == status, "\(command) \(arguments) \(format): \(run.complaints)")
            }
        }
        let check = Repository.root.appending(path: "Tests/Peers/check_reports.py").path
        let checked = try folder.run("python3 '\(check)' *.sarif *.xml")
        #expect(checked.status == 0, "\(checked.output)\(checked.complaints)")
        let log = try folder.text("0.sarif")
        for word in ["plumb/avoidable-overflow", "plumb/unfair", "plumb/unreadable-input", "a%20%3C%26%3E%20b.jsonl"] {
            #expect(log.contains(#"": "\#(word)""#), "\(word)")
        }
        #expect(log.contains(#""executionSuccessful": false, "exitCode": 2, "toolExecutionNotifications""#))
        let suites = try folder.text("0.xml")
        #expect(suites.contains(#"tests="4" failures="2" errors="1" skipped="0""#))
        #expect(suites.contains(#"<testcase name="claims of E" classname="a &lt;&amp;&gt; b_jsonl"/>"#))
    }

    @Test func `old faults pass wherever they stand, and new ones fail`() throws {
        let folder = try Folder()
        try folder.write(wrong, to: "rows.jsonl")
        #expect(try folder.run("plumb verify rows.jsonl --format sarif > old.sarif").status == 1)
        // Kept baselines have it: FNV-1a of the rule, the row without its name and claims, and the engine.
        #expect(try folder.text("old.sarif").contains("aca3efb29342b9338cd3c4e73f695117"))
        try folder.write([right, unfair, wrong].joined(separator: "\n"), to: "rows.jsonl")
        let more = try folder.run("plumb verify rows.jsonl --baseline old.sarif")
        #expect(more.status == 1 && more.output.hasSuffix("baseline: 1 old fault passed, 1 new, 0 gone\n"))
        try folder.write([right, "", wrong].joined(separator: "\n"), to: "rows.jsonl")
        #expect(try folder.run("plumb verify rows.jsonl --baseline old.sarif --format json").status == 0)
        let states = try folder.run("plumb verify rows.jsonl --baseline old.sarif --format sarif")
        #expect(states.status == 0 && states.output.contains(#""baselineState": "unchanged""#))
        #expect(states.output.contains(#""executionSuccessful": true, "exitCode": 0"#))
        let skipped = try folder.run("plumb verify rows.jsonl --baseline old.sarif --format junit")
        #expect(skipped.output.contains(#"failures="0" errors="0" skipped="1""#))
        try folder.write(right, to: "rows.jsonl")
        let gone = try folder.run("plumb verify rows.jsonl --baseline old.sarif")
        #expect(
            gone.status == 0 && gone.output.contains("  gone: plumb/avoidable-overflow: o by E: avoidable overflow"))
    }

    @Test func `a fault of a claim stands where the claim does`() throws {
        let row = wrong.replacing(#", "claimed""#, with: ",\n \"claimed\"")
        let run = try plumb("verify", "--format", "sarif", "/dev/stdin", input: "\n" + row)
        #expect(run.output.contains(#""region": {"startLine": 3}"#))
    }

    @Test func `a baseline that is none is refused before anything is judged`() throws {
        let folder = try Folder()
        try folder.write(right, to: "rows.jsonl")
        for (file, words) in [("none", "cannot be read"), ("rows.jsonl", "is no baseline")] {
            let run = try folder.run("plumb verify rows.jsonl --baseline \(file)")
            #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains("\(file): \(words)"))
        }
    }

    /// Writes the first repair that a command reports in SARIF into the file that begins in the second line.
    private func repair(_ file: String, lines count: Int, in folder: borrowing Folder, by line: String) throws {
        let run = try folder.run(line + " --format sarif")
        let log = try JSONDecoder().decode(FixedLog.self, from: Data(run.output.utf8))
        let fix = try #require(log.runs[0].results.lazy.compactMap(\.fixes).first?.first)
        let replacement = try #require(fix.artifactChanges[0].replacements.first)
        var lines = try folder.text(file).components(separatedBy: "\n")
        let region = replacement.deletedRegion
        #expect(region.startLine == 2 && region.endLine == 1 + count)
        #expect(lines[count].utf16.count == region.endColumn - 1)
        lines.replaceSubrange(region.startLine - 1...region.endLine - 1, with: [replacement.insertedContent.text])
        try folder.write(lines.joined(separator: "\n"), to: file)
    }

    @Test func `a repair that is written into its file repairs it`() throws {
        let folder = try Folder()
        try folder.write("\n" + scene, to: "scene.json")
        try repair("scene.json", lines: 4, in: folder, by: "plumb layout --widths 100...200 scene.json")
        #expect(try folder.run("plumb layout --widths 100...200 scene.json").status == 0)
    }

    @Test func `a claim is proved of a family with the repair that is written into its file`() throws {
        let folder = try Folder()
        let varying = #""parameters": {"w": [100, 200]}, "proposal": ["w", 20], "claims": ["fits"],"#
        let family = scene.replacing(#""proposal": [150, 20],"#, with: varying)
        try folder.write("\n" + family, to: "family.json")
        #expect(try folder.run("plumb prove family.json").status == 1)
        try repair("family.json", lines: 4, in: folder, by: "plumb prove family.json")
        let proved = try folder.run("plumb prove family.json")
        #expect(proved.status == 0 && proved.output.contains("proved: fits"))
    }

    @Test func `layout tells of faults only where it looks for them`() throws {
        let run = try plumb("layout", "--format", "sarif", input: scene)
        #expect(run.status == 2 && run.complaints.contains("need --widths"))
    }
}

/// What of a log states a repair.
private struct FixedLog: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let fixes: [Fix]? }
    struct Fix: Decodable { let artifactChanges: [Change] }
    struct Change: Decodable { let replacements: [Replacement] }
    struct Replacement: Decodable {
        let deletedRegion: Region
        let insertedContent: Content
    }
    struct Region: Decodable { let startLine, endLine, endColumn: Int }
    struct Content: Decodable { let text: String }

    let runs: [Run]
}
