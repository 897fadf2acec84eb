// ListText.swift: names in a row, as a sentence has them.

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    package var listed: String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1] }
}
