// RowScannerTests.swift: what the fast reader takes is what the thorough one reads.

import Foundation
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import Documents

struct RowScannerTests {
    private func scanned(_ text: String) -> RowDocument? {
        RowScanner.document(in: Data(text.utf8), policies: Policy.allCases)
    }

    private func read(_ text: String) throws -> RowDocument {
        try ProblemDecoder().decodeThoroughly(Record(file: "test", line: 1, data: Data(text.utf8)))
    }

    private static let plain = [
        #"{"items": []}"#,
        #"{"id": "toolbar", "axis": "vertical", "available": 320, "spacing": 8, "items": [{"id": "title", "min": 40, "#
            + #""ideal": 120, "max": 200, "priority": 1}, {"id": "space", "max": "infinity", "priority": "-infinity"}]}"#,
        #" { "policy" : "css-flex" , "available" : "infinity", "spacing" : [ 1.5 , -2e1, 0.125 ] , "items" : [ "#
            + #"{"basis": 10, "grow": 1, "shrink": 0.5}, {"min": 1E2}, {"id": "späti"}, {}]}"#,
        #"{"available": 12.25, "items": [{"min": 3}], "claimed": {"engine": "x", "lengths": [3], "rounding": 1}}"#,
        #"{"available": 9, "items": [{"weight": 2}], "policy": "weights", "claimed": [{"engine": "x", "lengths": [3], "#
            + #""offsets": [0]}, {"engine": "y", "lengths": ["infinity"]}]}"#,
        #"{"id": "r", "available": 9, "items": [{}], "claimed": {"id": "r", "lengths": [9], "offsets": [0], "total": 9, "#
            + #""overflow": 0, "unused": 0, "tiers": [{"priority": "-infinity", "level": 9}], "solver": {"name": "glpk", "#
            + #""method": "progressive", "version": "5.0", "iterations": 2}, "certified": true}}"#,
        #"{"available": 9, "items": [{}], "claimed": [{"file": "-", "line": 3, "solver": {"method": "x"}, "engine": "e", "#
            + #""certified": null, "leastOverflow": "infinity", "tiers": [], "lengths": [9]}]}"#,
        #"{"available": 0.1, "items": [{"min": -0, "max": 123456.345678901234567}]}"#,
    ]

    @Test(arguments: plain) func `plain rows need no other reader`(text: String) throws {
        #expect(try #require(scanned(text)) == read(text))
    }

    @Test(arguments: [
        #"{"items": [], "items": []}"#, #"{"items": [{"min": 1, "min": 1}]}"#, #"{"items": [],}"#, #"{"items": []} x"#,
        #"{"items": [{"min": 01}]}"#, #"{"items": [{"min": 1.}]}"#, #"{"items": [{"min": +1}]}"#,
        #"{"items": [{"min": 1e999}]}"#,
        #"{"items": [{"min": 0x10}]}"#, #"{"items": [{"min": nan}]}"#, #"{"items": [{"min": "20/3"}]}"#,
        #"{"items": [{"min": 12"#,
        #"{"items": [{"id": "a\nb"}]}"#, #"{"items": [{"cross": {"length": 1, "guide": 0}}]}"#,
        #"{"note": 1, "items": []}"#,
        #"{"available": null, "items": []}"#, #"{"items": [{"min": 3, "max": 2}]}"#, #"{"items": [{"min": -1}]}"#,
        #"{"items": [{"basis": 1}]}"#, #"{"available": 1}"#, "[]", "", "{", "\u{FEFF}{\"items\": []}",
        #"{"items": [{}], "claimed": {"engine": "x", "lengths": [1, 2]}}"#,
        #"{"items": [{}], "claimed": {"engine": "x", "lengths": [1], "rounding": -1}}"#,
        #"{"items": [{}], "claimed": {"engine": "x", "lengths": [1], "total": 1, "total": 1}}"#,
        #"{"items": [{}], "claimed": {"engine": "x", "lengths": [1], "tiers": [{"level": 1, "level": 1}]}}"#,
        #"{"items": [{}], "claimed": {"engine": "x", "lengths": [1], "tiers": [{"level": tru}]}}"#,
        #"{"items": [{}], "claimed": {"solver": {"method": "x"}, "lengths": [1]}}"#,
        #"{"id": "r", "items": [{}], "claimed": {"engine": "x", "id": "q", "lengths": [1]}}"#,
    ]) func `whatever is unusual or wrong is left to the thorough reader`(text: String) {
        #expect(scanned(text) == nil)
    }

    @Test func `bytes that are no text are left to the thorough reader`() {
        let data = Data(#"{"items": [{"id": ""#.utf8) + [0xC3, 0x28] + Data(#""}]}"#.utf8)
        #expect(RowScanner.document(in: data, policies: Policy.allCases) == nil)
    }

    /// A plain row with some of its characters left out, put in or replaced.
    private static let damaged = Generator<String> { choices in
        let text = Generator<String>.one(of: plain).draw(&choices)
        let parts = Array(#"{}[]":,.-+eE019 "#) + ["\\", "\n", "\u{0}", "é"]
        var characters = Array(text)
        for _ in 0...Int(choices.draw(upTo: 2)) {
            let place = Int(choices.draw(upTo: UInt64(characters.count - 1)))
            let part = parts[Int(choices.draw(upTo: UInt64(parts.count - 1)))]
            switch choices.draw(upTo: 2) {
            case 0: characters[place] = part
            case 1: characters.insert(part, at: place)
            default: characters.remove(at: place)
            }
        }
        return String(characters)
    }.described { $0 }

    @Test func `a damaged row is taken only if the thorough reader reads the same`() throws {
        var taken = 0
        try forAll(Self.damaged, settings: TestingSettings(cases: 6_000)) { text in
            guard let document = scanned(text) else { return true }
            taken += 1
            return try read(text) == document
        }
        #expect(taken > 100)
    }

    @Test func `the examples and corpora of the repository are plain, but for those with measures across`() throws {
        var (plain, all) = (0, 0)
        var reader = RecordReader(files: try Repository.gallery().map(\.path))
        while let record = reader.next() {
            let data = try record.get().data
            all += 1
            guard let document = RowScanner.document(in: data, policies: Policy.allCases) else { continue }
            plain += 1
            #expect(try ProblemDecoder().decodeThoroughly(record.get()) == document)
        }
        #expect(2 * plain > all, "\(plain) of \(all)")
    }
}
