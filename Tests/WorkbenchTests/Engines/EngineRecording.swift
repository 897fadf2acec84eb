// EngineRecording.swift: what an engine answered to the 300 rows of its kind (Tests/Peers/recordings.py).

import Documents
import Foundation
import TestSupport
import Workbench

/// An entry of `engines.json`.
struct ListedEngine: Decodable {
    let name: String
    let title: String
    let version: String
    let rows: String
    let policy: String?
    let adapter: String
    let checks: [String]

    static func all() throws -> [ListedEngine] {
        let file = Repository.root.appending(path: "Tests/Peers/engines.json")
        return try JSONDecoder().decode([ListedEngine].self, from: Data(contentsOf: file))
    }
}

/// One file of `recorded/engines`: a line for the engine, then one for each row.
struct EngineRecording {
    let answers: [String: Answer]

    struct Answer: Decodable {
        let id: String
        let lengths: [Double]?
        let rounding: Double?
    }

    private struct Head: Decodable { let rounding: Double? }

    init(_ name: String, corpus: String) throws {
        let data = try Data(contentsOf: Repository.recorded("\(corpus)/\(name).jsonl"))
        let lines = data.split(separator: UInt8(ascii: "\n"))
        let rounding = try JSONDecoder().decode(Head.self, from: lines[0]).rounding
        let body = Data("[".utf8) + Data(lines.dropFirst().joined(separator: [UInt8(ascii: ",")])) + Data("]".utf8)
        let answers = try JSONDecoder().decode([Answer].self, from: body).map {
            ($0.id, Answer(id: $0.id, lengths: $0.lengths, rounding: $0.rounding ?? rounding))
        }
        self.answers = Dictionary(uniqueKeysWithValues: answers)
    }

    /// What was claimed of a row; `nil` where there was no answer.
    func claim(of id: String, by engine: String) -> ClaimedAnswer? {
        answers[id]?.lengths.map { ClaimedAnswer(engine: engine, lengths: $0, rounding: answers[id]?.rounding ?? 0) }
    }
}

/// The 300 rows that engines of a kind were asked, each under the rule that fits them.
struct EngineQuestions {
    let rows: [(document: RowDocument, fits: Bool)]

    /// - Parameter asked: The file with what toolkits were asked.
    init(_ group: EngineGroup, asked: String = "toolkit-rows") throws {
        guard group.rows == "toolkit" else {
            rows = try readRows(group.rows == "flex" ? "flex-lines.jsonl" : "equal-rows.jsonl").map {
                ($0, Self.fits($0))
            }
            return
        }
        let peers = Repository.root.appending(path: "Tests/Peers")
        let rules = try Data(contentsOf: peers.appending(path: "policies.json"))
        guard let rule = try JSONDecoder().decode([String: EngineRule].self, from: rules)[group.policy] else {
            throw UnknownWord(word: group.policy)
        }
        let asked = try Data(contentsOf: peers.appending(path: "\(asked).jsonl"))
        rows = try asked.split(separator: UInt8(ascii: "\n")).map { line in
            let row = try JSONDecoder().decode(AskedRow.self, from: line)
            let stated = try Data("\(rule.stating(row))}".utf8)
            return (try ProblemDecoder().decode(Record(file: row.id, line: 1, data: stated)), row.fits)
        }
    }

    private static func fits(_ document: RowDocument) -> Bool {
        guard let available = document.row.available else { return true }
        let least = document.row.items.reduce(0) { $0 + $1.minimum }
        return least + document.row.spacing.reduce(0, +) <= available + 1e-9
    }
}

/// The rows of a recorded file, without their claims.
func readRows(_ name: String) throws -> [RowDocument] {
    var reader = RecordReader(files: [Repository.recorded(name).path])
    var documents: [RowDocument] = []
    while let record = reader.next() {
        documents.append(try ProblemDecoder().decode(record.get()))
        documents[documents.count - 1].claims = []
    }
    return documents
}
