// SolveCommandTests.swift: `plumb solve`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct SolveCommandTests {
    let overflow = #"{"id": "o", "available": 10, "items": [{"id": "a", "max": 10}, {"id": "b", "min": 10}]}"#

    @Test func `an answer has the fields of the format in their order`() throws {
        let run = try plumb("solve", "--format", "json", input: overflow)
        #expect(run.status == 0)
        let start =
            #"{"id": "o", "lengths": [0, 10], "offsets": [0, 0], "total": 10, "overflow": 0, "unused": 0, "#
            + #""tiers": [{"priority": 0, "level": 0}], "solver": {"name": "glpk", "method": "progressive", "#
            + #""version": "5.0", "iterations": "#
        #expect(run.output.hasPrefix(start))
        #expect(run.output.hasSuffix("}, \"certified\": true}\n"))
    }

    @Test(arguments: ["glpk", "gini", "certified", "exact", "water-fill"])
    func `every optimal solver answers alike`(solver: String) throws {
        let run = try plumb("solve", "--with", solver, "--format", "json", input: overflow)
        #expect(run.status == 0 && run.output.contains(#""lengths": [0, 10]"#))
        #expect(run.output.contains(#""certified": true"#))
    }

    @Test func `a greedy answer that is not optimal is not certified`() throws {
        let run = try plumb("solve", "--with", "swiftui", "--format", "json", input: overflow)
        #expect(run.output.contains(#""lengths": [5, 10], "offsets": [0, 5], "total": 15, "overflow": 5"#))
        #expect(
            run.output.contains(#""tiers": [], "solver": {"name": "swiftui", "method": "greedy"}, "certified": false"#))
    }

    @Test func `an infinite container is answered with infinite lengths as words`() throws {
        let run = try plumb(
            "solve", "--format", "json", input: #"{"available": "infinity", "items": [{"max": 5}, {}]}"#)
        #expect(run.output.contains(#""lengths": [5, "infinity"], "offsets": [0, 5], "total": "infinity""#))
    }

    @Test func `the text shows the answer beside the greedy rules, within the terminal`() throws {
        let run = try plumb("solve", input: overflow, environment: ["COLUMNS": "60"])
        let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(words.contains("avoidable overflow: by 5, where 0 is possible"))
        #expect(run.lines.allSatisfy { $0.count <= 60 })
    }

    @Test func `names are escaped in the picture`() throws {
        let hostile = overflow.replacingOccurrences(of: #""o""#, with: #""<&\"\u0001""#)
        let run = try plumb("solve", "--format", "svg", input: hostile)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
        #expect(run.output.contains(">&lt;&amp;&quot;\u{FFFD}: a at most 10") && !run.output.contains("<&"))
    }

    @Test func `bad lines are reported with their place and the others are answered in order`() throws {
        let corpus = """
            {"id": "a", "available": 1, "items": [{}]}
            {"id": "b", "items": [{"mim": 1}]}
            nonsense
            {"id": "c", "available": 2, "items": [{}]}
            """
        let run = try plumb("solve", "--format", "json", "-", input: corpus)
        #expect(run.status == 2)
        #expect(run.lines.filter { !$0.isEmpty }.map { $0.prefix(10) } == [#"{"id": "a""#, #"{"id": "c""#])
        let complaints = run.complaints.split(separator: "\n")
        #expect(complaints.count == 2)
        #expect(complaints[0].hasPrefix("-:2: items[0].mim: is not a known field"))
        #expect(complaints[1].hasPrefix("-:3: is not valid JSON"))
    }

    @Test func `missing, empty and unreadable files, folders and options are bad input`() throws {
        let folder = Repository.root.appending(path: "Models").path
        #expect(try plumb("solve", "/no/such/file.json").complaints.hasPrefix("/no/such/file.json: does not exist"))
        #expect(try plumb("solve", folder).complaints.hasPrefix("\(folder): is a folder"))
        for arguments in [
            ["solve", "/no/such"], ["solve", folder], ["solve"], ["solve", "--with", "magic"], ["dance"],
        ] {
            let run = try plumb(arguments, input: Data())
            #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty, "\(arguments)")
        }
    }

    @Test func `help is no error`() throws {
        #expect(try plumb("--help").status == 0)
        #expect(try plumb("solve", "--help").output.contains("progressive-fill"))
    }

    @Test func `every problem of the gallery is solved and certified`() throws {
        let files = try Repository.gallery().map(\.path)
        let run = try plumb(["solve", "--format", "json"] + files, input: Data())
        #expect(run.status == 0 && run.complaints.isEmpty)
        let answers = run.lines.filter { !$0.isEmpty }
        #expect(answers.count >= files.count && answers.allSatisfy { $0.contains(#""certified": true"#) })
    }

    @Test func `items with measures across the axis are aligned`() throws {
        let row =
            #"{"available": 30, "items": [{"cross": {"length": 40, "guide": 12}}, {}, "#
            + #"{"cross": {"length": 10, "guide": 9}}]}"#
        let run = try plumb("solve", "--format", "json", input: row)
        #expect(run.output.contains(#""cross": {"extent": 40, "guide": 12, "offsets": [0, null, 3]}, "solver""#))
    }

    @Test func `the README's picture is what the command prints`() throws {
        let problem = Repository.root.appending(path: "Models/problems/swiftui-overflow-measured.json").path
        let picture = try String(
            contentsOf: Repository.root.appending(path: "Documentation/swiftui-overflow.svg"), encoding: .utf8)
        #expect(try plumb("solve", "--format", "svg", problem).output == picture)
    }

    @Test func `measures across the row are answered, with the line and the extent`() throws {
        let row =
            #"{"available": 9, "items": [{"cross": {"length": 30, "guide": 25}}, {}, {"cross": {"length": 30, "guide": 5}}]}"#
        let run = try plumb("solve", "--format", "json", input: row)
        #expect(run.output.contains(#""cross": {"extent": 50, "guide": 25, "offsets": [0, null, 20]}"#))
        let text = try plumb("solve", input: row)
        let across = "across: extent 50 (item 0 holds its start, item 2 its end), line at 25; item 0 at 0, item 2 at 20"
        #expect(text.output.contains(across))
    }

    @Test func `SwiftUI's rule counts the line, and knows infinite guides`() throws {
        let outside = #"{"items": [{"cross": {"length": 10, "guide": -6}}, {"cross": {"length": 10, "guide": -6}}]}"#
        let counted = try plumb("solve", "--with", "swiftui", "--format", "json", input: outside)
        #expect(counted.output.contains(#""cross": {"extent": 16, "guide": 0, "offsets": [6, 6], "countsLine": true}"#))
        let infinite = #"{"items": [{"cross": {"length": 10, "guide": "infinity"}}]}"#
        let below = try plumb("solve", "--with", "swiftui", "--format", "json", input: infinite)
        #expect(below.status == 0 && below.output.contains(#""extent": "infinity""#))
        let refused = try plumb("solve", input: infinite)
        #expect(refused.status == 2 && refused.complaints.contains("only SwiftUI's rule places infinite guides"))
    }

    @Test func `a scene is answered frame by frame`() throws {
        let scene =
            #"{"id": "s", "proposal": [100, 50], "tree": {"kind": "hstack", "spacing": 10, "children": [{"kind": "color", "id": "a"}, {"kind": "fixed", "id": "b", "w": 30, "h": 20}]}}"#
        let run = try plumb("solve", "--format", "json", input: scene)
        #expect(
            run.output.hasPrefix(
                #"{"id": "s", "engine": "tree", "size": [100, 50], "frames": {"a": [0, 0, 60, 50], "b": [70, 15, 30, 20]}"#
            ))
        #expect(try plumb("solve", "--format", "svg", input: scene).output.contains("<title>b</title>"))
        #expect(try plumb("solve", input: scene).output.contains("hstack"))
        let greedy = try plumb("solve", "--with", "swiftui", input: scene)
        #expect(greedy.status == 2 && greedy.complaints.contains("one linear program"))
    }

    @Test func `css answers rows of other policies as a style sheet has them, and glue refuses them`() throws {
        let row = #"{"available": 150, "items": [{"max": 100}, {"min": 100}]}"#
        let css = try plumb("solve", "--with", "css", "--format", "json", input: row)
        #expect(css.status == 0 && css.output.hasPrefix(#"{"lengths": [50, 100], "#))
        let grid = #"{"policy": "grid-tracks", "available": 150, "items": [{"grow": 1}]}"#
        let refused = try plumb("solve", "--with", "css", input: grid)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.complaints.contains("no line of CSS flexbox states a row of policy grid-tracks"))
        let glue = try plumb("solve", "--with", "glue", input: row)
        #expect(glue.status == 2 && glue.output.isEmpty)
        #expect(glue.complaints.hasPrefix("-:1: TeX's glue setting answers rows of policy glue only"))
    }
}
