// DelimitedReader.swift: tables of values between commas or tabs (RFC 4180), with line and column of what is wrong.

import Rows

/// Reads values between separators; a value in quotes may hold separators and line breaks, and quotes twice.
package struct DelimitedReader {
    private let bytes: [UInt8]
    private let separator: UInt8
    private let file: String
    private var position = 0
    private var (line, column) = (1, 1)

    /// - Parameter separator: A comma or a tab.
    package init(_ bytes: [UInt8], separator: Character, file: String) {
        // What marks the order of bytes is no part of the first value.
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        self.separator = separator.asciiValue ?? 0x2C
        self.file = file
    }

    /// The table of all values.
    ///
    /// - Parameters:
    ///   - headerRows: How many rows are headings; `nil` for one.
    ///   - isRagged: Whether rows may have fewer values than the longest.
    /// - Throws: `InputError` with line and column.
    package mutating func table(headerRows: Int?, isRagged: Bool) throws(InputError) -> TableDocument {
        var rows: [[String]] = []
        var width: (count: Int, line: Int)?
        while position < bytes.count {
            let begin = line
            let row = try nextRow()
            // The last line break ends the last row; it begins no other.
            if row == [""], position >= bytes.count { break }
            if let width, !isRagged, row.count != width.count {
                throw InputError(
                    file: file, line: begin,
                    "column \(min(row.count, width.count) + 1): the row has \(row.count.counted("value")), and line "
                        + "\(width.line) has \(width.count); give each row as many, or ask for --ragged")
            }
            if width == nil { width = (row.count, begin) }
            rows.append(row)
        }
        guard !rows.isEmpty else { throw InputError(file: file, line: 1, "holds no table; give it at least one row") }
        return TableDocument(rows: rows, headerRows: min(headerRows ?? 1, rows.count))
    }

    private mutating func nextRow() throws(InputError) -> [String] {
        var row: [String] = []
        while true {
            row.append(try nextValue())
            guard position < bytes.count else { return row }
            let byte = bytes[position]
            step()
            if byte == separator { continue }
            if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { step() }
            return row
        }
    }

    private mutating func step() {
        if bytes[position] == 0x0A
            || bytes[position] == 0x0D && !(position + 1 < bytes.count && bytes[position + 1] == 0x0A)
        {
            (line, column) = (line + 1, 1)
        } else {
            column += 1
        }
        position += 1
    }

    private var isAtEnd: Bool {
        position >= bytes.count || bytes[position] == separator || bytes[position] == 0x0A || bytes[position] == 0x0D
    }

    private mutating func nextValue() throws(InputError) -> String {
        var value: [UInt8] = []
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            let begin = (line, column)
            while !isAtEnd {
                value.append(bytes[position])
                step()
            }
            return try text(value, begin)
        }
        let begin = (line, column)
        step()
        while true {
            guard position < bytes.count else {
                throw fault("the quote that opens here is never closed; close it, or write it twice", at: begin)
            }
            let byte = bytes[position]
            step()
            guard byte == UInt8(ascii: "\"") else {
                value.append(byte)
                continue
            }
            if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
                value.append(byte)
                step()
                continue
            }
            guard isAtEnd else {
                throw fault(
                    "a value in quotes ends before the next separator; write quotes within it twice", at: (line, column)
                )
            }
            return try text(value, begin)
        }
    }

    private func text(_ bytes: [UInt8], _ place: (line: Int, column: Int)) throws(InputError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw fault("the value is not UTF-8; save the file as UTF-8", at: place)
        }
        return text.trimmingSpaces
    }

    private func fault(_ message: String, at place: (line: Int, column: Int)) -> InputError {
        InputError(file: file, line: place.line, "column \(place.column): \(message)")
    }
}

extension String {
    /// The text without spaces and line breaks at either end.
    package var trimmingSpaces: String {
        let isKept: (Character) -> Bool = { !$0.isWhitespace || $0 == "\u{A0}" }
        guard let first = firstIndex(where: isKept), let last = lastIndex(where: isKept) else { return "" }
        return String(self[first...last])
    }
}
