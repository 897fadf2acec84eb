// TerminalOptions.swift: the room and the colours of text for people.

import ArgumentParser
import Essentials
import Reports

struct TerminalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            How many columns text may take, 20 to 1000; by default what COLUMNS says, else the terminal's.  In a pipe where \
            neither is given tables and sentences are as wide as they are, and bars 80 columns.
            """,
            valueName: "columns"))
    var width: Int?

    @OptionGroup var colours: ColourOptions

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
            isColoured: colours.areShown)
    }
}

/// Whether text for people has colours.
struct ColourOptions: ParsableArguments {
    @Option(help: "Whether verdicts are in colour; auto: on a terminal, and not where NO_COLOR is set.")
    var color: Colour = .auto

    enum Colour: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    /// What the option says, and what is found where it says nothing.
    var areShown: Bool { color == .always || color == .auto && Output.isColoured }
}
