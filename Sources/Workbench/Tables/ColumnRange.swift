// ColumnRange.swift: the limits of a column as an option has them.

/// A column by its heading or number, and how wide it may be.
package struct ColumnRange: Sendable {
    package let name: String
    package let range: ClosedRange<Double>

    /// Reads `NAME=MIN..MAX`, where either end may be missing, or `NAME=WIDTH`.
    ///
    /// - Throws: `NotAColumnRange`.
    package init(parsing text: String) throws(NotAColumnRange) {
        guard let sign = text.lastIndex(of: "=") else { throw NotAColumnRange() }
        let bounds = String(text[text.index(after: sign)...]).split(separator: "..", omittingEmptySubsequences: false)
        let least = bounds.first.flatMap { $0.isEmpty ? 0 : Double($0) }
        let most = bounds.count == 1 ? least : bounds.last.flatMap { $0.isEmpty ? .infinity : Double($0) }
        guard bounds.count <= 2, let least, let most, least >= 0, least <= most else { throw NotAColumnRange() }
        (name, range) = (String(text[..<sign]), least...most)
    }
}

/// Why a text is no range of a column.
package struct NotAColumnRange: Error, CustomStringConvertible {
    package var description: String { "--column is NAME=MIN..MAX, as in --column Price=8..12, or NAME=10" }
}
