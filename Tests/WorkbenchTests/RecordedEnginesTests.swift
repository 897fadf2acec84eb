// RecordedEnginesTests.swift: what real engines answered, judged.  Tests/Peers/record asks them anew.

import Documents
import Foundation
import Plumb
import TestSupport
import Testing
import Workbench

/// One entry of `differences.json`: rows on which an engine departs from CSS, and by what.
struct ListedDifference: Decodable {
    let engine: String
    let causes: [String]
    let ids: [String]
}

/// One claim on one row, by an engine that may have had a history before it was asked.
struct JudgedClaim: Hashable {
    let id: String
    let engine: String
    let history: String?
    let verdict: Verdict.Kind

    init(_ answer: RowAnswer, to document: RowDocument) throws {
        let name = answer.engine.split(separator: ", ").map(String.init)
        id = try #require(document.id)
        engine = name[0]
        history = name.count > 1 ? name[1] : nil
        verdict = answer.verdict.kind
    }
}

private func recordedRows(_ name: String) throws -> [RowDocument] {
    var reader = RecordReader(files: [Repository.recorded(name).path])
    var documents: [RowDocument] = []
    while let record = reader.next() { documents.append(try ProblemDecoder().decode(record.get())) }
    return documents
}

private func judged(_ documents: [RowDocument]) throws -> [JudgedClaim] {
    try documents.flatMap { document in
        try AnsweredRow(claimsOf: document).answers.map { try JudgedClaim($0, to: document) }
    }
}

struct RecordedFlexLinesTests {
    let rows: [RowDocument]
    let claims: [JudgedClaim]
    let differences: [ListedDifference]

    init() throws {
        rows = try recordedRows("flex-lines.jsonl")
        claims = try judged(rows)
        let listed = try Data(contentsOf: Repository.recorded("differences.json"))
        differences = try JSONDecoder().decode([ListedDifference].self, from: listed)
    }

    @Test func `three engines have answered the same 300 CSS lines`() {
        #expect(rows.count == 300 && Set(rows.compactMap(\.id)).count == 300)
        #expect(rows.allSatisfy { $0.row.policy == .cssFlex })
        let answers = Dictionary(grouping: claims, by: \.engine).mapValues(\.count)
        #expect(answers.keys.map { $0.prefix { $0 != " " } }.sorted() == ["Chromium", "Taffy", "Yoga"])
        #expect(answers.values.allSatisfy { $0 == 300 })
    }

    @Test func `an engine's answer is optimal exactly where no difference from CSS is listed`() {
        let found = Set(claims.filter { $0.verdict != .optimal }.map { [$0.engine, $0.id] })
        let listed = differences.flatMap { difference in difference.ids.map { [difference.engine, $0] } }
        #expect(found.subtracting(listed) == [], "differ and are not listed")
        #expect(Set(listed).subtracting(found) == [], "are listed and do not differ")
        #expect(listed.count == found.count, "no row is listed twice")
    }

    @Test func `every listed difference has a cause`() {
        #expect(differences.allSatisfy { !$0.causes.isEmpty && !$0.causes.contains("unexplained") })
    }

    @Test func `Chromium sets every line as CSS says, to within two of its units`() throws {
        for row in rows {
            let answers = try AnsweredRow(claimsOf: row).answers
            let answer = try #require(answers.first { $0.engine.hasPrefix("Chromium") })
            #expect(answer.distance.max <= 2.0 / 64, "\(row.id ?? "")")
        }
        #expect(claims.filter { $0.engine.hasPrefix("Chromium") }.allSatisfy { $0.verdict == .optimal })
    }

    @Test func `no layout engine's answer depends on what it was asked before`() {
        #expect(claims.allSatisfy { $0.history == nil })
    }
}

struct RecordedDeparturesTests {
    static let rows = [
        ("clamped-bases", "Yoga"), ("two-passes", "Yoga"), ("factor-sum", "Yoga"), ("lone-basis", "Yoga"),
        ("residue", "Yoga"), ("gaps-twice", "Taffy"), ("half-frozen", "Taffy"), ("frozen", nil),
    ]

    @Test(arguments: rows)
    func `a departure from CSS shows in a row of at most three items, and in one engine only`(
        id: String, engine: String?
    ) throws {
        let row = try #require(try recordedRows("departures.jsonl").first { $0.id == id })
        #expect(row.row.items.count <= 3)
        let claims = try judged([row])
        #expect(claims.count == 3)
        let departing = claims.filter { $0.verdict != .optimal }.map { $0.engine.prefix { $0 != " " } }
        #expect(departing.map(String.init) == [engine].compactMap(\.self))
    }
}

struct RecordedEqualRowsTests {
    let rows: [RowDocument]
    let claims: [JudgedClaim]
    static let forms = ["share", "chain", "level"]

    init() throws {
        rows = try recordedRows("equal-rows.jsonl")
        claims = try judged(rows)
    }

    private func claims(of form: String, history: String?) -> [JudgedClaim] {
        claims.filter { $0.engine.hasSuffix(" \(form)") && $0.history == history }
    }

    @Test func `Kiwi was asked the bounds, gaps and containers of the CSS lines`() throws {
        let lines = try recordedRows("flex-lines.jsonl")
        #expect(rows.map(\.id) == lines.map(\.id))
        for (row, line) in zip(rows.map(\.row), lines.map(\.row)) {
            #expect(row.available == line.available && row.spacing == line.spacing)
            #expect(row.items.map(\.minimum) == line.items.map(\.minimum))
            #expect(row.items.map(\.maximum) == line.items.map(\.maximum))
        }
    }

    @Test(arguments: forms) func `Kiwi has answered every row, however "equal" is stated`(form: String) {
        #expect(Set(claims(of: form, history: nil).map(\.id)) == Set(rows.compactMap(\.id)))
        #expect(claims(of: form, history: nil).count == 300)
    }

    @Test func `what Kiwi's answers lack is fairness and nothing else`() {
        #expect(Set(claims.map(\.verdict)) == [.optimal, .unfair])
    }

    @Test func `Kiwi is fair most often with a common level, and least often with stated shares`() {
        let fair = Self.forms.map { form in
            claims(of: form, history: nil).filter { $0.verdict == .optimal }.count
        }
        #expect(fair[0] < fair[1] && fair[1] < fair[2] && fair[2] < 300)
    }

    @Test(arguments: forms, ["reversed", "resized"])
    func `Kiwi's answer depends on the order of its constraints and on the widths before`(
        form: String, history: String
    ) {
        #expect(!claims(of: form, history: history).isEmpty)
    }

    @Test(arguments: forms) func `of Kiwi's different answers to one row at most one is optimal`(form: String) {
        let optimal = claims.filter { $0.engine.hasSuffix(" \(form)") && $0.verdict == .optimal }
        let first = Set(optimal.filter { $0.history == nil }.map(\.id))
        #expect(optimal.allSatisfy { $0.history == nil || !first.contains($0.id) })
    }
}
