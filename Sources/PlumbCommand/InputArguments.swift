// InputArguments.swift: the files of a command, and its arithmetic.

import ArgumentParser
import Documents
import Essentials

/// The files that a command reads, and where it begins.
///
/// Groups of options have no groups in them: in a debug build the parser checks an inner one sixteen times for each of an outer.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files of problems: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [FileName] = []

    @Option(parsing: .unconditional, help: ResumeArguments.help) var resume = 0

    func validate() throws { try ResumeArguments.check(resume) }

    /// Whether somebody types the problems.
    var isTyped: Bool { files.isTyped }
}

extension [FileName] {
    /// Whether one of the files that are read is a terminal's standard input.
    var isTyped: Bool { readStandardInput && isatty(STDIN_FILENO) == 1 }

    /// Whether standard input is one of the files that are read.
    var readStandardInput: Bool { isEmpty || contains(where: \.isStandardInput) }
}

/// The arithmetic of a command.
struct ArithmeticArguments: ParsableArguments {
    @Option(
        help: """
            double rounds, and judges with a tolerance; exact reads decimals as they are, rounds nothing, and takes rows \
            and the rules that are written over any number.
            """)
    var arithmetic: Arithmetic = .double

    enum Arithmetic: String, CaseIterable, ExpressibleByArgument { case double, exact }

    /// Whether decimals are read as they are.
    var isExact: Bool { arithmetic == .exact }
}
