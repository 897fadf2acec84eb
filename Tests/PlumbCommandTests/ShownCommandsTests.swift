// ShownCommandsTests.swift: what documents show of the command is what it prints.

import Foundation
import TestSupport
import Testing

/// A command that a document shows with what it prints.
struct ShownCommand: Sendable, CustomTestStringConvertible {
    let page: String
    let line: String
    let output: [String]

    var testDescription: String { "\(page): \(line)" }
    /// The words after `plumb`, files by their whole paths.
    var arguments: [String] {
        line.split(separator: " ").dropFirst().map { word in
            let file = Repository.root.appending(path: String(word)).path
            return FileManager.default.fileExists(atPath: file) ? file : String(word)
        }
    }

    /// The commands with output that the documents show, in order.
    static func all() throws -> [ShownCommand] {
        try Document.all().flatMap { page in
            try page.blocks("console").flatMap { block in
                block.components(separatedBy: "\n$ ").compactMap { part in
                    var lines = part.components(separatedBy: "\n")
                    let line = lines.removeFirst()
                    let command = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
                    guard command.hasPrefix("plumb "), !lines.isEmpty else { return nil }
                    return ShownCommand(page: page.path, line: command, output: lines)
                }
            }
        }
    }
}

/// A command as a document types it, in a block that nobody runs.
struct TypedCommand: Sendable, CustomTestStringConvertible {
    let page: String
    let verb: String
    let options: [String]

    var testDescription: String { "\(page): plumb \(verb) \(options.joined(separator: " "))" }

    static func all() throws -> [TypedCommand] {
        try Document.all().flatMap { page in
            let blocks = try ["sh", "console", "shell-session"].flatMap { try page.blocks($0) }.joined(separator: "\n")
            // A command may go on in the next line.
            let text = blocks.replacing("\\\n", with: " ")
            return text.matches(of: /\bplumb ([a-z]+)((?: (?:'[^']*'|"[^"]*"|[^\s|>&;#()]+))*)/).map { match in
                let words = match.2.replacing(/'[^']*'|"[^"]*"/, with: "").split(separator: " ")
                return TypedCommand(
                    page: page.path, verb: String(match.1),
                    options: words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) })
            }
        }
    }
}

struct ShownCommandsTests {
    /// Times and iterations differ from run to run, so documents show such a report up to there.
    @Test(arguments: try ShownCommand.all()) func `a command prints what its document shows, from the first line on`(
        shown: ShownCommand
    ) throws {
        let run = try plumb(shown.arguments, input: Data())
        #expect(run.lines.count >= shown.output.count)
        for (printed, documented) in zip(run.lines, shown.output) { #expect(printed == documented) }
    }

    @Test func `documents show commands`() throws {
        let shown = Set(try ShownCommand.all().map { $0.arguments[0] })
        #expect(shown.isSuperset(of: ["solve", "prove", "compare", "explain", "sweep"]))
    }

    /// The parts of what the command says of itself.
    private struct Dump: Decodable {
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        struct Argument: Decodable { let names: [Name]? }
        struct Name: Decodable { let name: String }

        let command: Command
    }

    @Test func `commands that documents type have the verbs and options that there are`() throws {
        let dump = try JSONDecoder().decode(Dump.self, from: Data(plumb("--experimental-dump-help").output.utf8))
        let known = Dictionary(
            uniqueKeysWithValues: (dump.command.subcommands ?? []).map { command in
                (command.commandName, Set((command.arguments ?? []).flatMap { $0.names ?? [] }.map { "--\($0.name)" }))
            })
        let typed = try TypedCommand.all()
        #expect(typed.count > 80)
        for command in typed {
            let options = try #require(known[command.verb], "\(command.testDescription)")
            for option in command.options { #expect(options.contains(option), "\(command.testDescription): \(option)") }
        }
    }
}
