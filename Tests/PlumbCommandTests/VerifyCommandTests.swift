// VerifyCommandTests.swift: `plumb verify`, run as its user runs it.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct VerifyCommandTests {
    func row(_ lengths: String, _ more: String = "") -> String {
        #"{"id": "o", "available": 10, "items": [{"id": "a", "max": 10}, {"id": "b", "min": 10}], "#
            + #""claimed": {"engine": "E", "lengths": \#(lengths)\#(more)}}"#
    }

    @Test func `a verdict has the fields of the format in their order`() throws {
        let run = try plumb("verify", "--format", "json", input: row("[5, 10]"))
        #expect(run.status == 1)
        #expect(
            run.output
                == #"{"id": "o", "engine": "E", "verdict": "avoidableOverflow", "overflow": 5, "leastOverflow": 0, "#
                + #""unused": 0, "witness": {"overflow": 5, "leastOverflow": 0}, "distance": {"max": 5, "mean": 2.5}, "#
                + "\"optimum\": [0, 10]}\n")
        #expect(run.complaints.contains("1 claim judged, 0 optimal, 1 not"))
    }

    @Test func `witnesses name items by id, or else by index`() throws {
        #expect(
            try plumb("verify", "--format", "json", input: row("[0, 9]")).output
                .contains(#""witness": {"item": "b", "length": 9, "minimum": 10}"#))
        let nameless = #"{"available": 10, "items": [{}, {}], "claimed": {"engine": "E", "lengths": [4, 6]}}"#
        #expect(
            try plumb("verify", "--format", "json", input: nameless).output
                .contains(
                    #""verdict": "unfair", "overflow": 0, "unused": 0, "witness": {"from": 1, "to": 0, "amount": 1}"#))
    }

    @Test func `a witness names a maximum only where there is one, and else what holds the item`() throws {
        func flex(_ more: String) -> String {
            #"{"available": 200, "policy": "css-flex", "items": [{"id": "a", "basis": 50\#(more)}, {"grow": 1}], "#
                + #""claimed": {"engine": "E", "lengths": [100, 100]}}"#
        }
        let held = try plumb("verify", "--format", "json", input: flex(""))
        #expect(
            held.output.contains(
                #""witness": {"item": "a", "length": 100, "basis": 50, "because": "itemDoesNotGrow"}"#))
        #expect(
            try plumb("verify", input: flex("")).output.contains(
                "out of bounds: a is 100, longer than its basis 50, and it does not grow"))
        let bound = try plumb("verify", "--format", "json", input: flex(#", "max": 80, "grow": 1"#))
        #expect(bound.output.contains(#""witness": {"item": "a", "length": 100, "maximum": 80}"#))
        let low = try plumb("verify", "--format", "json", input: flex(#", "min": 60"#))
        #expect(
            low.output.contains(#"{"item": "a", "length": 100, "most": 60, "because": "itemDoesNotGrow"}"#))
    }

    @Test func `a line that is longer than its rule and fits overflows nothing`() throws {
        let line =
            #"{"available": 7, "policy": "css-flex", "items": [{"grow": 0.5}, {"grow": 0.25}], "#
            + #""claimed": {"engine": "E", "lengths": [4, 2.75]}}"#
        let run = try plumb("verify", "--format", "json", input: line)
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                #""verdict": "wrongTotal", "overflow": 0, "unused": 0.25, "witness": {"total": 6.75, "expected": 5.25}"#
            ))
    }

    @Test func `an optimum that overflows says that nothing fits`() throws {
        let row =
            #"{"available": 10, "items": [{"min": 10}, {"min": 12}], "claimed": {"engine": "E", "lengths": [10, 12]}}"#
        let text = try plumb("verify", input: row)
        #expect(text.status == 0 && text.output.contains("E  optimal, nothing fits, over by 12\n"))
        #expect(text.output.contains("1 claim judged, 1 optimal (1 where nothing fits), 0 not"))
        let json = try plumb("verify", "--format", "json", input: row)
        #expect(json.output.contains(#""verdict": "optimal", "overflow": 12, "leastOverflow": 12, "unused": 0"#))
        #expect(try plumb("solve", input: row).output.contains("optimum (GLPK): optimal, nothing fits, over by 12"))
        #expect(
            try plumb("solve", "--format", "json", input: row).output.contains(
                #""total": 22, "overflow": 12, "leastOverflow": 12, "unused": 0"#))
    }

    @Test func `optimal claims give status 0`() throws {
        let run = try plumb("verify", input: row("[0, 10]"))
        #expect(run.status == 0 && run.output.contains("1 claim judged, 1 optimal, 0 not"))
    }

    @Test func `offsets that do not follow from the lengths are a fault`() throws {
        #expect(try plumb("verify", input: row("[0, 10]", #", "offsets": [3, 3]"#)).status == 0)
        let run = try plumb("verify", "--format", "json", input: row("[0, 10]", #", "offsets": [0, 2]"#))
        #expect(run.status == 1)
        #expect(run.output.contains(#""misplaced": {"item": "b", "offset": 2, "expected": 0}"#))
    }

    @Test func `unreadable input outweighs claims that fail`() throws {
        let run = try plumb("verify", input: row("[5, 10]") + "\n{\n" + row("[0, 10]"))
        #expect(run.status == 2)
        #expect(run.output.contains("2 claims judged, 1 optimal, 1 not"))
        #expect(run.complaints.hasPrefix("-:2: is not valid JSON"))
    }

    @Test func `problems without a claim are counted`() throws {
        let run = try plumb("verify", input: #"{"items": []}"#)
        #expect(run.status == 0 && run.output.contains("0 claims judged, 0 optimal, 0 not, 1 problem without a claim"))
    }

    @Test func `text that is not UTF-8 is reported by its line`() throws {
        let run = try plumb(["verify"], input: Data("{\"items\": []}\n{\"".utf8) + Data([0xFF]) + Data("\": 1}\n".utf8))
        #expect(run.status == 2 && run.complaints.hasPrefix("-:2: is not valid JSON: the text is not UTF-8"))
    }

    @Test func `thousands of lines come out in the order in which they went in`() throws {
        let count = TestingSettings.share(1_000, of: 100_000).cases
        let corpus = (0..<count).map {
            #"{"id": "\#($0)", "available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [10]}}"#
        }
        let run = try plumb("verify", "--format", "json", input: corpus.joined(separator: "\n"))
        #expect(run.status == 0)
        let lines = run.lines.filter { !$0.isEmpty }
        #expect(lines.count == count)
        #expect(lines.enumerated().allSatisfy { $1.hasPrefix(#"{"id": "\#($0)", "#) })
    }

    /// Texts that are no problem, and what the one line about each must name.
    static let malformed: [(text: String, place: String)] = [
        (#"{"items": [{"min": "wide"}]}"#, "-:1: items[0].min: "),
        (#"{"items": [{"mim": 1}]}"#, "-:1: items[0].mim: "),
        (#"{"items": [{"min": 1}"#, "-:1: "),
        (#"{"items": [{"min": NaN}]}"#, "-:1: items[0].min: "),
        (#"{"items": [{"max": Infinity}]}"#, "-:1: items[0].max: "),
        (#"{"items": [{"max": 1e308}]}"#, "-:1: items[0].max: "),
        (#"{"items": [{"max": 1e999}]}"#, "-:1: items[0].max: "),
        (#"{"items": ["# + [String](repeating: "{}", count: 20_000).joined(separator: ",") + "]}", "-:1: items: "),
        (#"{"items": "# + String(repeating: "[", count: 100_000) + "}", "-:1: "),
        (#"{"items": "# + String(repeating: #"{"a":"#, count: 100_000), "-:1: "),
    ]

    @Test(arguments: ["solve", "verify"], malformed.indices)
    func `malformed input gives status 2 and one line with its place, and the next line is answered`(
        command: String, index: Int
    ) throws {
        let (text, place) = Self.malformed[index]
        let run = try plumb(command, "--format", "json", input: text + "\n" + row("[0, 10]") + "\n")
        #expect(run.status == 2)
        let complaints = run.complaints.split(separator: "\n").filter { $0.hasPrefix("-:") }
        #expect(complaints.count == 1 && complaints[0].hasPrefix(place) && complaints[0].count < 400)
        #expect(run.lines.filter { !$0.isEmpty }.count == 1)
    }

    @Test func `names out of a file cannot move the cursor or begin a line`() throws {
        let hostile = #"{"id": "a\u001b[2J", "items": [{}], "claimed": {"engine": "e\nfake", "lengths": [0]}}"#
        let run = try plumb("verify", input: hostile)
        #expect(!run.output.contains("\u{1B}") && !run.lines.contains { $0.hasPrefix("fake") })
    }

    @Test func `an infinite length in a finite container overflows without end`() throws {
        let run = try plumb(
            "verify", "--format", "json",
            input: #"{"available": 10, "items": [{}], "claimed": {"engine": "e", "lengths": ["infinity"]}}"#)
        #expect(run.output.contains(#""verdict": "avoidableOverflow", "overflow": "infinity""#))
    }

    @Test func `claimed places across a row are judged too`() throws {
        func row(_ offsets: String, extent: Int) -> String {
            #"{"available": 9, "items": [{"max": 4, "cross": {"length": 30, "guide": 25}}, {"max": 5, "cross": {"length": 30, "guide": 5}}], "#
                + #""claimed": {"engine": "E", "lengths": [4, 5], "cross": {"extent": \#(extent), "offsets": \#(offsets)}}}"#
        }
        let good = try plumb("verify", "--format", "json", input: row("[0, 20]", extent: 50))
        #expect(good.status == 0)
        #expect(good.output.contains(#""alignment": {"verdict": "optimal", "witness": {"start": 0, "end": 1}}"#))
        let apart = try plumb("verify", input: row("[0, 18]", extent: 50))
        #expect(
            apart.status == 1
                && apart.output.contains("across: misaligned: the guide of item 0 lies 2 beyond that of item 1"))
        let wide = try plumb("verify", "--format", "json", input: row("[0, 20]", extent: 60))
        #expect(
            wide.status == 1
                && wide.output.contains(#""verdict": "avoidableExtent", "witness": {"extent": 60, "leastExtent": 50}"#))
        let missing = try plumb("verify", input: row("[0, null]", extent: 60))
        #expect(missing.status == 2 && missing.complaints.contains("claimed.cross.offsets"))
    }
}
