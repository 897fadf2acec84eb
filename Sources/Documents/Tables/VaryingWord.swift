// VaryingWord.swift: words of a table's texts of which only the widths are known, as of a title in many languages.

/// A word that stands in texts as its name in braces, `{title}`, and is so many cells wide.
public struct VaryingWord: Sendable, Equatable {
    /// The name, without the braces.
    public let name: String
    /// The least and the greatest width in cells of a terminal, at least 1.
    public let widths: ClosedRange<Int>

    /// A word.
    public init(name: String, widths: ClosedRange<Int>) { (self.name, self.widths) = (name, widths) }
}

extension TableDocument {
    /// The same table with words of known widths; those that are not named keep varying.
    public func with(words widths: [String: Int]) -> TableDocument {
        var table = self
        table.varyingWords.removeAll { widths[$0.name] != nil }
        for (name, width) in widths {
            let word = String(repeating: "x", count: max(width, 1))
            for index in table.cells.indices {
                table.cells[index].text = table.cells[index].text.replacing("{\(name)}", with: word)
            }
        }
        return table
    }

    /// The words that a file says vary, by name.
    static func varyingWords(_ object: StrictObject, in cells: [Cell]) throws -> [VaryingWord] {
        let field = "parameters"
        let records = try object.value(field, as: [String: [Int]].self) ?? [:]
        if !records.isEmpty, object.has("size") {
            throw object.fault(field, "are in cells of a terminal; leave out size")
        }
        return try records.sorted { $0.key < $1.key }.map { name, widths in
            guard name.first.map({ $0.isLetter || $0 == "_" }) ?? false else {
                throw object.fault(field, "have the name \"\(name)\"; names begin with a letter or _")
            }
            guard widths.count == 2, widths[0] >= 1, widths[0] <= widths[1], widths[1] <= 1_000 else {
                throw object.fault(
                    field, "have \"\(name)\": \(widths); give the least and the greatest width, from 1 to 1000 cells")
            }
            guard cells.contains(where: { $0.text.contains("{\(name)}") }) else {
                throw object.fault(field, "have \"\(name)\", which no text has; write {\(name)} into one")
            }
            return VaryingWord(name: name, widths: widths[0]...widths[1])
        }
    }
}
