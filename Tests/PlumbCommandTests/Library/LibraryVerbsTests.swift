// LibraryVerbsTests.swift: verbs without records, tables, and every option answer in the library as in the command; what no
// library does is refused with a sentence that says why.

import Foundation
import Testing

struct LibraryVerbsTests {
    /// Expects the same text, status and complaints of both.
    private func expectSame(
        _ words: [String], _ verb: String, _ options: [String: Any], _ input: String = "", lines: Int = 1
    ) throws {
        let run = try run(builtCommand(), words, input: Data(input.utf8))
        let answer = try LibraryAnswer(verb, options, Data(input.utf8))
        #expect(answer.text == run.output, "\(words)")
        #expect(answer.errors == run.complaints, "\(words)")
        #expect(answer.status == run.status, "\(words)")
        #expect(run.output.split(separator: "\n").count == lines, "\(words)")
    }

    @Test(arguments: ["toolbar", "table", "form", "chips", "random"])
    func `corpora are the command's`(kind: String) throws {
        try expectSame(["generate", "--kind", kind], "generate", ["kind": kind], lines: 100)
        try expectSame(
            ["generate", "--kind", kind, "--count", "9", "--seed", "7", "--policy", "css-flex", "--explicit"],
            "generate",
            ["kind": kind, "count": 9, "seed": 7, "policy": "css-flex", "explicit": true], lines: 9)
        try expectSame(
            ["generate", "--kind", kind, "--count", "9", "--like", "qt-hbox"], "generate",
            ["kind": kind, "count": 9, "like": "qt-hbox"], lines: 9)
    }

    @Test func `the smallest row that a rule does not answer optimally is the command's`() throws {
        try expectSame(["fuzz", "--with", "swiftui", "--format", "json"], "fuzz", ["with": "swiftui"])
        try expectSame(
            [
                "fuzz", "--with", "swiftui", "--verdict", "avoidableOverflow", "--one-tier", "--whole", "--items",
                "4", "--seed", "3",
            ]
                + ["--format", "json"],
            "fuzz",
            [
                "with": "swiftui", "verdict": "avoidableOverflow", "one-tier": true, "whole": true, "items": 4,
                "seed": 3,
            ])
        try expectSame(
            ["fuzz", "--with", "water-fill", "--cases", "3000", "--resume", "100", "--format", "json"], "fuzz",
            ["with": "water-fill", "cases": 3_000, "resume": 100], lines: 0)
    }

    @Test func `tables have the command's columns`() throws {
        let csv = "Name,What it is\nOak,a broad tree with lobed leaves\nAsh,a tall tree\n"
        try expectSame(["table", "--format", "json"], "table", [:], csv)
        try expectSame(
            ["table", "--format", "json", "--width", "20", "--column", "Name=8..9", "--fill", "--words", "break"],
            "table",
            ["width": 20, "column": "Name=8..9", "fill": true, "words": "break"], csv)
        try expectSame(["table", "--format", "json", "--height", "4"], "table", ["height": 4], csv)
        try expectSame(["table", "--format", "json", "--height", "1"], "table", ["height": 1], csv, lines: 0)
        try expectSame(["table", "--format", "json", "--width", "5"], "table", ["width": 5], csv)
        try expectSame(
            ["table", "--format", "json", "--width", "30", "--with", "css-auto"], "table",
            ["width": 30, "with": "css-auto"], csv)
        try expectSame(
            ["table", "--format", "json", "--column", "No=1"], "table", ["column": "No=1"], csv, lines: 0)
        try expectSame(["table", "--format", "json"], "table", [:], "a,b\n1\n", lines: 0)
        let page = "<table><tr><td>1<td>two words</table><p><table><tr><th>x<tr><td>y</table>"
        try expectSame(["table", "--format", "json", "--from", "html"], "table", ["from": "html"], page, lines: 2)
    }

    @Test func `all rows of some items have the command's proofs`() throws {
        try expectSame(
            ["prove", "--items", "2", "--claim", "fits", "--worst", "overflow", "--format", "json"], "prove",
            ["items": 2, "claim": "fits", "worst": "overflow"], lines: 2)
        try expectSame(
            ["prove", "--items", "2", "--priorities", "1,-infinity", "--with", "water-fill", "--claim", "optimal"]
                + ["--format", "json"],
            "prove", ["items": 2, "priorities": "1,-infinity", "with": "water-fill", "claim": "optimal"])
        try expectSame(
            ["prove", "--items", "3", "--worst", "total", "--limit", "1e-9", "--format", "json"], "prove",
            ["items": 3, "worst": "total", "limit": 1e-9])
        try expectSame(
            [
                "prove", "--items", "2", "--policy", "equal-increments", "--with", "progressive-fill", "--claim",
                "optimal",
            ]
                + ["--format", "json"],
            "prove",
            ["items": 2, "policy": "equal-increments", "with": "progressive-fill", "claim": "optimal"])
    }

    @Test(arguments: [["height <= 3"], ["height >= 9", "frontier"]])
    func `claims about tables have the command's proofs`(claims: [String]) throws {
        let table = #"{"rows": [["Oak", "a broad tree with lobed leaves"]], "available": 20}"# + "\n"
        try expectSame(
            ["prove", "--format", "json"] + claims.flatMap { ["--claim", $0] }, "prove", ["claim": claims], table,
            lines: claims.count)
    }

    @Test(arguments: ["equal", "css-auto"])
    func `the smallest table that a rule makes too high is the command's`(rule: String) throws {
        try expectSame(
            ["fuzz", "--table", rule, "--cases", "500", "--format", "json"], "fuzz", ["table": rule, "cases": 500])
    }

    @Test func `tables are compared, with the integer program where GLPK is linked`() throws {
        let table = #"{"rows": [["Oak", "a broad tree with lobed leaves"]]}"# + "\n"
        let answer = try LibraryAnswer("compare", ["table-width": 20], Data(table.utf8))
        let run = try run(
            builtCommand(), ["compare", "--table-width", "20", "--format", "json"], input: Data(table.utf8))
        #expect(answer.status == 0 && answer.text.contains("intopt"))
        #expect(try counts(answer.text) == counts(run.output))
    }

    /// Reports without their times, which differ from run to run.
    private func counts(_ text: String) throws -> [NSDictionary] {
        try text.split(separator: "\n").map { line in
            let line = line.replacing(/"[a-zA-Z]*[sS]econds": ([-0-9.e]+|{.*?}})/, with: #""seconds": 0"#)
            return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
        }
    }

    @Test(arguments: [true, false])
    func `recorded answers are compared with the optimum alone, wherever the first of them stands`(isFirst: Bool) throws
    {
        let claimed = #"{"available": 9, "items": [{"max": 3}, {}], "claimed": {"engine": "mine", "lengths": [3, 6]}}"#
        let others = Array(repeating: #"{"available": 9, "items": [{}, {"min": 6}]}"#, count: 3)
        let rows = Data((isFirst ? [claimed] + others : others + [claimed]).joined(separator: "\n").utf8)
        let answer = try LibraryAnswer("compare", [:], rows)
        let run = try run(builtCommand(), ["compare", "--format", "json"], input: rows)
        #expect(answer.status == 0 && !answer.text.contains("swiftui"))
        #expect(try counts(answer.text) == counts(run.output))
    }

    /// The options of a command by their long names.
    private func options(of verb: String) throws -> [String] {
        let run = try run(builtCommand(), ["help", verb], input: Data())
        let names = run.output.split(separator: "\n").compactMap { line in line.firstMatch(of: /^ +--([a-z-]+)/)?.1 }
        return names.map(String.init).filter { !["version", "help"].contains($0) }
    }

    @Test(arguments: [
        "solve", "verify", "prove", "check", "explain", "sweep", "layout", "compare", "merge", "model", "table",
        "generate", "fuzz",
    ])
    func `every option of the command is one of the library, or refused with a reason`(verb: String) throws {
        let known = try options(of: verb)
        #expect(known.count > 1)
        for option in known {
            let answer = try LibraryAnswer(verb, [option: ["?": 0]], Data())
            #expect(!answer.errors.contains("is not a known field"), "\(verb) --\(option): \(answer.errors)")
        }
    }

    @Test func `what no library does is refused with the reason`() throws {
        let refused: [(verb: String, options: [String: Any], words: String)] = [
            ("fuzz", ["stdio": "cat"], "stdio: is about programs, which a library does not start"),
            ("fuzz", [:], "with: is missing; it must name a rule, such as swiftui"),
            ("fuzz", ["with": "mine"], "with: there is no solver mine"),
            ("fuzz", ["with": "css", "survey": true], "survey: makes text for people"),
            ("solve", ["certificate": "a"], "certificate: names a file, which a library does not write"),
            ("table", ["font": "a.ttf"], "font: names a file, which a library does not read"),
            ("table", ["column": "a"], "column: --column is NAME=MIN..MAX"),
            ("table", ["with": "mine"], "with: is mine; it must be one of optimal, "),
            ("generate", [:], "kind: is missing; it must be one of toolbar, "),
            ("generate", ["kind": "form", "count": 0], "count: is 0; it must be from 1 to 10000000"),
            (
                "generate", ["kind": "form", "seed": -1],
                "seed: is not a whole number from 0 to 18446744073709551615; it must be one"
            ),
            ("generate", ["kind": "form", "like": "qt-hbox", "policy": "weights"], "like: has a policy"),
            ("prove", ["items": 2, "claim": "fits"], "items are rows of their own"),
            ("prove", ["items": 13, "claim": "fits"], "items: must be from 1 to 12, not 13"),
            ("prove", ["items": 2, "claim": "fits", "priorities": "1,"], "priorities: must be finite numbers"),
            ("prove", ["priorities": "1,0"], "priorities: are those of items"),
            ("prove", ["items": 2, "claim": "frontier"], "claim: frontier is a claim about tables"),
            ("prove", ["items": 2], "items: nothing is claimed"),
            ("fuzz", ["table": "mine"], "table: is mine; it must be one of "),
            ("solve", ["resume": 3], "resume: leaves records out at the beginning"),
        ]
        for (verb, options, words) in refused {
            let answer = try LibraryAnswer(verb, options, Data("a\n1\n".utf8))
            #expect(answer.status == 2 && answer.text.isEmpty)
            #expect(answer.errors.contains(words), "\(answer.errors)")
        }
    }

    @Test func `a search and a corpus end at their deadline`() throws {
        let long: [(verb: String, options: [String: Any])] = [
            ("fuzz", ["with": "water-fill", "cases": 1_000_000_000]),
            ("generate", ["kind": "form", "count": 9_000_000]),
        ]
        for (verb, options) in long {
            let answer = try LibraryAnswer(verb, options.merging(["deadline": 0.05]) { $1 }, Data())
            #expect(answer.status == 2 && answer.errors.contains("the deadline of 0.05 s was over"))
        }
    }
}
