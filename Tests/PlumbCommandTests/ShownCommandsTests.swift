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
}
