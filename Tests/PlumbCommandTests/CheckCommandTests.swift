// CheckCommandTests.swift: `plumb solve --certificate` and `plumb check`, run as their user runs them.

import Foundation
import TestSupport
import Testing

struct CheckCommandTests {
    static let overflow =
        #"{"id": "o", "available": 10, "items": [{"id": "a", "max": 10}, {"id": "b", "min": 10}]}"#
    static let thirds = #"{"available": 100, "items": [{}, {}, {}]}"#
    static let scene =
        #"{"id": "s", "proposal": [100, 50], "tree": {"kind": "hstack", "spacing": 10, "children": "#
        + #"[{"kind": "color", "id": "a"}, {"kind": "fixed", "id": "b", "w": 30, "h": 20}]}}"#

    /// A run of `solve`, and the certificates that it wrote.
    static func solve(_ arguments: [String], input: String = "") throws -> (run: Run, certificates: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try plumb(["solve", "--certificate", file.path] + arguments, input: Data(input.utf8))
        return (run, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    @Test func `every answer of the models is certified, and every certificate holds`() throws {
        let scene = Repository.root.appending(path: "Models/scenes/form.json")
        let files = try (Repository.gallery() + [scene]).map(\.path)
        let plain = try plumb(["solve", "--format", "json"] + files, input: Data())
        let solved = try Self.solve(["--format", "json"] + files)
        #expect(solved.run.status == 0 && solved.run.complaints.isEmpty)
        #expect(solved.run.output == plain.output)
        let lines = solved.certificates.split(separator: "\n")
        #expect(lines.count == plain.lines.count - 1)
        let checked = try plumb("check", input: solved.certificates)
        #expect(checked.status == 0 && checked.lines.count == lines.count + 1)
        #expect(checked.lines.dropLast().allSatisfy { $0.contains(": holds: for ") && $0.contains(": optimal") })
    }

    @Test(arguments: ["glpk", "gini", "certified", "exact", "water-fill", "progressive-fill"])
    func `whichever solver finds the optimum, its certificate is the same`(solver: String) throws {
        let row = #"{"policy": "equal-increments", "available": 100, "items": [{"max": 20}, {"min": 0.1}, {}]}"#
        let solved = try Self.solve(["--with", solver], input: row)
        #expect(solved.run.status == 0)
        #expect(
            solved.certificates == #"{"certificate": "row", "problem": {"available": 100, "#
                + #""policy": "equal-increments", "items": [{"max": 20}, {"min": 0.1}, {}]}, "#
                + #""lengths": [20, 40.05, 39.95], "#
                + #""levels": [{"priority": 0, "level": 39.95}]}"# + "\n")
    }

    @Test(arguments: ["double", "exact"])
    func `an answer that is not the optimum is printed, and has no certificate`(arithmetic: String) throws {
        let arguments = ["--with", "swiftui", "--format", "json", "--arithmetic", arithmetic]
        let solved = try Self.solve(arguments, input: Self.overflow + "\n" + Self.thirds)
        #expect(solved.run.status == 2)
        #expect(solved.run.lines.count == 3)
        #expect(
            solved.run.complaints == "-:1: no certificate: the answer of SwiftUI rule is not the optimum "
                + "(avoidable overflow: by 5, where 0 is possible); another solver finds it\n")
        #expect(solved.certificates.split(separator: "\n").count == 1)
        #expect(solved.certificates.contains(#""lengths": ["100/3", "100/3", "100/3"]"#))
    }

    /// The line shrinks by 1.2.  By equal factors the first item would give up 0.1 of its 0.1, and the second 1.1 of its 1.1;
    /// the first is held at its minimum, 0.1.  That leaves a factor of 0.7, and so 0.7 · 1.2 = 0.84 is taken from the
    /// second, which keeps 0.26.  In doubles its first share is a little more than it has, and it is held at 0.
    @Test func `an answer that rounding has turned away from the exact optimum has no certificate`() throws {
        let row =
            #"{"policy": "css-flex", "available": 0, "items": [{"basis": 0.1, "shrink": 0.7, "min": 0.1}, "#
            + #"{"id": "b", "basis": 1.1, "shrink": 0.7}]}"#
        let rounded = try Self.solve([], input: row)
        #expect(rounded.run.status == 2 && rounded.certificates.isEmpty && !rounded.run.output.isEmpty)
        #expect(rounded.run.complaints.contains("b is 0, and 0.26 in exact arithmetic"))
        let exact = try Self.solve(["--arithmetic", "exact"], input: row)
        #expect(exact.run.status == 0 && exact.certificates.contains(#""lengths": [0.1, 0.26]"#))
    }

    @Test func `an infinite guide has a place by SwiftUI's rule, and no certificate`() throws {
        let row = #"{"items": [{"id": "a", "cross": {"length": 10, "guide": "infinity"}}]}"#
        let solved = try Self.solve(["--with", "swiftui", "--format", "json"], input: row)
        #expect(solved.run.status == 2 && solved.certificates.isEmpty)
        #expect(solved.run.complaints.contains("a has an infinite guide, which no certificate can place"))
    }

    @Test func `certificates go to no folder, full disk or input`() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let run = try plumb("solve", "--certificate", folder, input: Self.thirds)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.hasPrefix("\(folder): is a folder; name a file in it"))
        let full = try plumb("solve", "--certificate", "/dev/full", input: Self.thirds)
        #expect(full.status == 2 && full.complaints.hasPrefix("/dev/full: cannot be written: "))
        let problem = try #require(Repository.gallery().first).path
        let same = try plumb("solve", "--certificate", problem, problem)
        #expect(same.status == 2 && same.complaints.contains("is read as well"))
        #expect(try plumb("solve", problem).status == 0)
    }

    @Test func `a certificate that is changed does not hold, and the others are checked`() throws {
        let solved = try Self.solve([], input: [Self.overflow, Self.thirds, Self.scene].joined(separator: "\n"))
        let changed = solved.certificates.replacing(#""lengths": [0, 10]"#, with: #""lengths": [1, 9]"#)
        let text = try plumb("check", input: changed)
        #expect(text.status == 1 && text.complaints.isEmpty)
        #expect(
            text.output == """
                o: does not hold: item "a" is 1; at level 0 it would be 0
                line 2: holds: for 3 items, horizontal, container 100 pt, policy equal-sizes: optimal
                s: holds: for 3 views, proposal 100 pt by 50 pt: optimal

                """)
        let json = try plumb("check", "--format", "json", input: changed)
        #expect(json.status == 1)
        #expect(
            json.output == """
                {"id": "o", "certificate": "row", "holds": false, "fault": "item \\"a\\" is 1; at level 0 it would be 0", \
                "statement": "for 2 items, horizontal, container 10 pt, policy equal-sizes: optimal"}
                {"certificate": "row", "holds": true, "proves": "optimal", \
                "statement": "for 3 items, horizontal, container 100 pt, policy equal-sizes: optimal"}
                {"id": "s", "certificate": "screen", "holds": true, "proves": "optimal", \
                "statement": "for 3 views, proposal 100 pt by 50 pt: optimal"}

                """)
    }

    @Test func `what is no certificate is bad input, with its place`() throws {
        let lines = try Self.solve([], input: Self.thirds).certificates
        let input = [
            Self.thirds, #"{"certificate": "magic"}"#, #"{"certificate": "row"}"#, "nonsense",
            lines.trimmingCharacters(in: .newlines).replacing(#""levels""#, with: #""level""#),
            lines.trimmingCharacters(in: .newlines).replacing("100/3", with: "100/0"),
        ]
        let run = try plumb("check", "-", input: (input + [lines]).joined(separator: "\n"))
        #expect(run.status == 2 && run.output.hasPrefix("line 7: holds: for 3 items") && run.lines.count == 2)
        let complaints = run.complaints.split(separator: "\n")
        #expect(complaints.count == 6)
        #expect(complaints[0].hasPrefix("-:1: certificate: is missing"))
        #expect(
            complaints[1]
                == #"-:2: certificate: is "magic"; it must be "row" or "screen" or "family" or "scenes" or "table" or "repair""#
        )
        #expect(complaints[2].hasPrefix("-:3: problem: is missing; it must be the row"))
        #expect(complaints[3].hasPrefix("-:4: is not valid JSON"))
        #expect(complaints[4].hasPrefix("-:5: level: is not a known field"))
        #expect(complaints[5].hasPrefix("-:6: lengths[0]: is not a number"))
    }

    @Test func `the example of the document is what the command writes`() throws {
        let blocks = try Document("Documentation/Certificates.md").blocks("json")
        let example = try #require(blocks.first { $0.hasPrefix(#"{"certificate""#) })
        #expect(try plumb("check", input: example).status == 0)
        let problem = try #require(example.firstMatch(of: /"problem": (.*), "lengths"/)).1
        #expect(try Self.solve([], input: String(problem)).certificates == example + "\n")
    }
}
