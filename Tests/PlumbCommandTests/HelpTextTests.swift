// HelpTextTests.swift: the help of every command, as a terminal of 80 columns shows it.

import Foundation
import Testing

@Suite struct HelpTextTests {
    /// The commands that `plumb help` lists.
    static func commands() throws -> [String] {
        let subcommands = try plumb("help").output.components(separatedBy: "SUBCOMMANDS:").last ?? ""
        return subcommands.matches(of: /\n  ([a-z]+)/).map { String($0.1) }
    }

    /// The words of a line of help: what an option is called stands in a column of its own.
    private static func words(of line: Substring) -> Substring {
        let text = line.drop { $0 == " " }
        guard line.hasPrefix("  "), text.hasPrefix("-") || text.hasPrefix("<"),
            let column = text.firstMatch(of: /\ {2,}/)
        else { return text }
        return text[column.range.upperBound...]
    }

    @Test(arguments: try [[]] + Self.commands().map { [$0] })
    func `help has no run of blanks inside a sentence`(command: [String]) throws {
        let help = try plumb(["help"] + command, input: .init()).output
        #expect(help.contains("USAGE: plumb"))
        let subcommands = help.firstRange(of: "SUBCOMMANDS:")?.lowerBound ?? help.endIndex
        for line in help[..<subcommands].split(separator: "\n") {
            #expect(Self.words(of: line).firstMatch(of: /[^.:!?\ ]\ {2,}/) == nil, "\(line)")
        }
    }

    @Test func `every command is listed`() throws {
        #expect(try Set(Self.commands()).isSuperset(of: ["solve", "verify", "layout", "fuzz", "explain"]))
    }
}
