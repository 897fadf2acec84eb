// TableCertificateDocument.swift: a table with its widths and what proves them, in whole multiples of a grain.

package import Tables

/// A table, its widths, and for each objective the proof that nothing is better.
public struct TableCertificateDocument: Sendable, Equatable {
    /// The name of the table, if it has one.
    public var id: String?
    package var table: WholeTable
    package var widths: [Int]
    /// What they come to.
    package var height, cuts: Int
    package var proofs: [ProvedStage]

    /// The proof of an optimum.
    package init(id: String?, table: WholeTable, optimum: OptimalTable) {
        (self.id, self.table, proofs) = (id, table, optimum.proofs)
        (widths, height, cuts) = (optimum.value.widths, optimum.value.height, optimum.value.cuts)
    }

    package init(id: String?, table: WholeTable, widths: [Int], height: Int, cuts: Int, proofs: [ProvedStage]) {
        (self.id, self.table, self.widths, self.proofs) = (id, table, widths, proofs)
        (self.height, self.cuts) = (height, cuts)
    }

    /// What its columns share.
    package var room: Int { table.room }

    /// The table in words.
    package var words: String {
        "a table of \(table.rowCount) \(table.rowCount == 1 ? "row" : "rows") and \(table.least.count) "
            + "\(table.least.count == 1 ? "column" : "columns") in \(table.room)"
    }

    /// Which objectives are proved, in words.
    package var found: String {
        let stages = TableStage.allCases.filter { stage in proofs.contains { $0.stage == stage } }
        let words = stages.map { stage in
            switch stage {
            case .cuts: "fewest words cut"
            case .height: "least height"
            case .width: "least width"
            case .cells: "least heights of cells"
            case .columns: "narrowest first columns"
            }
        }
        return "height \(height): \(words.joined(separator: ", "))"
    }

    /// Checks the proof by adding and comparing whole numbers.
    ///
    /// - Throws: The first fault.
    public func check() throws(CertificateFault) {
        guard widths.count == table.least.count, let value = table.value(of: widths),
            zip(widths, zip(table.least, table.most)).allSatisfy({ $0 >= $1.0 && $0 <= $1.1 }),
            value.width <= table.room
        else { throw .table("the widths do not hold the cells, or break their limits") }
        guard value.height == height else {
            throw .table("the height is said to be \(height); the widths make it \(value.height)")
        }
        guard value.cuts == cuts else {
            throw .table("words are said to be cut \(cuts) times; the widths cut \(value.cuts)")
        }
        let hasCuts = table.cells.contains { !$0.cuts.isEmpty }
        var wanted = (hasCuts ? [TableStage.cuts] : []) + [.height, .width, .cells]
        var column = 0
        if proofs.isEmpty { throw .table("nothing is proved; the height needs a proof at least") }
        for proved in proofs {
            if wanted.isEmpty {
                guard proved.stage == .columns, proved.column == column, column < widths.count - 1 else {
                    throw .table("the proof of column \(column + 1) is missing or out of order")
                }
                column += 1
            } else {
                guard proved.stage == wanted.removeFirst(), proved.column == nil else {
                    throw .table("the proofs are out of order; they are of cuts, height, width, cells, columns")
                }
            }
            let question = OptimalTable.question(proved.stage, column: proved.column, beating: value, in: table)
            guard TableRefutation(question, of: table).holds(proved.proof) else {
                throw .table("the proof of the \(proved.stage.rawValue) does not refute every better table")
            }
        }
        guard proofs.contains(where: { $0.stage == .height }) else { throw .table("the height has no proof") }
    }
}
