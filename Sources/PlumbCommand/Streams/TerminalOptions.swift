// TerminalOptions.swift: the room and the colours of text for people.

import ArgumentParser
import Essentials
import Reports

struct TerminalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            How many columns text may take, 20 to 1000; by default as many as the terminal has, else as COLUMNS says.  In a \
            pipe where neither is given tables and sentences are as wide as they are, and bars 80 columns.
            """,
            valueName: "columns"))
    var width: Int?

    @Option(help: Colour.help) var color: Colour = .auto

    func validate() throws {
        if let width, !(20...1_000).contains(width) {
            throw ValidationError("--width takes 20 to 1000 columns, not \(width)")
        }
    }

    /// Where the command's text is shown.
    var page: TerminalPage {
        TerminalPage(
            columns: width ?? Output.columns,
            fittingText: width != nil || Output.isTerminal || Output.statedColumns != nil,
            isColoured: color.isShown)
    }
}

/// Whether text for people has colours.
enum Colour: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// What `--color` does.
    static let help: ArgumentHelp =
        "Whether verdicts are in colour; auto: on a terminal, and not where NO_COLOR is set."

    /// What the option says, and what is found where it says nothing.
    var isShown: Bool { self == .always || self == .auto && Output.isColoured }
}
