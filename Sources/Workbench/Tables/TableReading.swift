// TableReading.swift: files of tables, each by its kind.

package import Documents
package import Essentials

/// What a file of tables is written in.
package enum TableFileKind: String, Sendable, CaseIterable {
    case csv, tsv, markdown, html, json

    /// The kind by the end of a file's name; `nil` for another end.
    package init?(named name: String) {
        switch name.split(separator: ".").last?.lowercased() {
        case "csv": self = .csv
        case "tsv", "tab": self = .tsv
        case "md", "markdown": self = .markdown
        case "html", "htm", "xhtml": self = .html
        case "json", "jsonl": self = .json
        default: return nil
        }
    }

    /// The kind by what a file begins with.
    package init(guessing text: String) {
        let begin = text.prefix(4_000)
        let first = begin.first { !$0.isWhitespace }
        if first == "{" {
            self = .json
        } else if first == "<" || begin.contains("<table") {
            self = .html
        } else if MarkdownTables.pieces(of: text).contains(where: { if case .table = $0 { true } else { false } }) {
            self = .markdown
        } else {
            self = begin.prefix { $0 != "\n" }.contains("\t") ? .tsv : .csv
        }
    }
}

extension TableFileKind {
    /// The tables of a file in JSON: one, or one a line.
    private static func records(of data: Data, named file: String) throws(InputError) -> [TableDocument] {
        var reader = RecordReader(Array(data), named: FileName(file), asStream: false)
        var tables: [TableDocument] = []
        while let record = reader.next() {
            let record = try record.get()
            tables.append(try ProblemDecoder().decode(TableDocument.self, record))
            tables[tables.count - 1].line = record.line
        }
        return tables
    }

    /// Reads the tables of a file.
    ///
    /// - Parameters:
    ///   - headerRows: How many rows are headings, where that is asked for.
    ///   - isRagged: Whether rows of values may be short.
    ///   - cutsWords: Whether words are cut in tables of other kinds than JSON, which has a field for it.
    /// - Throws: `InputError` with the line.
    package static func read(
        _ data: Data, as kind: TableFileKind?, named file: String, headerRows: Int?, isRagged: Bool,
        cutsWords: Bool? = nil
    ) throws(InputError) -> [TablePiece] {
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(file: file, "is not UTF-8; save it as UTF-8")
        }
        let kind = kind ?? TableFileKind(named: file) ?? TableFileKind(guessing: text)
        var pieces = try pieces(of: text, data, as: kind, named: file, headerRows: headerRows, isRagged: isRagged)
        guard pieces.contains(where: { if case .table = $0 { true } else { false } }) else {
            throw InputError(file: file, "holds no \(kind.rawValue) table")
        }
        pieces = pieces.map { piece in
            guard case .table(var table) = piece else { return piece }
            if kind != .json { table.cutsWords = cutsWords }
            if let headerRows, kind != .csv, kind != .tsv {
                table.headerRows = min(headerRows, table.rowCount)
                for index in table.cells.indices {
                    table.cells[index].isHeading = table.cells[index].rows.lowerBound < headerRows
                }
            }
            return .table(table)
        }
        return pieces
    }

    private static func pieces(
        of text: String, _ data: Data, as kind: TableFileKind, named file: String, headerRows: Int?, isRagged: Bool
    ) throws(InputError) -> [TablePiece] {
        switch kind {
        case .csv, .tsv:
            var reader = DelimitedReader(Array(data), separator: kind == .csv ? "," : "\t", file: file)
            return [.table(try reader.table(headerRows: headerRows, isRagged: isRagged))]
        case .markdown: return MarkdownTables.pieces(of: text)
        case .html:
            var reader = HTMLTables(text, file: file)
            return try reader.all().map { .table($0) }
        case .json: return try records(of: data, named: file).map { .table($0) }
        }
    }
}
