// TypedCommandsTests.swift: commands that documents type without their output, and pipelines that they show, run as they stand.

import Foundation
import TestSupport
import Testing

/// A folder that looks like the package's root, with the files that documents speak of: small corpora, claims and engines.
private struct Workplace {
    let folder: URL
    /// What a shell reads before each command.
    let start: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "plumb-typed-\(UUID().uuidString)")
        let (root, files) = (Repository.root, FileManager.default)
        try files.createDirectory(at: folder.appending(path: "Models/corpora"), withIntermediateDirectories: true)
        for name in ["Documentation", "Scripts", "Tests"] {
            try files.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: root.appending(path: name))
        }
        for name in try files.contentsOfDirectory(atPath: root.appending(path: "Models").path) where name != "corpora" {
            try files.createSymbolicLink(
                at: folder.appending(path: "Models/\(name)"), withDestinationURL: root.appending(path: "Models/\(name)")
            )
        }
        let programs = try builtCommand().deletingLastPathComponent().path
        start = "cd '\(folder.path)'; unset COLUMNS; export PATH='\(programs)':\"$PATH\""
        // A corpus of a few rows, and the one table that a page draws.
        let setUp = """
            set -e
            for file in '\(root.path)'/Models/corpora/*.jsonl; do
                { head -n 3 "$file"; grep -F '"sqlite/datatype3.html/1"' "$file" || true; } > "Models/corpora/$(basename "$file")"
            done
            plumb generate --kind chips --count 12 | plumb solve --format problem > corpus.jsonl
            mkdir rows screens
            for file in rows.jsonl part-0017.jsonl rows/a.jsonl; do cp corpus.jsonl "$file"; done
            cp Models/families/toolbar.json toolbar.json
            cp toolbar.json screens/
            plumb prove --certificate screens.jsonl screens/*.json > proved || true
            plumb kit python > engine.py
            """
        let made = try shell("\(start)\n\(setUp)")
        try #require(made.status == 0, "\(made.complaints)")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

struct TypedCommandsTests {
    /// Programs that a reader may not have, and scripts that take minutes or a network; others run here.
    private static let elsewhere = [
        "swift ", "Tests/Peers/ask.py", "Tests/Peers/engine ", "recordings.py", "Scripts/plumb", "Scripts/prepare",
        "Scripts/renew",
        "Scripts/package", "Scripts/check", "Scripts/test", "Scripts/benchmarks", "Scripts/c-library", "Studies/",
        "Benchmarks/",
        "parallel ", "duckdb ", "apt-get", "tar ", "screen_rows.py", ".build/peers", "$python",
    ]

    /// The commands of a page's blocks that nobody else runs, each with the lines that the page shows.
    private static func commands(of page: Document) throws -> [(line: String, output: [String])] {
        let shown = try page.blocks("console").flatMap { block in
            "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { part in
                var lines = part.replacing("\\\n", with: " ").components(separatedBy: "\n")
                let line = lines.removeFirst()
                return (line: line, output: lines)
            }
        }
        // `ShownCommandsTests` runs the others.
        let pipelines = shown.filter { $0.output.isEmpty || $0.line.contains(" | ") || !$0.line.hasPrefix("plumb ") }
        let typed = try page.blocks("sh").filter { block in !elsewhere.contains { block.contains($0) } }
        return pipelines.filter { shown in !elsewhere.contains { shown.line.contains($0) } }
            + typed.map { (line: $0, output: []) }
    }

    /// The command with rows and cases for a test in place of those of a study.
    private static func small(_ line: String) -> String {
        line.replacing(/--count \d{3,}/, with: "--count 12").replacing(/--cases \d+/, with: "--cases 12")
            .replacing("split -l 100000", with: "split -l 6")
    }

    @Test func `commands that documents type run, and pipelines print what documents show`() async throws {
        let place = try Workplace()
        defer { place.remove() }
        let tools = ["glpsol", "rsvg-convert", "python3", "cc"].map(Tool.init).filter { !$0.isThere }.map(\.name)
        let commands = try Document.all().flatMap { page in try Self.commands(of: page).map { (page.path, $0) } }
        #expect(commands.count > 30)
        try await waiting {
            for (page, command) in commands where !tools.contains(where: command.line.contains) {
                let line = command.output.isEmpty ? Self.small(command.line) : command.line
                let run = try shell("\(place.start)\n\(line)")
                // A claim may fail, a file may not be missing.
                #expect(run.status == 0 || run.status == 1, "\(page): \(line): \(run.status): \(run.complaints)")
                for (printed, documented) in zip(run.lines, command.output) {
                    #expect(printed == documented, "\(page): \(line)")
                }
            }
        }
    }

    @Test func `programs that documents type are there`() throws {
        for page in try Document.all() {
            let text = try ["sh", "console", "shell-session"].flatMap { try page.blocks($0) }.joined(separator: "\n")
            for match in text.matches(
                of: /(?:^|[\s'"(])((?:Scripts|Studies|Benchmarks|Examples|Tests\/Peers)\/[\w\/.-]+)/)
            {
                let path = Repository.root.appending(path: String(match.1)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.1)")
            }
        }
    }

    /// Documents in JSON without anything left out, by the page that shows them.
    private static func documents() throws -> [(page: String, text: String)] {
        try Document.all().flatMap { page in
            try page.blocks("json").flatMap { block -> [(page: String, text: String)] in
                // A block is one document, or has one a line.
                let whole = (try? JSONSerialization.jsonObject(with: Data(block.utf8))) != nil
                let texts = whole ? [block] : block.split(separator: "\n").map(String.init)
                return texts.filter { !$0.contains("…") }.map { (page.path, $0) }
            }
        }
    }

    @Test(.enabled(if: Schemas.areCheckable, Schemas.missing))
    func `every whole document in JSON that a page shows fits a schema`() async throws {
        // The answers of `table` and the rows of a comparison have no schema; the last test asks for them.
        let documents = try Self.documents().filter {
            !$0.text.hasPrefix(#"{"id": "prices", "rule""#) && !$0.text.contains(#""distanceMax""#)
        }
        #expect(documents.count > 12)
        let names: [String] = try Schemas.names().map { name in String(name.dropLast(5)) }
        let schemas = names.filter { !["common", "views"].contains($0) }
        let questions = documents.flatMap { document in
            schemas.map { SchemaQuestion(schema: $0, text: document.text) }
        }
        let faults = try await waiting { try Schemas.faults(of: questions) }
        for (index, document) in documents.enumerated() {
            let own = faults[(index * schemas.count)..<((index + 1) * schemas.count)]
            #expect(own.contains(nil), "\(document.page): \(document.text)")
        }
    }

    @Test func `the answers that Formats shows are those to the problems that it shows`() throws {
        let page = Document("Documentation/Formats.md")
        let blocks = try page.blocks("json")
        let problem = try #require(blocks.first { $0.hasPrefix(#"{"id": "toolbar", "axis""#) })
        let answer = try #require(blocks.first { $0.hasPrefix(#"{"id": "toolbar", "lengths""#) })
        #expect(try plumb("solve", "--format", "json", input: problem.replacing("\n", with: "")).lines[0] == answer)
        let family = Repository.root.appending(path: "Models/families/toolbar.json").path
        let proof = try plumb("prove", "--format", "json", "--claim", "fits", "--worst", "overflow", family).lines
        let shown = try #require(blocks.first { $0.contains(#""claim": "fits", "verdict""#) })
            .split(separator: "\n").map(String.init)
        #expect(proof.contains(shown[0]))
        let measured = shown[1].components(separatedBy: "{…}")[0]
        #expect(proof.contains { $0.hasPrefix(measured) })
    }

    @Test func `the table and the row of a comparison in Formats are what the command writes`() throws {
        let blocks = try Document("Documentation/Formats.md").blocks("json")
        let table = try #require(blocks.first { $0.hasPrefix(#"{"id": "prices", "rows""#) })
        let answer = try #require(blocks.first { $0.hasPrefix(#"{"id": "prices", "rule""#) })
        let run = try plumb("table", "--from", "json", "--format", "json", input: table.replacing("\n", with: ""))
        #expect(run.lines[0] == answer)
        let row = try #require(blocks.first { $0.contains(#""distanceMax""#) })
        let problem = #"{"id": "a", "available": 150, "items": [{"max": 100}, {"min": 100}]}"#
        let written = try shell(
            "file=$(mktemp -u).jsonl; echo '\(problem)' | \"$0\" compare --with swiftui --name corpus.jsonl --rows $file - "
                + "> /dev/null && cat $file && rm $file")
        // The time differs from run to run.
        let shown = row.components(separatedBy: #", "microseconds""#)[0]
        #expect(written.output.hasPrefix(shown), "\(written.output)\(written.complaints)")
    }
}
