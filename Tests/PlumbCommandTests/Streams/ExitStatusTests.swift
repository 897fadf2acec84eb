// ExitStatusTests.swift: 0 fine, 1 wrong, 2 unreadable: the same for all commands.

import Foundation
import Testing

struct ExitStatusTests {
    /// A command, with a record on which all is well, and one on which something is wrong where it judges.
    struct Case: Sendable, CustomTestStringConvertible {
        let command: String
        let right: String
        var wrong: String?
        var testDescription: String { command }
    }

    private static let row = #"{"available": 10, "items": [{"max": 10}, {"min": 1}]}"#
    private static func claiming(_ lengths: String) -> String {
        #"{"available": 10, "items": [{}, {}], "claimed": {"engine": "E", "lengths": \#(lengths)}}"#
    }
    private static func stack(_ width: Int) -> String {
        #"{"proposal": [10, 10], "tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "fixed", "id": "a", "w": \#(width), "h": 1}, "#
            + #"{"kind": "fixed", "id": "b", "w": 2, "h": 1}]}}"#
    }
    private static func certificate(_ level: Int) -> String {
        #"{"certificate": "row", "problem": {"available": 10, "items": [{}, {}]}, "lengths": [5, 5], "#
            + #""levels": [{"priority": 0, "level": \#(level)}]}"#
    }

    static let cases = [
        Case(command: "solve", right: row), Case(command: "solve --format json", right: row),
        Case(command: "solve --format problem", right: row), Case(command: "explain", right: row),
        Case(command: "sweep", right: row), Case(command: "compare", right: row),
        Case(command: "layout", right: stack(2)), Case(command: "layout --compare", right: stack(2)),
        Case(command: "verify", right: claiming("[5, 5]"), wrong: claiming("[4, 6]")),
        Case(command: "verify --format json", right: claiming("[5, 5]"), wrong: claiming("[4, 6]")),
        Case(command: "prove --claim fits", right: stack(2), wrong: stack(20)),
        Case(command: "check", right: certificate(5), wrong: certificate(6)),
        Case(command: "layout --widths 4...9", right: stack(2), wrong: stack(20)),
    ]

    private static func status(_ command: String, _ records: String?...) throws -> Int32 {
        let input = records.compactMap(\.self).map { $0 + "\n" }.joined()
        return try plumb(command.split(separator: " ").map(String.init), input: Data(input.utf8)).status
    }

    @Test(arguments: cases) func `it says fine, wrong or unreadable, and unreadable outweighs wrong`(of: Case) throws {
        let unreadable = #"{"items": [}"#
        #expect(try Self.status(of.command, of.right) == 0)
        #expect(try Self.status(of.command, of.right, unreadable) == 2)
        if let wrong = of.wrong {
            #expect(try Self.status(of.command, wrong, of.right) == 1)
            #expect(try Self.status(of.command, wrong, unreadable) == 2)
        }
        if of.command.hasSuffix("verify") || of.command == "explain" {
            #expect(try Self.status(of.command + " no.json", of.right) == 2)
            #expect(try Self.status(of.command) == 2)
            #expect(try Self.status(of.command + " --limit 0", of.right) == 2)
        }
    }

    @Test(
        arguments: [
            ("fuzz --with water-fill --cases 5", 0), ("fuzz --with swiftui --cases 99", 1),
            ("fuzz --with nobody", 2), ("fuzz", 2),
            ("fuzz --stdio false --cases 1", 1), ("generate --kind toolbar --count 1", 0),
            ("generate --kind toolbar --count 0", 2), ("generate", 2), ("solve --wiht glpk", 2), ("", 0),
            ("nonsense", 2),
            ("model", 2), ("prove --items 2 --claim fits", 1),
            ("prove --items 2 --claim no-avoidable-overflow --with water-fill", 0),
        ] as [(String, Int32)])
    func `commands without records say the same`(arguments: String, status: Int32) throws {
        #expect(try Self.status(arguments) == status)
    }

    @Test func `a model is printed or is not`() throws {
        #expect(try Self.status("model", Self.row) == 0)
        #expect(try Self.status("model", #"{"items": [}"#) == 2)
    }
}
