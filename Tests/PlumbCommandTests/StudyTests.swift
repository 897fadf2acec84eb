// StudyTests.swift: what Documentation/reference/StudyTables.md quotes of the first 2,000 rows is what the commands count.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct StudyTests {
    /// The parts of a comparison in JSON that the study quotes.
    struct Comparison: Decodable {
        struct Engine: Decodable {
            let engine: String
            let verdicts: [String: Int]
        }

        let engines: [Engine]
    }

    static let columns = ["optimal", "avoidableOverflow", "unusedSpace", "priorityInversion", "unfair"]
    static let titles = ["swiftui": "SwiftUI's rule", "progressive-fill": "progressive fill", "css": "CSS"]

    private static let kinds = TestingSettings.share(
        2, of: 5, law: "`the first 2,000 rows get the verdicts that the study quotes`(kind:)"
    )
    .some(of: ["toolbar", "table", "form", "chips", "random"])

    @Test(arguments: kinds)
    func `the first 2,000 rows get the verdicts that the study quotes`(kind: String) throws {
        let corpus = try plumb("generate", "--kind", kind, "--count", "2000", "--seed", "1")
        let run = try plumb(
            "compare", "--with", "swiftui,progressive-fill,css", "--format", "json", input: corpus.output)
        let study = try String(
            contentsOf: Repository.root.appending(path: "Documentation/reference/StudyTables.md"), encoding: .utf8
        ).split(separator: "\n")
        let engines = try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8)).engines
        #expect(engines.count == 3)
        for engine in engines {
            let title = try #require(Self.titles[engine.engine])
            let counts = Self.columns.map { String(engine.verdicts[$0] ?? 0) }
            #expect(study.contains { $0 == "| \(([kind, title] + counts).joined(separator: " | ")) |" })
        }
    }

    @Test(.enabled(if: Python.executable != nil), arguments: [("pages", "ranges"), ("translations", nil)])
    func `collected rows get the verdicts that the study quotes`(corpus: String, change: String?) throws {
        let root = Repository.root.path
        let rows = change.map { "python3 '\(root)/Scripts/study-rows' \($0)" } ?? "cat"
        let run = try shell(
            "\(rows) < '\(root)/Models/corpora/\(corpus).jsonl' | "
                + "\"$0\" compare --with swiftui,progressive-fill,css --format json")
        let recorded = try Data(contentsOf: Repository.root.appending(path: "Documentation/study/\(corpus).json"))
        let rules = try JSONDecoder().decode(CollectedPart.self, from: recorded).rows.engines
        #expect(rules.count == 3)
        for engine in try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8)).engines {
            #expect(rules[engine.engine]?.verdicts == engine.verdicts, "\(engine.engine)")
        }
    }

    /// Sections, versions and standard errors, which follow from the number of rows.
    private static let others: Set = ["9.7", "6.3", "0.7", "0.16", "0.5", "1.1"]

    @Test func `decimals and shares in the prose of the study stand in its tables`() throws {
        let pages = ["Study", "reference/StudyTables", "Corpora", "SwiftUIRule"]
        let tables = try pages.flatMap { page in
            try Document("Documentation/\(page).md").text().split(separator: "\n").filter { $0.hasPrefix("|") }
        }.joined(separator: "\n")
        let known = Set(tables.matches(of: /[0-9][0-9,]*(?:\.[0-9]+)?/).map { String($0.0) })
        let text = try Document("Documentation/Study.md").text()
            .replacing(/```[^`]*```|<!-- table: ratios -->(?:.|\n)*?<!-- end -->|\([^() ]*\)/, with: "")
        let prose = text.split(separator: "\n").filter { !$0.hasPrefix("|") }.joined(separator: "\n")
            .replacing(/`[^`]*`/, with: "")
        let said = prose.matches(of: /([0-9][0-9,]*\.[0-9]+|[0-9]+(?= %))/).map { String($0.1) }
        #expect(said.count > 5)
        for number in said where !Self.others.contains(number) { #expect(known.contains(number), "\(number)") }
    }

    @Test(.enabled(if: Python.executable != nil)) func `the tables of documents say what the study has kept`() throws {
        let check = try shell("python3 '\(Repository.root.path)/Scripts/study' check")
        #expect(check.status == 0, "\(check.complaints)")
    }
}

/// What the study keeps of rows that were collected.
private struct CollectedPart: Decodable {
    struct Rows: Decodable { let engines: [String: Engine] }
    struct Engine: Decodable { let verdicts: [String: Int] }

    let rows: Rows
}
