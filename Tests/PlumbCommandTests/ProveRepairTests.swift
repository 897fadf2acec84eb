// ProveRepairTests.swift: `plumb prove --free`, run as its user runs it.  The repairs were worked out by hand: in 320 points
// stand 44, a title of 150 to 300 that shrinks to its half, a field of 120 and two gaps of 8, which is 10 too much.

import Foundation
import TestSupport
import Testing

@Suite struct ProveRepairTests {
    private let toolbar = #"""
        {"id": "toolbar", "parameters": {"w": [320, 1440], "title": [0, 300]}, "available": "w", "spacing": 8, "items": [{"id": "back", "min": 44, "max": 44}, {"id": "title", "min": ["/", "title", 2], "ideal": "title", "max": "title"}, {"id": "search", "min": 120, "max": 400}], "claims": ["fits"]}
        """#

    /// A row of three columns; the date takes what is left.
    private let columns = #"""
        {"parameters": {"w": [300, 1440], "t": [0, 60]}, "available": "w", "spacing": 8, "items": [{"id": "name", "min": 40, "max": ["+", 200, "t"]}, {"id": "date", "min": 150}, {"id": "size", "min": 90, "max": 200}], "claims": ["fits"]}
        """#

    private let scene = #"""
        {"id": "bar", "parameters": {"w": [320, 800]}, "proposal": ["w", 100], "tree": {"kind": "hstack", "id": "bar", "spacing": 8, "children": [{"kind": "range", "id": "icon", "w": [44, 44, 44], "h": 20}, {"kind": "range", "id": "field", "w": [290, 290, 400], "h": 20}]}, "claims": ["fits"]}
        """#

    private func repair(_ words: String, of input: String) throws -> [String: Any]? {
        let words = words.split(separator: " ").map(String.init)
        let run = try plumb(["prove", "--format", "json"] + words, input: Data(input.utf8))
        #expect(run.status == 1 && run.complaints.isEmpty)
        let line = try #require(run.lines.first)
        let proof = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(proof["verdict"] as? String == "refuted")
        return proof["repair"] as? [String: Any]
    }

    private func changes(_ repair: [String: Any]?) -> [String: Double]? {
        (repair?["changes"] as? [String: Any])?.mapValues { ($0 as? Double) ?? .nan }
    }

    @Test func `the field gives up 10 points, or each of the two gaps 5, by what they cost`() throws {
        #expect(try changes(repair("--free search.min", of: toolbar)) == ["search.min": -10])
        #expect(try changes(repair("--free spacing", of: toolbar)) == ["spacing": -5])
        let both = "--free search.min --free spacing"
        #expect(try changes(repair(both, of: toolbar)) == ["spacing": -5])
        let dear = try repair(both + " --price spacing=3", of: toolbar)
        #expect(changes(dear) == ["search.min": -10])
        #expect(dear?["cost"] as? Double == 10 && dear?["attained"] as? Bool == true)
        let others = try #require(dear?["others"] as? [[String: Any]])
        #expect(others.count == 1 && changes(others[0]) == ["spacing": -5] && others[0]["cost"] as? Double == 15)
    }

    @Test func `bounds of a number hold, and several numbers share what is missing`() throws {
        let shared = try repair(
            "--free search.min --free spacing --price spacing=3 --at-least search.min=114", of: toolbar)
        #expect(changes(shared) == ["search.min": -6, "spacing": -2])
        #expect(try repair("--free search.min --at-least search.min=111", of: toolbar) == nil)
    }

    @Test func `a gap becomes an overlap only where that is allowed`() throws {
        // 44, 166 and 120 are 330 without gaps, 10 too much: two gaps of -5 would do.
        let wide = #"""
            {"parameters": {"w": [320, 400]}, "available": "w", "spacing": 8, "items": [{"min": 44}, {"min": 166}, {"min": 120}], "claims": ["fits"]}
            """#
        #expect(try repair("--free spacing", of: wide) == nil)
        #expect(try changes(repair("--free spacing --at-least spacing=-20", of: wide)) == ["spacing": -13])
    }

    @Test func `nobody guesses 166 thirds, and the repaired family is proved by the certificate`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".jsonl").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let repair = try repair("--free date.min --free size.min --certificate \(file)", of: columns)
        #expect((repair?["changes"] as? [String: Any])?["date.min"] as? String == "-166/3")
        let problem = try #require(repair?["problem"])
        let repaired = try JSONSerialization.data(withJSONObject: problem)
        #expect(try plumb(["prove"], input: repaired).status == 0)
        #expect(try plumb("check", file).status == 0)
    }

    @Test func `views of a scene are repaired by their fields`() throws {
        let found = try repair("--free field.w[0]", of: scene)
        #expect(changes(found) == ["field.w[0]": -22])
    }

    @Test func `words and a fix of the file say what to change`() throws {
        let text = try plumb(["prove", "--free", "search.min", "--free", "spacing"], input: Data(toolbar.utf8))
        #expect(text.output.contains("repair: make the gap 3 instead of 8, or make search at least 110 instead of 120"))
        let fix = try plumb(["prove", "--free", "search.min", "--format", "sarif"], input: Data(toolbar.utf8))
        #expect(fix.output.contains(#"make search at least 110 instead of 120"#))
        #expect(fix.output.contains(#"{\"id\": \"search\", \"min\": 110, \"max\": 400}"#))
    }

    @Test(arguments: [
        ("search.grow", "search.grow is not stated; write grow into search so that it can be changed"),
        ("nobody.min", "nobody.min stands for nothing that could be freed"),
        ("search.", "search. names no number"), ("items", "only a finite length can be freed"),
        ("id", "id: is not a text"), ("search.max[0]", "search.max[0] is not stated"),
    ])
    func `what cannot be freed is refused by name`(name: String, words: String) throws {
        let run = try plumb(["prove", "--free", name], input: Data(toolbar.utf8))
        #expect(run.status == 2 && run.complaints.contains(words), "\(run.complaints)")
    }

    @Test(arguments: [
        ["--price", "spacing=2"], ["--free", "spacing", "--price", "spacing=0"],
        ["--free", "spacing", "--free", "spacing"],
        ["--free", "spacing", "--at-most", "gap=2"],
        ["--free", "spacing", "--at-most", "spacing=2", "--at-least", "spacing=3"],
        ["--free", "spacing", "--price", "spacing=x"],
    ])
    func `prices and bounds belong to free numbers`(arguments: [String]) throws {
        let run = try plumb(["prove"] + arguments, input: Data(toolbar.utf8))
        #expect(run.status == 2 && run.output.isEmpty, "\(run.complaints)")
    }
}
