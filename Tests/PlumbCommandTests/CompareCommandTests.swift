// CompareCommandTests.swift: `plumb compare`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct CompareCommandTests {
    /// SwiftUI overflows by 25; SwiftUI leaves 5 unused; nothing differs.
    static let rows = [
        #"{"id": "a", "available": 150, "items": [{"id": "x", "max": 100}, {"id": "y", "min": 100}]}"#,
        #"{"id": "b", "available": 30, "items": [{"min": 10, "max": 20}, {"max": 10}]}"#,
        #"{"id": "c", "available": 100, "items": [{}, {}]}"#,
    ]
    let corpus = rows.joined(separator: "\n")
    let claim = #"{"id": "d", "available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}}"#

    @Test func `the text has a section for every question`() throws {
        let run = try plumb("compare", "--with", "water-fill,swiftui", input: corpus)
        #expect(run.status == 0 && run.complaints.isEmpty)
        #expect(run.lines.first == "3 rows compared")
        #expect(run.lines.contains("  1  water-fill           ·  33.33 %"))
        #expect(
            run.output.contains(
                "\n  swiftui           3                  1            1        1          0  33.33 % (6.1–79.2 %)\n"))
        let words = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(words.contains("swiftui largest difference 5 (0–∞) 25 (5–∞) 2 5 (0–∞) 25 (5–∞) 25"))
        #expect(run.lines.contains("  2  swiftui     6.1–79.2 %        ·"))
        #expect(run.output.contains("\ntime of one call\n"))
        #expect(run.output.contains("  1. swiftui on a (-:1)\n"))
        #expect(run.output.contains("└") && run.output.contains("[x·"))
    }

    @Test func `json is one line with the counts`() throws {
        let run = try plumb("compare", "--with", "water-fill,swiftui", "--format", "json", input: corpus)
        #expect(run.status == 0 && run.lines.count == 2)
        #expect(run.output.hasPrefix(#"{"rows": 3, "unreadable": 0, "engines": [{"engine": "water-fill", "#))
        #expect(run.output.contains(#"{"engines": ["water-fill", "swiftui"], "rows": 3, "agreeing": 1, "#))
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }

    @Test func `csv is a table of one number a line`() throws {
        let run = try plumb("compare", "--with", "water-fill,swiftui", "--format", "csv", input: corpus)
        #expect(run.status == 0 && run.lines.first == "report,engine,other,measure,value")
        #expect(run.lines.contains("agreement,water-fill,swiftui,agreeing,1"))
        #expect(run.lines.contains("verdicts,swiftui,,avoidableOverflow,1"))
        #expect(run.lines.contains("gap,swiftui,,max greatest,25"))
        #expect(run.lines.contains("worst,swiftui,-:1,id,a"))
    }

    @Test func `papers get a figure, and tables of LaTeX and Markdown`() throws {
        let figure = try plumb("compare", "--format", "svg", input: corpus + "\n" + claim)
        #expect(figure.status == 0 && figure.output.hasPrefix("<svg") && figure.output.hasSuffix("</svg>\n"))
        let tables = try plumb("compare", "--format", "latex", input: corpus + "\n" + claim)
        #expect(tables.output.contains("    E & 1 & 0 \\% & 0--79.3 \\% & 1 & 0 \\\\\n"))
        let pipes = try plumb("compare", "--format", "markdown", input: corpus + "\n" + claim)
        #expect(pipes.lines.contains("| water-fill | E | 1 | 0 % | 0–79.3 % |"))
    }

    @Test func `html is one page`() throws {
        let run = try plumb("compare", "--with", "water-fill,swiftui", "--format", "html", input: corpus)
        #expect(run.status == 0 && run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
        #expect(run.output.contains("3 rows compared") && run.output.contains("<svg"))
    }

    @Test func `without claims and without solvers the usual four are compared`() throws {
        let run = try plumb("compare", "--format", "json", input: corpus)
        let engines = ["water-fill", "swiftui", "progressive-fill", "css"]
        #expect(engines.allSatisfy { run.output.contains(#"{"engine": "\#($0)", "recorded": false"#) })
        #expect(!run.output.contains(#""engine": "glpk""#))
    }

    @Test func `claims are compared with the optimum, even where the first is far down`() throws {
        let long = (0..<1_000).map { _ in corpus }.joined(separator: "\n") + "\n" + claim
        let run = try plumb("compare", "--format", "json", input: long)
        #expect(run.output.hasPrefix(#"{"rows": 3001, "unreadable": 0, "engines": [{"engine": "water-fill", "#))
        #expect(!run.output.contains("swiftui"))
        #expect(run.output.contains(#"{"engines": ["water-fill", "E"], "rows": 1, "agreeing": 0, "share": 0, "#))
    }

    @Test func `claims join the solvers that are named`() throws {
        let run = try plumb("compare", "--with", "swiftui", "--format", "json", input: corpus + "\n" + claim)
        #expect(run.output.contains(#"{"engines": ["swiftui", "E"], "rows": 1, "agreeing": 0, "share": 0, "#))
        #expect(!run.output.contains("water-fill"))
    }

    @Test func `a bad line is reported with its place, the rest goes on, and the status is 2`() throws {
        let run = try plumb(
            "compare", "--with", "swiftui", input: Self.rows[0] + "\n{\"items\": [{\"mim\": 1}]}\n" + Self.rows[2])
        #expect(run.status == 2)
        #expect(run.complaints.hasPrefix("-:2: items[0].mim: is not a known field"))
        #expect(run.lines.first == "2 rows compared, 1 input could not be read")
    }

    @Test func `bad lines are reported in their order, however many there are`() throws {
        let long = (0..<3_000).map { $0.isMultiple(of: 3) ? "{" : Self.rows[2] }.joined(separator: "\n")
        let run = try plumb("compare", "--with", "swiftui", input: long)
        let places = run.complaints.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
        #expect(places == stride(from: 1, through: 3_000, by: 3).map { $0 })
        #expect(run.lines.first == "2000 rows compared, 1000 inputs could not be read")
    }

    @Test func `a scene is refused in one line, and rows go on`() throws {
        let run = try plumb("compare", input: #"{"id": "s", "tree": {"kind": "spacer"}}"# + "\n" + corpus)
        #expect(run.status == 2)
        #expect(run.complaints == "-:1: is a scene; compare takes rows, and plumb layout --compare takes scenes\n")
        #expect(run.lines.first == "3 rows compared, 1 input could not be read")
    }

    @Test func `every row and engine has a line in the file of --rows, and what was refused has none`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = [Self.rows[0], "{broken", claim].joined(separator: "\n")
        func rows(_ name: String) throws -> [String] {
            let file = folder.appending(path: name)
            let options = [
                "compare", "--with", "swiftui,glue", "--rows", file.path, "--name", "c", "--format", "partial",
            ]
            #expect(try plumb(options, input: Data(input.utf8)).status == 0)
            let text = try String(contentsOf: file, encoding: .utf8)
            return text.replacing(/[0-9.]+(\n|}\n)/) { "T\($0.1)" }.components(separatedBy: "\n")
        }
        #expect(
            try rows("r.csv") == [
                "file,line,id,policy,engine,verdict,distanceMax,distanceMean,overflow,avoidableOverflow,unused,usable,total,"
                    + "microseconds",
                "c,1,a,equal-sizes,swiftui,avoidableOverflow,25,12.5,25,25,0,0,175,T",
                "c,1,a,equal-sizes,glue,noAnswer,,,,,,,,", "c,3,d,equal-sizes,swiftui,optimal,0,0,0,0,0,0,10,T",
                "c,3,d,equal-sizes,glue,noAnswer,,,,,,,,", "c,3,d,equal-sizes,E,unusedSpace,1,1,0,0,1,1,9,", "",
            ])
        let kept = folder.appending(path: "r.csv").path
        let missing = try plumb("compare", "--with", "css", "--rows", kept, "no-such-file.jsonl")
        #expect(missing.status == 2 && FileManager.default.contents(atPath: kept)?.isEmpty == false)
        #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("c,1,a,"), "what was there stays")
        let lines = try rows("r.jsonl")
        #expect(lines.count == 6)
        #expect(
            lines[4] == #"{"file": "c", "line": 3, "id": "d", "policy": "equal-sizes", "engine": "E", "#
                + #""verdict": "unusedSpace", "distanceMax": 1, "distanceMean": 1, "overflow": 0, "avoidableOverflow": 0, "#
                + #""unused": 1, "usable": 1, "total": 9, "microseconds": null}"#)
    }

    @Test(arguments: [["--rows", "r.csv"], ["--rows", "r.txt", "--with", "css"]])
    func `the file of --rows is of a known form, and the solvers are named`(options: [String]) throws {
        let run = try plumb(["compare"] + options, input: Data(corpus.utf8))
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains("--rows writes"))
    }

    @Test func `a missing file gives status 2`() throws {
        let run = try plumb("compare", "no-such-file.jsonl")
        #expect(run.status == 2 && run.complaints.contains("no-such-file.jsonl: does not exist"))
        #expect(!run.output.contains("every answer is the optimum"), "no row was compared")
    }

    @Test(arguments: ["magic", "swiftui,magic", "swiftui,", ""])
    func `an unknown solver is refused with the names that there are`(list: String) throws {
        let run = try plumb("compare", "--with", list, input: corpus)
        #expect(run.status == 2 && run.output.isEmpty)
        let names = "glpk, gini, certified, exact, swiftui, progressive-fill, css, glue, toolkit, water-fill"
        #expect(run.complaints.contains("there are \(names)"))
    }

    @Test func `a solver that is named twice is refused`() throws {
        let run = try plumb("compare", "--with", "css,css", input: corpus)
        #expect(run.status == 2 && run.complaints.contains("css is named twice"))
    }

    @Test func `a solver that refuses rows is counted under no answer`() throws {
        let items = [String](repeating: "{}", count: 61).joined(separator: ", ")
        let run = try plumb(
            "compare", "--with", "gini,glue", "--format", "json", input: #"{"available": 61, "items": [\#(items)]}"#)
        #expect(run.status == 0)
        #expect(run.output.contains(#"{"engine": "gini", "recorded": false, "answers": 0, "noAnswer": 1, "#))
        #expect(run.output.contains(#"{"engine": "glue", "recorded": false, "answers": 0, "noAnswer": 1, "#))
    }

    @Test func `two answers of one engine to one row are refused, since each row counts once`() throws {
        for (names, engine) in [(["E", "E"], "E"), (["css", "css (recorded)"], "css (recorded)")] {
            let claims = names.map { #"{"engine": "\#($0)", "lengths": [10]}"# }.joined(separator: ", ")
            let run = try plumb("compare", input: #"{"available": 10, "items": [{}], "claimed": [\#(claims)]}"#)
            #expect(run.status == 2)
            #expect(run.complaints.contains("-:1: claimed has two answers of \(engine);"), "\(run)")
        }
    }
}
