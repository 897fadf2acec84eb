// LineOptions.swift: how the records of a stream become lines, and where they are counted; the same for all commands.

public import ArgumentParser
public import Documents

/// The options of commands that answer record by record.
struct LineOptions: ParsableArguments {
    @Flag(
        help: """
            Writes exactly one line of JSON for every line that is read, with its file and line; what cannot be answered \
            has an error there.  The status is then 0 once everything was read.
            """)
    var answerAll = false

    @Option(
        help: """
            How JSON has numbers that it cannot write: words, such as "infinity" and "20/3"; or plain, null and the \
            nearest double, for programs that type columns.
            """)
    var numbers: JSONNumbers = .words

    @Option(
        help: ArgumentHelp("Where to write how many records and answers there were, as JSON.", valueName: "file"))
    var summary: FileName?

    /// Whether lines of JSON are written.
    ///
    /// - Parameter isAsked: Whether `--format` says so.
    func areJSON(_ isAsked: Bool) -> Bool { answerAll || isAsked }

    /// Throws where the options do not go with a format.
    func check<Format: RawRepresentable<String> & Equatable>(_ format: Format, text: Format, json: Format) throws {
        if answerAll, format != json, format != text {
            throw ValidationError("--answer-all writes JSON; leave --format \(format.rawValue) away")
        }
        if numbers == .plain, !areJSON(format == json) {
            throw ValidationError("--numbers says how JSON is written; add --format json")
        }
    }
}

extension JSONNumbers: ExpressibleByArgument {}
