// KitCommand.swift: `plumb kit`, skeletons of engines in other languages.

public import ArgumentParser
public import PlumbTesting
import Reports

struct KitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kit",
        abstract: "Prints a skeleton of an engine, for fuzz, compare and solve to ask.",
        discussion: """
            The skeleton answers rows of equal sizes correctly, in at most 40 lines whose comments say what each field \
            is, and begins with the commands that build it and ask it: plumb kit c > engine.c.  Put your own layout into \
            its place.  Without a language the skeletons are listed.  Exit status: 0, or 2 for bad input.
            """)

    @Argument(help: "The language: \(EngineKit.allValueStrings.joined(separator: ", ")).")
    var language: EngineKit?

    func run() throws {
        if let language { return Output.write(language.text) }
        var table = TextTable([("language", .left), ("file", .left), ("build", .left), ("the engine", .left)])
        for kit in EngineKit.allCases { table.add([kit.rawValue, kit.file, kit.build ?? "-", kit.command]) }
        Output.write(table.lines.text)
    }
}

extension EngineKit: ExpressibleByArgument {}
