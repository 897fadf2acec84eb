// ProveSamenessTests.swift: `plumb prove --same` and `plumb infer`, run as their user runs them.

import Foundation
import TestSupport
import Testing

struct ProveSamenessTests {
    /// Two columns that grow by a quarter each: CSS hands out half of the room, and Taffy takes the gap off once more.
    private let quarters = #"""
        {"id": "quarters", "parameters": {"gap": [0, 20]}, "available": 100, "spacing": "gap", "policy": "css-flex", "items": [{"id": "a", "grow": 0.25}, {"id": "b", "grow": 0.25}]}
        """#

    @Test
    func `two rules may be named one after the other, and the simplest row on which they differ has simple numbers`()
        throws
    {
        let run = try plumb("prove", "--same", "swiftui", "water-fill", "--items", "2")
        let simplest = "most simply where container = 0.5, min1 = 0, min2 = 0.5, max1 = 0.5, max2 = 1"
        #expect(run.status == 1 && run.output.contains(simplest), "\(run)")
    }

    @Test func `the gaps on which Taffy does as CSS are found`() throws {
        let run = try plumb("prove", "--same", "css,taffy", "--format", "json", input: quarters)
        #expect(run.status == 1 && run.complaints.isEmpty, "\(run.complaints)")
        let line = try #require(run.lines.first)
        #expect(line.contains(#""same": [["gap <= 0"]]"#), "\(line)")
    }

    @Test func `a comparison is proved, and a forged one is refused`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        _ = try plumb("prove", "--same", "swiftui,water-fill", "--certificate", file, "--items", "1")
        let check = try plumb("check", file)
        #expect(check.status == 0 && check.output.contains("the same lengths in"), "\(check.output)")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let forged = text.replacing(/"same": \[[0-9, ]*\]/, with: #""same": []"#)
        #expect(forged != text)
        #expect(try plumb("check", input: forged).status == 1)
    }

    @Test func `answers of equal sizes are explained, and greedy ones are not`() throws {
        let rows = [100, 150, 180].map { container in
            #"{"available": \#(container), "items": [{"id": "a", "max": 100}, {"id": "b", "min": 100}], "claimed": {"engine": "e", "lengths": \#(container == 100 ? "[0, 100]" : container == 150 ? "[50, 100]" : "[80, 100]")}}"#
        }
        let fair = try plumb("infer", "--format", "json", input: rows.joined(separator: "\n"))
        #expect(fair.status == 0 && fair.output.contains(#""verdict": "explained""#), "\(fair)")
        let greedy = rows[1].replacing("[50, 100]", with: "[75, 100]")
        let found = try plumb("infer", "--format", "json", input: greedy)
        #expect(found.status == 1 && found.output.contains(#""unexplained": [{"#), "\(found)")
    }

    @Test func `a name with two priorities is named with its line`() throws {
        let rows = [1, 2].map {
            #"{"available": 9, "items": [{"id": "a", "priority": \#($0)}], "claimed": {"engine": "e", "lengths": [9]}}"#
        }
        let run = try plumb("infer", input: rows.joined(separator: "\n"))
        #expect(
            run.status == 2 && run.complaints.contains("-:2: a has another priority than in a row before"), "\(run)")
    }

    @Test func `of several engines one is named`() throws {
        let row = #"""
            {"available": 100, "items": [{}], "claimed": [{"engine": "e", "lengths": [100]}, {"engine": "f", "lengths": [90]}]}
            """#
        let run = try plumb("infer", input: row)
        #expect(
            run.status == 2 && run.complaints.contains("claims answers of e and f; name one of them with --with"),
            "\(run)")
        #expect(try plumb("infer", "--with", "e", input: row).status == 0)
    }
}
