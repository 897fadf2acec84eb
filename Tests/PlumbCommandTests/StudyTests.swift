// StudyTests.swift: what Documentation/Study.md quotes of the first 2,000 rows is what the commands count.

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
            contentsOf: Repository.root.appending(path: "Documentation/Study.md"), encoding: .utf8
        ).split(separator: "\n")
        let engines = try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8)).engines
        #expect(engines.count == 3)
        for engine in engines {
            let title = try #require(Self.titles[engine.engine])
            let counts = Self.columns.map { String(engine.verdicts[$0] ?? 0) }
            #expect(study.contains { $0 == "| \(([kind, title] + counts).joined(separator: " | ")) |" })
        }
    }

    @Test(.enabled(if: Python.executable != nil))
    func `the lines of pages get the verdicts that the study quotes`() throws {
        let root = Repository.root.path
        let ranges = "python3 '\(root)/Scripts/study-rows' ranges < '\(root)/Models/corpora/pages.jsonl'"
        let run = try shell("\(ranges) | \"$0\" compare --with swiftui,progressive-fill,css --format json")
        let recorded = try Data(contentsOf: Repository.root.appending(path: "Documentation/study/pages.json"))
        let rules = try JSONDecoder().decode(PagePart.self, from: recorded).rows.engines
        for engine in try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8)).engines {
            #expect(rules[engine.engine]?.verdicts == engine.verdicts, "\(engine.engine)")
        }
        // The tables say what is kept.
        let check = try shell("python3 '\(root)/Scripts/study' check")
        #expect(check.status == 0, "\(check.complaints)")
    }
}

/// What the study keeps of the lines of pages.
private struct PagePart: Decodable {
    struct Rows: Decodable { let engines: [String: Engine] }
    struct Engine: Decodable { let verdicts: [String: Int] }

    let rows: Rows
}
