// InputError.swift: what is wrong with an input file, in one line: FILE:LINE: FIELD: what is wrong.

import Rows

/// Why an input, or one line of it, could not be used.
public struct InputError: Error, Equatable, Sendable {
    /// The file as the caller named it; `-` is standard input.
    public let file: String
    /// The line from 1; `nil` when the file as a whole is meant.
    public let line: Int?
    /// The field; the root when the record as a whole is meant.
    public let field: FieldPath
    /// What is wrong and what would be right, in one line.
    public let message: String

    package init(file: String, line: Int? = nil, field: FieldPath = FieldPath(), _ message: String) {
        (self.file, self.line, self.field, self.message) = (file, line, field, message)
    }
}

extension InputError: CustomStringConvertible {
    /// `FILE:LINE: FIELD: message`, without line breaks.
    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return (field.steps.isEmpty ? "\(place): \(message)" : "\(place): \(field): \(message)").printable
    }
}

/// A fault in one field, before the file and the line are known.
package struct FieldError: Error {
    package let field: FieldPath
    package let message: String

    package init(field: FieldPath, message: String) { (self.field, self.message) = (field, message) }

    init(_ steps: [FieldPath.Step], _ message: String) { self.init(field: FieldPath(steps), message: message) }
}
