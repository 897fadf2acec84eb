// Main.swift: the command `plumb`.

import ArgumentParser
import DeepThreads
import Foundation

@main
struct Main: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb",
        abstract: "Finds the best layout of a row, proves it, and judges the layouts of others.",
        discussion: """
            Problems are JSON: one object in a .json file, or one object a line in a .jsonl file or on standard \
            input.  Exit status: 0 done, 1 some claim is not optimal (verify) or not proved (prove) or some \
            certificate does not hold (check), 2 bad input.
            """,
        version: "plumb 0.1.0",
        subcommands: [
            SolveCommand.self, VerifyCommand.self, ProveCommand.self, CheckCommand.self, CompareCommand.self,
            FuzzCommand.self,
            ModelCommand.self, LayoutCommand.self, GenerateCommand.self, ExplainCommand.self, SweepCommand.self,
        ])

    /// ArgumentParser exits with 64 for a bad option; other programs rely on 2 for every kind of bad input.
    static func main() {
        StandardStreams.fill()
        Interruption.watch()
        DeepThreads.perform(run)
    }

    @Sendable private static func run() {
        do {
            var command = try parseAsRoot(Arguments.list)
            try command.run()
            Interruption.leave()
        } catch {
            Interruption.leave()
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            Output.complain(fullMessage(for: error).readable)
            Foundation.exit(ExitStatus.badInput.rawValue)
        }
    }
}
