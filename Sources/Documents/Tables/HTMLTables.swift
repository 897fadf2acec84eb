// HTMLTables.swift: the tables of an HTML page: rows, spans, headings and texts; nothing else of the page is looked at.
// Source: the tags and the algorithm of rows and columns of the HTML Living Standard, 4.9, as far as tables need them.

/// Finds the tables of a page.
package struct HTMLTables {
    private let file: String
    private var tokens: HTMLTokens
    private var tables: [TableDocument] = []

    /// - Parameter file: What errors call the page.
    package init(_ text: String, file: String) {
        self.file = file
        tokens = HTMLTokens(text)
    }

    /// All tables, in their order; one that stands in a cell of another is a text there.
    ///
    /// - Throws: `InputError` with the line of a table that does not end, or has no cell, or of a cell in the place of another.
    package mutating func all() throws(InputError) -> [TableDocument] {
        while let token = tokens.next() {
            if case .start("table", _) = token.kind { tables.append(try table(from: token.line)) }
        }
        return tables
    }

    /// A cell while it is read.
    private struct OpenCell {
        var rows, columns: Int
        let isHeading: Bool
        let side: TextSide?
        /// Where it begins.
        let line: Int
        var text = ""
        /// Whether what follows begins a line.
        private var isBroken = false

        init(rows: Int, columns: Int, isHeading: Bool, side: TextSide?, line: Int) {
            (self.rows, self.columns, self.isHeading, self.side) = (rows, columns, isHeading, side)
            self.line = line
        }

        mutating func append(_ more: String) {
            if isBroken, !more.trimmingSpaces.isEmpty {
                if !text.trimmingSpaces.isEmpty { text += "\u{2028}" }
                isBroken = false
            }
            text += more
        }

        mutating func breakLine() { isBroken = true }
    }

    /// Elements that begin and end a line.
    private static let blocks: Set<String> = [
        "p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "dt", "dd", "pre", "blockquote",
        "table",
        "tr",
    ]

    /// Groups of rows.
    private static let groups: Set<String> = ["thead", "tbody", "tfoot"]

    private mutating func table(from line: Int) throws(InputError) -> TableDocument {
        var grid = HTMLGrid()
        var cell: OpenCell?
        var depth = 1
        func close() throws(InputError) {
            guard let closed = cell else { return }
            cell = nil
            do {
                try grid.add(
                    closed.text.collapsed, rows: closed.rows, columns: closed.columns, closed.isHeading, closed.side)
            } catch {
                throw InputError(
                    file: file, line: closed.line,
                    "two cells take row \(error.row + 1), column \(error.column + 1) of the table; let colspan end before it, or "
                        + "rowspan above it")
            }
        }
        while let token = tokens.next() {
            switch token.kind {
            case .start("table", _):
                depth += 1
                cell?.breakLine()
            case .end("table"):
                depth -= 1
                if depth > 0 {
                    cell?.breakLine()
                    continue
                }
                try close()
                guard let table = grid.table() else {
                    throw InputError(file: file, line: line, "the table has no cell; give it a <td>, or leave it out")
                }
                return table
            case .text(let text): cell?.append(text)
            case .start("br", _): cell?.text += "\u{2028}"
            case .start(let name, _) where depth == 1 && Self.groups.contains(name):
                try close()
                grid.endGroup(next: name)
            case .end(let name) where depth == 1 && Self.groups.contains(name):
                try close()
                grid.endGroup()
            case .start("tr", _) where depth == 1:
                try close()
                grid.beginRow()
            case .end("tr") where depth == 1: try close()
            case .start("td", let attributes) where depth == 1:
                try close()
                cell = open(attributes, isHeading: false, line: token.line)
            case .start("th", let attributes) where depth == 1:
                try close()
                cell = open(attributes, isHeading: true, line: token.line)
            case .end("td") where depth == 1, .end("th") where depth == 1: try close()
            case .start("td", _), .start("th", _): cell?.append(" ")
            case .start(let name, _) where Self.blocks.contains(name), .end(let name) where Self.blocks.contains(name):
                cell?.breakLine()
            default: continue
            }
        }
        throw InputError(file: file, line: line, "the table that begins here does not end; close it with </table>")
    }

    private func open(_ attributes: [String: String], isHeading: Bool, line: Int) -> OpenCell {
        func span(_ name: String, _ most: Int) -> Int {
            min(attributes[name]?.leadingNumber ?? 1, most)
        }
        let style = attributes["style"]?.lowercased() ?? ""
        let side = TextSide.allCases.first {
            attributes["align"]?.lowercased() == $0.rawValue || style.contains("text-align:\($0.rawValue)")
                || style.contains("text-align: \($0.rawValue)")
        }
        // No row counts as all that follow in the group, no column as one.
        return OpenCell(
            rows: span("rowspan", 10_000), columns: max(span("colspan", 100), 1), isHeading: isHeading, side: side,
            line: line)
    }
}

extension String {
    /// The digits that it begins with, as numbers in attributes are read; `nil` without one.
    fileprivate var leadingNumber: Int? {
        let text = drop(while: \.isWhitespace)
        let digits = text.dropFirst(text.first == "+" ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? nil : Int(digits) ?? .max
    }

    /// The text with each stretch of white space as one space, and line breaks only where tags ask for them.
    fileprivate var collapsed: String {
        split(separator: "\u{2028}", omittingEmptySubsequences: false).map { line in
            line.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
        }.joined(separator: "\n").trimmingSpaces
    }
}
