// Record.swift: one JSON text out of a file: a line of a corpus, or a whole file.

public import Foundation

/// The bytes of one JSON text and where they stand.
public struct Record: Sendable {
    /// The file as the caller named it; `-` is standard input.
    public let file: String
    /// The line on which the text begins, from 1.
    public let line: Int
    /// The text.
    public let data: Data

    /// Makes a record.
    public init(file: String, line: Int, data: Data) {
        self.file = file
        self.line = line
        self.data = data
    }
}
