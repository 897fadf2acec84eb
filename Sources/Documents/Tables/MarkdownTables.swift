// MarkdownTables.swift: the pipe tables of Markdown (GitHub Flavored Markdown, section 4.10), and the text between them.

/// Finds pipe tables.
package enum MarkdownTables {
    /// The tables of a text and what stands between them; code between fences is text.
    package static func pieces(of text: String) -> [TablePiece] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasSuffix("\r") ? String(line.dropLast()) : String(line)
        }
        var (pieces, kept): ([TablePiece], [String]) = ([], [])
        var fence: String?
        var index = 0
        while index < lines.count {
            let line = lines[index]
            let trimmed = line.trimmingSpaces
            if let open = fence {
                if trimmed.hasPrefix(open), trimmed.allSatisfy({ $0 == open.first }) { fence = nil }
            } else if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~"), let sign = trimmed.first {
                fence = String(trimmed.prefix { $0 == sign })
            } else if line.contains("|"), !isIndentedCode(line), index + 1 < lines.count,
                let sides = delimiters(lines[index + 1]), cells(line).count == sides.count
            {
                if !kept.isEmpty { pieces.append(.text(kept.map { $0 + "\n" }.joined())) }
                kept = []
                var rows = [cells(line)]
                index += 2
                while index < lines.count, !lines[index].trimmingSpaces.isEmpty, !startsBlock(lines[index]) {
                    let row = cells(lines[index])
                    rows.append((0..<sides.count).map { $0 < row.count ? row[$0] : "" })
                    index += 1
                }
                pieces.append(.table(TableDocument(rows: rows, headerRows: 1, sides: sides)))
                continue
            }
            kept.append(line)
            index += 1
        }
        // What ends with a line break has no line behind it.
        if kept.last == "" { kept.removeLast() }
        if !kept.isEmpty { pieces.append(.text(kept.map { $0 + "\n" }.joined())) }
        return pieces
    }

    private static func isIndentedCode(_ line: String) -> Bool { line.hasPrefix("    ") || line.hasPrefix("\t") }

    /// Whether a line begins another block, which ends a table.
    private static func startsBlock(_ line: String) -> Bool {
        let trimmed = line.trimmingSpaces
        return trimmed.hasPrefix(">") || trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~")
            || trimmed.hasPrefix("# ") || trimmed.hasPrefix("## ") || trimmed.hasPrefix("### ")
    }

    /// The sides of a delimiter row, such as `| :-- | --: |`; `nil` for any other line.
    private static func delimiters(_ line: String) -> [TextSide?]? {
        guard line.contains("-"), line.contains("|") || !line.contains(" ") else { return nil }
        var sides: [TextSide?] = []
        for cell in cells(line) {
            var dashes = Substring(cell)
            let (left, right) = (dashes.hasPrefix(":"), dashes.hasSuffix(":") && dashes.count > 1)
            if left { dashes = dashes.dropFirst() }
            if right { dashes = dashes.dropLast() }
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
            sides.append(left && right ? .center : right ? .right : left ? .left : nil)
        }
        return sides.isEmpty ? nil : sides
    }

    /// The cells of a row: what stands between pipes that no backslash precedes.
    private static func cells(_ line: String) -> [String] {
        var (cells, cell, isEscaped): ([String], String, Bool) = ([], "", false)
        var row = Substring(line.trimmingSpaces)
        if row.hasPrefix("|") { row = row.dropFirst() }
        for character in row {
            switch character {
            case "|" where isEscaped: cell.removeLast(); cell.append("|")
            case "|":
                cells.append(cell)
                cell = ""
            default: cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if !cell.trimmingSpaces.isEmpty || !row.hasSuffix("|") { cells.append(cell) }
        return cells.map { $0.trimmingSpaces.replacing(/<br ?\/?>/.ignoresCase(), with: "\n") }
    }
}
