// CSVLine.swift: one line of comma-separated values (RFC 4180).

import Rows

/// Cells with commas between them.
enum CSVLine {
    /// A line with its line break; cells that hold a comma, a quote or a line break are quoted.
    static func of(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") + "\n" }

    private static func quoted(_ cell: String) -> String {
        guard cell.contains(where: { ",\"\r\n".contains($0) || $0 == "\r\n" }) else { return cell }
        return "\"\(cell.replacing("\"", with: "\"\""))\""
    }
}

extension Double {
    /// The number with all its digits.
    var cell: String {
        guard isFinite else { return self < 0 ? "-infinity" : "infinity" }
        return (self == 0 ? 0 : self).shortest
    }
}
