// EngineVerdictsTests.swift: what 87 forms of 35 engines answered, judged, against the verdicts of exact arithmetic.

import Documents
import Foundation
import Plumb
import PlumbTesting
import TestSupport
import Testing
import Workbench

/// Counts of one engine's answers, to rows that fit or to rows that cannot; one of the two in a line of
/// `engine-verdicts.json`.
struct VerdictCounts: Decodable, Equatable {
    var rows = 0
    var noAnswer = 0
    var verdicts: [String: Int] = [:]
    /// Of a length from the optimum's beyond rounding, in points; `nil` without a rule.
    var farthest: Double?

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Name.self)
        for name in object.allKeys {
            switch name.stringValue {
            case "rows": rows = try object.decode(Int.self, forKey: name)
            case "noAnswer": noAnswer = try object.decode(Int.self, forKey: name)
            case "farthest": farthest = try object.decode(Double.self, forKey: name)
            default: verdicts[name.stringValue] = try object.decode(Int.self, forKey: name)
            }
        }
    }

    /// Counts an answer.
    mutating func add(_ answer: RowAnswer) {
        verdicts[answer.verdict.kind.rawValue, default: 0] += 1
        farthest = max(farthest ?? 0, answer.distance.max - answer.rounding)
    }

    /// Whether two counts agree; a distance is kept in ten-thousandths, and doubles have seven digits of it at least.
    func agrees(with other: VerdictCounts) -> Bool {
        let distances = (farthest ?? 0, other.farthest ?? 0)
        return rows == other.rows && noAnswer == other.noAnswer && verdicts == other.verdicts
            && abs(distances.0 - distances.1) <= 1e-4 + 1e-7 * distances.1
    }
}

/// A line of `engine-verdicts.json`.
struct EngineVerdicts: Decodable {
    let name: String
    let policy: String?
    let fits: VerdictCounts
    let short: VerdictCounts
}

/// Engines of one rule and kind of rows, so that these are stated once.
struct EngineGroup: Sendable, CustomTestStringConvertible {
    let policy: String
    let rows: String
    let names: [String]

    var testDescription: String { "\(policy): \(names.joined(separator: " "))" }

    static let all: [EngineGroup] = {
        let engines = (try? ListedEngine.all()) ?? []
        let groups = Dictionary(grouping: engines.filter { $0.policy != nil }) { [$0.policy ?? "", $0.rows] }
        return groups.map { EngineGroup(policy: $0[0], rows: $0[1], names: $1.map(\.name)) }.sorted {
            $0.policy < $1.policy
        }
    }()
}

struct EngineVerdictsTests {
    static func verdicts(_ name: String = "engine-verdicts") throws -> [EngineVerdicts] {
        let data = try Data(contentsOf: Repository.recorded("\(name).json"))
        return try JSONDecoder().decode([EngineVerdicts].self, from: data)
    }

    @Test func `every engine has a recording and a line of verdicts`() throws {
        let names = try ListedEngine.all().map(\.name)
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.recorded("engines").path)
        #expect(names.count >= 87 && Set(names).count == names.count)
        #expect(files.sorted() == names.map { "\($0).jsonl" }.sorted())
        let lines = try Self.verdicts()
        #expect(lines.map(\.name) == names)
        #expect(lines.allSatisfy { $0.fits.rows + $0.short.rows == 300 })
    }

    @Test func `the study has the shares of optimal answers that are recorded`() throws {
        let study = try Document("Documentation/reference/EngineTables.md").text().split(separator: "\n")
        let engines = try ListedEngine.all()
        for counts in try Self.verdicts() where counts.policy != nil {
            let engine = try #require(engines.first { $0.name == counts.name })
            let line = try #require(study.first { $0.hasPrefix("| \(engine.title) \(engine.version) |") })
            for part in [counts.fits, counts.short] {
                #expect(line.contains(" \(part.verdicts["optimal"] ?? 0) of \(part.rows) "), "\(engine.name)")
            }
        }
    }

    private static let someGroups = TestingSettings.share(
        (EngineGroup.all.count + 1) / 2, of: EngineGroup.all.count,
        law: "the answers of engines get the verdicts of exact arithmetic"
    ).some(of: EngineGroup.all)

    @Test(arguments: someGroups)
    func `the answers of engines get the verdicts of exact arithmetic`(group: EngineGroup) throws {
        try check(group, of: EngineQuestions(group), corpus: "engines", against: Self.verdicts())
    }

    @Test(
        .enabled(if: TestingSettings.isWhole, "as long again: Scripts/check laws"),
        arguments: EngineGroup.all.filter { $0.rows == "toolkit" })
    func `so do the answers of toolkits to the second corpus`(group: EngineGroup) throws {
        let questions = try EngineQuestions(group, asked: "toolkit-rows-second")
        try check(group, of: questions, corpus: "engines-second", against: Self.verdicts("engine-verdicts-second"))
    }

    private func check(
        _ group: EngineGroup, of questions: EngineQuestions, corpus: String, against table: [EngineVerdicts]
    ) throws {
        for name in group.names {
            let recording = try EngineRecording(name, corpus: corpus)
            var counts = (fits: VerdictCounts(), short: VerdictCounts())
            for (document, fits) in questions.rows {
                let path = fits ? \(fits: VerdictCounts, short: VerdictCounts).fits : \.short
                counts[keyPath: path].rows += 1
                guard let claim = recording.claim(of: try #require(document.id), by: name) else {
                    counts[keyPath: path].noAnswer += 1
                    continue
                }
                var claimed = document
                claimed.claims = [claim]
                counts[keyPath: path].add(try AnsweredRow(claimsOf: claimed).answers[0])
            }
            let listed = try #require(table.first { $0.name == name })
            #expect(listed.policy == group.policy)
            #expect(counts.fits.agrees(with: listed.fits), "\(name): \(counts.fits), not \(listed.fits)")
            #expect(counts.short.agrees(with: listed.short), "\(name): \(counts.short), not \(listed.short)")
        }
    }
}
