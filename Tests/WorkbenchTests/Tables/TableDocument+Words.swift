// TableDocument+Words.swift: random tables of words of one letter, which people can lay out by hand.

import Documents
import Generators

extension TableDocument {
    /// Tables without gaps and edges.
    ///
    /// - Parameters:
    ///   - columns: The most columns.
    ///   - rows: The most rows.
    ///   - words: The most words of a cell.
    ///   - letters: The most letters of a word.
    static func ofWords(columns: Int, rows: Int, words: Int, letters: Int) -> Generator<TableDocument> {
        Generator { choices in
            func count(upTo most: Int) -> Int { 1 + Int(choices.draw(upTo: UInt64(most - 1))) }
            let (columns, rows) = (count(upTo: columns), count(upTo: rows))
            let texts = (0..<rows).map { _ in
                (0..<columns).map { _ in
                    (0..<count(upTo: words)).map { _ in String(repeating: "x", count: count(upTo: letters)) }
                        .joined(separator: " ")
                }
            }
            var table = TableDocument(rows: texts, headerRows: 0)
            (table.measures.columnGap, table.measures.rowGap, table.measures.edge) = (0, 0, 0)
            return table
        }
    }
}
