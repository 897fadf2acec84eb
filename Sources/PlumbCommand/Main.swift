// Main.swift: the command `plumb`.

import ArgumentParser
import DeepThreads
import Essentials
import Plumb
import Shaping
import Workbench

@main
struct Main: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb",
        abstract: "Finds the best layout of a row, proves it, and judges the layouts of others.",
        discussion: """
            Problems are JSON: one object in a .json file, or one object a line in a .jsonl file or on standard \
            input.  Exit status, the same for all commands: 0 fine; 1 wrong, as a claim that is not optimal (verify) or \
            not proved (prove), or a certificate that does not hold (check); 2 unreadable: bad input or options, an output \
            that cannot be written, or a limit of time (1 in prove, table).
            """,
        version: version,
        subcommands: [
            SolveCommand.self, VerifyCommand.self, ProveCommand.self, CheckCommand.self, CompareCommand.self,
            MergeCommand.self, FuzzCommand.self, KitCommand.self,
            ModelCommand.self, LayoutCommand.self, GenerateCommand.self, ExplainCommand.self, SweepCommand.self,
            InferCommand.self,
            TableCommand.self, ReportCommand.self,
        ])

    func run() { Output.write(FirstSteps.text) }

    /// The version, and on a second line those of the libraries, as they were loaded.
    private static var version: String {
        let libraries = [("GLPK", glpkVersion)] + ShapingLibraries.versions
        return "plumb \(plumbVersion)\n" + libraries.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    static func main() {
        StandardStreams.fill()
        Interruption.watch()
        DeepThreads.perform(run)
    }

    @Sendable private static func run() {
        // Swift finds them by reading a file of the system, and has none where that fails.
        if CommandLine.argc < 1 {
            Output.complain("the system does not tell the options; try again")
            Essentials.exit(ExitStatus.badInput.rawValue)
        }
        let words = Array(Arguments.list.prefix(2))
        if words.count == 2, words[0] == "help" { refuse(unlessCommand: words[1]) }
        var command: (any ParsableCommand)?
        do {
            command = try parseAsRoot(Arguments.list)
            try command?.run()
            Interruption.leave()
        } catch {
            Interruption.leave()
            leave(for: error, isUsage: command == nil)
        }
    }

    private static var commands: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Ends the command for an error, or for what is no error: texts of help, the version, a completion script.
    ///
    /// ArgumentParser would write them without looking whether they are taken, and exit with 64 for a bad option; other
    /// programs rely on 2 for every kind of bad input.
    ///
    /// - Parameter isUsage: Whether the options are wrong, so that their summary helps.
    private static func leave(for error: any Error, isUsage: Bool) -> Never {
        if let status = error as? ExitCode { Essentials.exit(status.rawValue) }
        if exitCode(for: error).isSuccess {
            Output.write(fullMessage(for: error) + "\n")
            Essentials.exit(ExitStatus.done.rawValue)
        }
        if isUsage, let typed = Arguments.list.first { refuse(unlessCommand: typed) }
        Output.complain((isUsage ? fullMessage(for: error) : message(for: error)).readable)
        Essentials.exit(ExitStatus.badInput.rawValue)
    }

    /// Ends the command where a word is neither a command nor an option.
    private static func refuse(unlessCommand typed: String) {
        guard !typed.hasPrefix("-"), typed != "help", !commands.contains(typed) else { return }
        let meant = commands.nearest(to: typed).map { "; did you mean `plumb \($0)`?" }
        Output.complain("there is no command '\(typed)'\(meant ?? "; `plumb help` lists the commands")")
        Essentials.exit(ExitStatus.badInput.rawValue)
    }
}
