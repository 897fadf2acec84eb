// TableFuzzer.swift: small tables of words until somebody's widths have a fault, and the smallest one that still has it.
// Widths in cells of a terminal, without gaps and edges.

package import Documents
import Generators

/// A table of words of one letter, as long as a case has them.
package struct WordTable: Sendable, Equatable {
    /// The lengths of the words of each cell.
    package var rows: [[[Int]]]
    package var available: Int

    /// The table as a file has it.
    package var document: TableDocument {
        let texts = rows.map { $0.map { $0.map { String(repeating: "x", count: $0) }.joined(separator: " ") } }
        var document = TableDocument(rows: texts, headerRows: 0)
        (document.measures.columnGap, document.measures.rowGap, document.measures.edge) = (0, 0, 0)
        document.available = Double(available)
        return document
    }

    /// The table with an answer as one line of JSON; without one for whoever is asked.
    package func json(claiming claim: TableClaim? = nil) -> JSONText {
        let texts = document.cells.map { JSONText.string($0.text) }
        let columns = rows[0].count
        return .members([
            (
                "rows", .array((0..<rows.count).map { .array(Array(texts[$0 * columns..<($0 + 1) * columns])) })
            ), ("available", .integer(available)), ("columnGap", .integer(0)), ("rowGap", .integer(0)),
            ("edge", .integer(0)),
            (
                "claimed",
                claim.map { .members([("engine", .string($0.engine)), ("widths", .numbers($0.widths))]) }
            ),
        ])
    }

    /// A case by its number: later ones are larger.
    init(case number: Int, _ random: inout SplitMix64) {
        func draw(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let columns = draw(2...min(5, 2 + number / 100))
        let most = min(12, 3 + number / 20)
        rows = (0..<draw(1...min(5, 1 + number / 50))).map { _ in
            (0..<columns).map { _ in (0..<draw(1...most)).map { _ in draw(0...3) == 0 ? draw(1...6) : 1 } }
        }
        available = 0
        let (least, natural) = widths
        available = draw(least...max(least, natural))
    }

    /// What the columns come to with a word a line, and with all words on one.
    private var widths: (least: Int, natural: Int) {
        var (least, natural) = (0, 0)
        for column in rows[0].indices {
            least += rows.map { $0[column].max() ?? 0 }.max() ?? 0
            natural += rows.map { $0[column].reduce(-1) { $0 + $1 + 1 } }.max() ?? 0
        }
        return (least, natural)
    }

    /// Smaller tables, those that lose most first.
    var smaller: [WordTable] {
        var found: [WordTable] = []
        func add(_ change: (inout WordTable) -> Void) {
            var table = self
            change(&table)
            found.append(table)
        }
        for row in rows.indices where rows.count > 1 { add { $0.rows.remove(at: row) } }
        for column in rows[0].indices where rows[0].count > 1 {
            for less in 0...(rows.map { $0[column].max() ?? 0 }.max() ?? 0) {
                add { table in
                    for row in table.rows.indices { table.rows[row].remove(at: column) }
                    table.available = max(1, table.available - less)
                }
            }
        }
        for row in rows.indices {
            for column in rows[row].indices {
                for word in rows[row][column].indices where rows[row][column].count > 1 {
                    add { $0.rows[row][column].remove(at: word) }
                    add { table in
                        table.rows[row][column].remove(at: word)
                        table.available = max(1, table.available - 1)
                    }
                }
                for word in rows[row][column].indices where rows[row][column][word] > 1 {
                    add { $0.rows[row][column][word] -= 1 }
                    add { table in
                        table.rows[row][column][word] -= 1
                        table.available = max(1, table.available - 1)
                    }
                }
            }
        }
        for less in [8, 4, 2, 1] where available > less { add { $0.available -= less } }
        return found
    }
}

/// A search for a table on which an answer has a fault.
package struct TableFuzzer {
    private let seed: UInt64

    /// - Parameter seed: The same seed tries the same tables.
    package init(seed: UInt64) { self.seed = seed }

    /// Tries tables, and smaller ones once one has a fault.
    ///
    /// - Parameter fault: What is wrong with the answer to a table; `nil` for nothing.  Smaller tables have the same fault.
    /// - Returns: The smallest table found, and the number of the case; `nil` where no case has a fault.
    /// - Complexity: At most 20,000 smaller tables are tried.
    package func search<Fault: Equatable, Failure: Error>(
        cases: Int, progress: (Int) -> Void = { _ in }, _ fault: (WordTable) throws(Failure) -> Fault?
    ) throws(Failure) -> (table: WordTable, fault: Fault, number: Int)? {
        for number in 0..<cases {
            progress(number)
            var random = SplitMix64(seed: seed, case: number)
            var table = WordTable(case: number, &random)
            guard let found = try fault(table) else { continue }
            var left = 20_000
            var isSmaller = true
            while isSmaller, left > 0 {
                isSmaller = false
                for smaller in table.smaller where left > 0 {
                    left -= 1
                    guard try fault(smaller) == found else { continue }
                    (table, isSmaller) = (smaller, true)
                    break
                }
            }
            return (table, found, number + 1)
        }
        return nil
    }
}
