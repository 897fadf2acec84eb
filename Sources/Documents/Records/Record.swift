// Record.swift: one JSON text out of a file: a line of a corpus, or a whole file.

public import Essentials

/// The bytes of one JSON text and where they stand.
public struct Record: Sendable {
    /// The file as the caller named it; `-` is standard input.
    public let file: String
    /// The line on which the text begins, from 1.
    public let line: Int
    /// The text; a slice of what was read, whose first index need not be 0.
    public let data: Data

    /// Makes a record.
    public init(file: String, line: Int, data: Data) { (self.file, self.line, self.data) = (file, line, data) }

    /// The line of the file on which a field stands, or else what it would stand in.
    package func line(of field: FieldPath) -> Int { line + JSONOutline(data).line(of: field) - 1 }

    /// What is wrong with the record, or with a field of it that begins on a line of the record, from 1.
    package func error(_ message: String, field: FieldPath = FieldPath(), line ownLine: Int = 1) -> InputError {
        InputError(file: file, line: line + ownLine - 1, field: field, message)
    }
}

extension Record {
    /// A text as a record that begins on the first line of a file.
    package init(file: String, text: String) { self.init(file: file, line: 1, data: Data(text.utf8)) }
}
