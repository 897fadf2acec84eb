// EnginePictureTests.swift: the pictures of Documentation/Engines.md are those of the findings that it lists.

import Documents
import Foundation
import Plumb
import Reports
import TestSupport
import Testing
import Workbench

/// The kinds of faults that `defects.json` lists, with the names of their findings.
struct DefectKind: Decodable {
    let kind: String
    let title: String
    let findings: [String: String]

    static func all() throws -> [DefectKind] {
        let file = Repository.root.appending(path: "Tests/Peers/defects.json")
        return try JSONDecoder().decode([DefectKind].self, from: Data(contentsOf: file))
    }
}

struct EnginePictureTests {
    private struct Finding: Decodable { let problem: RowDocument }

    /// What an engine answered, and the optimum below it.
    private static func answered(_ document: RowDocument) throws -> AnsweredRow {
        var row = try AnsweredRow(claimsOf: document)
        try row.ask(RuleEntry("water-fill", title: "optimum", rule: WaterFilling()))
        return row
    }

    @Test func `the pictures show the smallest rows that engines do not answer optimally, with the optima`() throws {
        let text = try String(contentsOf: Repository.recorded("findings.jsonl"), encoding: .utf8)
        let findings = try text.split(separator: "\n").map {
            try JSONDecoder().decode(Finding.self, from: Data($0.utf8)).problem
        }
        for kind in try DefectKind.all() {
            // Lengths of millions leave nothing to be seen of the others.
            let rows = findings.filter { row in
                kind.findings[row.id ?? ""] != nil && row.claims[0].lengths.allSatisfy { $0 < 1e5 }
            }
            let drawing = RowMultiples(title: kind.title, try rows.map(Self.answered))
            let file = Repository.root.appending(path: "Documentation/engines/\(kind.kind).svg")
            #expect(try Snapshot.kept(drawing.document, at: file) == drawing.document)
        }
    }
}
