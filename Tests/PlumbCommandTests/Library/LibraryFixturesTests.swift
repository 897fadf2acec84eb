// LibraryFixturesTests.swift: the library answers every problem that the package has as the command does.  What other tests ask
// of the command in JSON, the library is asked as well (`LibraryTwin`); Scripts/c-library-check tries all verbs.

import Foundation
import TestSupport
import Testing

struct LibraryFixturesTests {
    /// All problems, scenes and families of the repository, one a line.
    private static func fixtures() throws -> Data {
        let folders = ["Models/problems", "Models/scenes", "Models/families", "Documentation/screens"]
        var lines: [String] = []
        for folder in folders {
            let path = Repository.root.appending(path: folder).path
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            for name in names.sorted() where name.hasSuffix(".json") || name.hasSuffix(".jsonl") {
                let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
                lines.append(name.hasSuffix(".json") ? text.replacing("\n", with: " ") : text)
            }
        }
        return Data(lines.joined(separator: "\n").utf8)
    }

    @Test(arguments: [
        ["solve"], ["solve", "--with", "water-fill", "--numbers", "plain"], ["verify"], ["layout", "--details"],
        ["sweep", "--with", "swiftui"],
    ])
    func `every fixture has the command's answer`(arguments: [String]) throws {
        let input = try Self.fixtures()
        let run = try run(builtCommand(), arguments + ["--answer-all"], input: input)
        var options: [String: Any] = ["answer-all": true]
        for index in stride(from: 1, to: arguments.count, by: 2) {
            let name = String(arguments[index].dropFirst(2))
            options[name] = index + 1 < arguments.count ? arguments[index + 1] as Any : true as Any
        }
        let answer = try LibraryAnswer(arguments[0], options, input)
        #expect(run.lines.count > 60)
        #expect(answer.text == run.output)
        #expect(answer.status == run.status)
    }

    @Test func `certificates are checked alone and against the problems that they are about`() throws {
        let problem = Data(#"{"id": "a", "available": 100, "items": [{"max": 30}, {}]}"#.utf8)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, proof) = (folder.appending(path: "a.json"), folder.appending(path: "proof.jsonl"))
        try problem.write(to: file)
        #expect(try plumb("solve", "--certificate", proof.path, file.path).status == 0)
        let certificate = try Data(contentsOf: proof)
        let text = String(decoding: problem, as: UTF8.self)
        for (of, status) in [(text, 0), (text.replacing("30", with: "31"), 1), ("{", 2)] {
            #expect(try LibraryAnswer("check", ["of": of], certificate).status == Int32(status))
        }
        let command = try plumb("check", "--format", "json", proof.path, "--of", file.path)
        #expect(try LibraryAnswer("check", ["of": text, "file": proof.path], certificate).text == command.output)
    }

    @Test func `options that are wrong are named`() throws {
        let row = Data(#"{"items": []}"#.utf8)
        let wrong: [(verb: String, options: [String: Any], words: String)] = [
            ("solves", [:], "there is no verb solves"), ("solve", ["wiht": "css"], "wiht: is not a known field"),
            ("solve", ["with": "nobody"], "there is no solver nobody"), ("solve", ["limit": 0], "limit: is 0"),
            ("solve", ["answer-all": 1.5], "answer-all: is neither true nor false"),
            ("layout", ["widths": "9"], "widths: --widths must be FROM...TO"),
            ("sweep", ["from": -1], "from: a sweep begins at 0"), ("prove", ["claim": "no"], "claim: "),
            ("verify", ["format": "html"], "format: is html; verify has json and partial"),
        ]
        for (verb, options, words) in wrong {
            let answer = try LibraryAnswer(verb, options, row)
            #expect(answer.status == 2 && answer.text.isEmpty)
            #expect(answer.errors.contains(words), "\(answer.errors)")
        }
    }

    @Test func `a call ends at its limits, and says so`() throws {
        let row = #"{"available": 10, "items": [{}]}"#
        let rows = Data([String](repeating: row, count: 5).joined(separator: "\n").utf8)
        let answer = try LibraryAnswer("solve", ["rows": 3, "with": "swiftui"], rows)
        #expect(answer.text.split(separator: "\n").count == 3)
        #expect(answer.status == 2 && answer.errors.contains("there are more than 3 records"))
        #expect(answer.summary.contains(#""records": 3"#))
        let late = try LibraryAnswer("solve", ["deadline": 1e-9], rows)
        #expect(late.status == 2 && late.errors.contains("the deadline of 1e-09 s was over"))
    }
}
