// PlaceOptions.swift: `--name` and `--first-line`, where standard input stands in a corpus that somebody cut into parts.

import ArgumentParser
import Documents

/// What standard input is called, and where in it the first line belongs.
struct PlaceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What standard input is called in reports: the file of which it is a part.", valueName: "file"))
    var name: FileName?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of the first line of standard input in that file.", valueName: "n"))
    var firstLine = 1

    func validate() throws {
        guard (1...Self.lastLine).contains(firstLine) else {
            throw ValidationError("--first-line must be from 1 to \(Self.lastLine), not \(firstLine)")
        }
    }

    private static let lastLine = 1_000_000_000_000_000

    /// Whether something is said of standard input.
    var isStated: Bool { name != nil || firstLine != 1 }

    /// A record with the place that is stated for it.
    func stated(_ record: Record) -> Record {
        guard FileName(record.file).isStandardInput else { return record }
        return Record(file: file(record.file), line: record.line + firstLine - 1, data: record.data)
    }

    /// An error with the place that is stated for it.
    func stated(_ error: InputError) -> InputError {
        guard FileName(error.file).isStandardInput else { return error }
        return InputError(
            file: file(error.file), line: error.line.map { $0 + firstLine - 1 }, field: error.field, error.message)
    }

    private func file(_ file: String) -> String { name?.description ?? file }
}
