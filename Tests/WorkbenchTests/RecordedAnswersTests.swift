// RecordedAnswersTests.swift: our answers against those of the exact oracle in Tests/Peers.

import Documents
import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing
import Workbench

/// One line of `random-exact.jsonl`.
struct ExactAnswer: Decodable {
    let problem: RowDocument
    let lengths: [Length]

    struct Length: Decodable {
        let points: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            points = (try? container.decode(Double.self)) ?? .infinity
        }
    }
}

/// One line of `gallery-exact.jsonl`.
struct GalleryAnswer: Decodable {
    let id: String
    /// Fractions, such as 496/3.
    let lengths: [String]
    let floats: [Double]
}

/// One line of `gallery-verdicts.jsonl`.
struct GalleryVerdict: Decodable, Hashable {
    let id: String
    let engine: String
    let verdict: String
}

func lines<Line: Decodable>(_ name: String, of type: Line.Type) throws -> [Line] {
    let text = try String(contentsOf: Repository.recorded(name), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
}

func galleryDocuments() throws -> [RowDocument] {
    var reader = RecordReader(files: try Repository.gallery().map(\.path))
    var documents: [RowDocument] = []
    while let record = reader.next() { documents.append(try ProblemDecoder().decode(record.get())) }
    return documents
}

struct RecordedAnswersTests {
    static let optimal: [RuleEntry] = [.glpk, .gini, .certified, .exact, .waterFill]

    @Test(arguments: optimal)
    func `random rows have the lengths that exact arithmetic gives`(solver: RuleEntry) throws {
        let share = TestingSettings.share(80, of: 400)
        try check(solver, "random-exact.jsonl", share)
        try check(solver, "random-toolkits.jsonl", share)
    }

    private func check(_ solver: RuleEntry, _ file: String, _ share: TestingSettings) throws {
        let answers = try lines(file, of: ExactAnswer.self)
        #expect(answers.count == 400)
        for answer in share.some(of: answers) {
            let problem = answer.problem.row
            let found = try AnsweredRow(answer.problem, by: solver).answers[0]
            let distance = Distance(from: found.arrangement.lengths, to: answer.lengths.map(\.points))
            #expect(distance.max <= problem.tolerance, "\(answer.problem.id ?? "")")
            #expect(found.isOptimal)
        }
    }

    @Test func `random CSS lines are set as exact arithmetic sets them`() throws {
        for answer in try lines("random-exact.jsonl", of: ExactAnswer.self) {
            let problem = answer.problem.row
            guard problem.policy == .cssFlex else { continue }
            let distance = try Distance(
                from: CSSFlexbox().lengths(for: problem), to: answer.lengths.map(\.points))
            #expect(distance.max <= problem.tolerance, "\(answer.problem.id ?? "")")
        }
    }

    @Test(arguments: optimal)
    func `the gallery has the lengths that exact arithmetic gives`(solver: RuleEntry) throws {
        let documents = try galleryDocuments()
        let answers = try lines("gallery-exact.jsonl", of: GalleryAnswer.self)
        #expect(documents.count == answers.count)
        for answer in answers {
            let document = try #require(documents.first { $0.id == answer.id })
            let found = try AnsweredRow(document, by: solver).answers[0].arrangement.lengths
            #expect(Distance(from: found, to: answer.floats).max <= document.row.tolerance, "\(answer.id)")
        }
    }

    @Test func `in exact arithmetic the gallery has the very fractions of another program`() throws {
        var reader = RecordReader(files: try Repository.gallery().map(\.path))
        let answers = try lines("gallery-exact.jsonl", of: GalleryAnswer.self)
        while let record = try reader.next()?.get() {
            let document = try ProblemDecoder().decodeExactly(record)
            let expected = try #require(answers.first { $0.id == document.id })
            let answer = try AnsweredRowOver(document, by: .waterFill).answers[0]
            #expect(answer.arrangement.lengths == expected.lengths.map { Fraction($0) ?? .infinity }, "\(expected.id)")
            #expect(answer.isOptimal)
        }
    }

    @Test(arguments: [RuleEntry.waterFill, .css])
    func `in exact arithmetic random rows have the nearest doubles of another program`(rule: RuleEntry) throws {
        let text = try String(contentsOf: Repository.recorded("random-exact.jsonl"), encoding: .utf8)
        for (line, answer) in zip(text.split(separator: "\n"), try lines("random-exact.jsonl", of: ExactAnswer.self)) {
            guard rule == .waterFill || answer.problem.row.policy == .cssFlex else { continue }
            let problem = try #require(line.firstRange(of: "{\"id\""))
            let end = try #require(line.firstRange(of: "}, \"lengths\": ["))
            let data = Data(line[problem.lowerBound...end.lowerBound].utf8)
            let document = try ProblemDecoder().decodeExactly(Record(file: "-", line: 1, data: data))
            let found = try AnsweredRowOver(document, by: rule).answers[0]
            #expect(found.arrangement.lengths.map(\.double) == answer.lengths.map(\.points), "\(document.id ?? "")")
        }
    }

    @Test func `exact claims are judged without a tolerance, and the gallery's get the verdicts that they had`() throws
    {
        var reader = RecordReader(files: try Repository.gallery().map(\.path))
        let verdicts = Set(try lines("gallery-verdicts.jsonl", of: GalleryVerdict.self))
        while let record = try reader.next()?.get() {
            for answer in try AnsweredRowOver(claimsOf: ProblemDecoder().decodeExactly(record)).answers {
                let document = try ProblemDecoder().decode(record)
                let kinds = verdicts.filter { $0.id == document.id && $0.engine == answer.engine }.map(\.verdict)
                // A third with all the digits of a double is no third.
                let isRounded = answer.arrangement.lengths.contains { ($0.decimal ?? "").count > 12 }
                #expect(isRounded || kinds == [answer.verdict.kind.rawValue], "\(document.id ?? "") \(answer.engine)")
            }
        }
    }

    @Test func `the claims of the gallery get the verdicts of an exhaustive search in exact arithmetic`() throws {
        let found = try galleryDocuments().flatMap { document in
            try AnsweredRow(claimsOf: document).answers.map { answer in
                GalleryVerdict(id: document.id ?? "", engine: answer.engine, verdict: answer.verdict.kind.rawValue)
            }
        }
        #expect(Set(found) == Set(try lines("gallery-verdicts.jsonl", of: GalleryVerdict.self)))
    }
}
