// CheckOfCommandTests.swift: `plumb check --of`, certificates held against the files that they have to be about.

import Foundation
import TestSupport
import Testing

struct CheckOfCommandTests {
    /// Files in a folder of their own, by name, while something is done with them.
    private func with(_ files: [String: String], _ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        try work(folder)
    }

    /// Two views, of 120 and of 10 points, with a gap of 8 in a screen of 138 to 150.
    private let row = #"""
        {"id": "row", "parameters": {"w": [138, 150]}, "proposal": ["w", 20], "tree": {"kind": "hstack", "spacing": 8, "children": [{"kind": "fixed", "id": "a", "w": 120, "h": 10}, {"kind": "fixed", "id": "b", "w": 10, "h": 10}]}, "claims": ["fits"]}
        """#
    private let toolbar = #"""
        {"id": "toolbar", "parameters": {"w": [340, 1440], "title": [0, 300]}, "available": "w", "spacing": 8, "items": [{"id": "back", "min": 44, "max": 44}, {"id": "title", "min": ["/", "title", 2], "ideal": "title", "max": "title"}, {"id": "search", "min": 120, "max": 400}], "claims": ["fits"]}
        """#

    /// The commands that a document recommends to a test suite, and whether they fit the files of a folder.
    private func recipe() throws -> [String] {
        let blocks = try Document("Documentation/ProvingScreens.md").blocks("sh")
        let lines = try #require(blocks.first { $0.contains("plumb check") }).split(separator: "\n")
        return lines.map { String($0.prefix { $0 != "#" }) }
    }

    /// Runs a line of a shell in a folder.
    private func shell(_ line: String, in folder: URL) throws -> Run {
        let command = try builtCommand().path
        return try run(
            URL(filePath: "/bin/sh"),
            ["-c", "cd \"$1\" && plumb() { \"$0\" \"$@\"; } && \(line)", command, folder.path],
            input: Data())
    }

    @Test func `certificates without a problem are no problems, and pipes are read once`() throws {
        try with(["row.json": row]) { folder in
            let proved = try shell("plumb prove row.json --certificate row.jsonl", in: folder)
            #expect(proved.status == 0)
            #expect(try shell("plumb check --of row.jsonl row.jsonl < /dev/null", in: folder).status == 2)
            #expect(try shell("plumb check --of row.json row.jsonl", in: folder).status == 0)
            let piped = try shell("mkfifo p && { cat row.json > p & } && plumb check row.jsonl --of p", in: folder)
            #expect(piped.status == 0 && piped.complaints.isEmpty)
            let two = try shell("{ cat row.json > p & } && cat row.jsonl | plumb check --of p", in: folder)
            #expect(two.status == 0 && two.complaints.isEmpty)
        }
    }

    @Test func `the recipe for a test suite fails once a screen has been edited`() throws {
        let recipe = try recipe()
        try with([:]) { folder in
            let screens = folder.appending(path: "screens")
            try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
            func write(_ name: String, _ text: String) throws {
                try Data(text.utf8).write(to: screens.appending(path: name))
            }
            try write("row.json", row)
            try write("other.json", row.replacing("\"row\"", with: "\"other\""))
            for line in recipe { #expect(try shell(line, in: folder).status == 0, "\(line)") }
            let check = try #require(recipe.last)
            try write("row.json", row.replacing("138", with: "100"))
            let narrow = try shell(check, in: folder)
            #expect(narrow.status == 1 && narrow.complaints.isEmpty)
            #expect(
                narrow.output == """
                    other: holds: for w from 138 to 150, by SwiftUI's rule: fits
                    row: the certificate is about w from 138 to 150, the file says 100 to 150

                    """)
            try write("row.json", row.replacing("\"w\": 120", with: "\"w\": 1.2e2"))
            #expect(try shell(check, in: folder).status == 0)
            try write("row.json", row.replacing("\"w\": 120", with: "\"w\": 121"))
            let wide = try shell(check, in: folder)
            #expect(wide.status == 1)
            #expect(wide.output.contains("row: the certificate is about tree.children[0].w 120, the file says 121\n"))
            try write("row.json", row)
            try write("new.json", row.replacing("\"row\"", with: "\"new\""))
            let more = try shell(check, in: folder)
            #expect(more.status == 1)
            #expect(more.lines.dropLast().last == "new: no certificate is about it (screens/new.json:1)")
            try FileManager.default.removeItem(at: screens.appending(path: "new.json"))
            try FileManager.default.removeItem(at: screens.appending(path: "other.json"))
            let fewer = try shell(check, in: folder)
            #expect(fewer.status == 1)
            #expect(
                fewer.lines.first == "other: no file has a problem of this name that the certificate is about")
        }
    }

    @Test func `problems and certificates of all kinds come from any files, and from standard input`() throws {
        let problem = #"{"id": "r", "available": 100, "items": [{"id": "a"}, {"id": "b", "max": 20}]}"#
        let scene = CheckCommandTests.scene
        let solved = try CheckCommandTests.solve([], input: problem + "\n" + scene).certificates
        try with(["families.jsonl": row + "\n" + toolbar, "rest.jsonl": problem + "\n" + scene]) { folder in
            let names = ["families.jsonl", "rest.jsonl", "c.jsonl"].map { folder.appending(path: $0).path }
            #expect(try plumb("prove", "--certificate", names[2], names[0]).status == 0)
            let proved = try String(contentsOf: folder.appending(path: "c.jsonl"), encoding: .utf8)
            let all = proved + solved
            let piped = try plumb("check", "--of", names[0], names[1], input: all)
            #expect(piped.status == 0 && piped.lines.count == 5, "\(piped.output)\(piped.complaints)")
            let repeated = try plumb("check", "-", "--of", names[1], "--of", names[0], input: all)
            #expect(repeated.output == piped.output && repeated.status == 0)
            let after = try plumb("check", "--of", names[0], "--", names[2])
            #expect(after.status == 0 && after.lines.count == 3)
            let typed = try plumb("check", names[2], "--of", "-", input: row + "\n" + toolbar)
            #expect(typed.status == 0 && typed.output == after.output)
            let reversed = try plumb("check", "--of", names[0], names[1], input: solved + proved)
            #expect(reversed.status == 0)
            let json = try plumb("check", "--format", "json", "--of", names[0], input: solved)
            #expect(json.status == 1)
            #expect(
                json.lines.dropLast().last == #"{"id": "toolbar", "file": "\#(names[0])", "line": 2, "holds": false, "#
                    + #""fault": "no certificate is about it"}"#)
            #expect(
                json.lines[0].contains(
                    #""holds": false, "fault": "no file has a problem of this name that the certificate is about""#))
        }
    }

    @Test func `families are proved by the rule that is asked about`() throws {
        try with(["t.json": toolbar]) { folder in
            let (file, certificate) = (folder.appending(path: "t.json").path, folder.appending(path: "c.jsonl").path)
            #expect(try plumb("prove", "--with", "glpk", "--certificate", certificate, file).status == 0)
            let other = try plumb("check", certificate, "--of", file)
            #expect(other.status == 1)
            #expect(other.output == "toolbar: the certificate is about the rule water-fill, asked is swiftui\n")
            let asked = try plumb("check", certificate, "--with", "water-fill", "--of", file)
            #expect(asked.status == 0)
            #expect(
                asked.output
                    == "toolbar: holds: for w from 340 to 1440 and title from 0 to 300, by the optimum: fits\n")
        }
    }

    @Test func `the parameters, the rule and the statement stand in JSON`() throws {
        try with(["t.json": toolbar]) { folder in
            let (file, certificate) = (folder.appending(path: "t.json").path, folder.appending(path: "c.jsonl").path)
            #expect(try plumb("prove", "--certificate", certificate, file).status == 0)
            let json = try plumb("check", "--format", "json", certificate)
            #expect(
                json.output
                    == #"{"id": "toolbar", "certificate": "family", "holds": true, "proves": "by swiftui: fits", "#
                    + #""rule": "swiftui", "parameters": {"w": [340, 1440], "title": [0, 300]}, "#
                    + #""statement": "for w from 340 to 1440 and title from 0 to 300, by SwiftUI's rule: fits"}"# + "\n"
            )
        }
    }

    @Test func `what cannot be compared is bad input`() throws {
        let certificate = try CheckCommandTests.solve([], input: CheckCommandTests.thirds).certificates
        try with(["c.jsonl": certificate, "bad.json": "{", "p.json": CheckCommandTests.thirds]) { folder in
            func name(_ file: String) -> String { folder.appending(path: file).path }
            for (arguments, words) in [
                ([name("c.jsonl"), "--of", name("bad.json")], "is not valid JSON"),
                ([name("c.jsonl"), "--of", name("none.json")], "does not exist"),
                (["-", "--of", name("p.json"), name("c.jsonl")], "write certificates first"),
                ([name("c.jsonl"), "--of"], "--of"),
                (["--of", "-"], "cannot both be standard input"),
                (["-", name("c.jsonl"), "--of", "-"], "cannot both be standard input"),
                ([name("c.jsonl"), "--resume", "1", "--of", name("p.json")], "leave --resume away"),
                ([name("c.jsonl"), "--with", "css"], "give --of"),
            ] {
                let run = try plumb(["check"] + arguments, input: Data())
                #expect(run.status == 2 && run.output.isEmpty, "\(arguments)")
                #expect(run.complaints.contains(words), "\(run.complaints)")
            }
            #expect(try plumb("check", name("c.jsonl"), "--of", name("p.json")).status == 0)
            let turned = try plumb("check", "--of", name("p.json"), name("c.jsonl"))
            #expect(turned.status == 0 && turned.output.contains("holds"), "\(turned)")
        }
    }
}
