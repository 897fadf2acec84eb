// LaidOutTable.swift: a table with its widths: what stands on each line of each cell.

import Boxes
package import Documents
import Tables
package import Workbench

/// A table that is laid out, ready to be drawn.
package struct LaidOutTable {
    /// One cell with its lines.
    package struct Cell {
        package let rows, columns: Range<Int>
        package let lines: [(text: String, width: Double)]
        package let side: TextSide
        package let isHeading: Bool
    }

    package let questioner: TableQuestioner
    package let answer: TableAnswer
    package let cells: [Cell]
    /// The index of the cell at each place, rows one after another; every place without a cell has a negative number of its own.
    private let owners: [Int]

    /// Breaks all texts.
    package init(_ questioner: TableQuestioner, _ answer: TableAnswer) {
        (self.questioner, self.answer) = (questioner, answer)
        let (document, settings) = (questioner.document, questioner.settings)
        let sides = document.sides
        var owners = (0..<document.rowCount * document.columnCount).map { -1 - $0 }
        cells = zip(document.cells, questioner.table.cells).enumerated().map { index, pair in
            let (cell, measured) = pair
            for row in cell.rows {
                for column in cell.columns { owners[row * document.columnCount + column] = index }
            }
            let isSpan = cell.columns.count > 1
            return Cell(
                rows: cell.rows, columns: cell.columns,
                lines: settings.ruler.lines(
                    of: cell.text, isBold: cell.isHeading,
                    width: questioner.table.width(of: measured, in: answer.widths),
                    answer.cutCells > 0 ? .cut : settings.words),
                side: cell.side ?? (isSpan ? (cell.isHeading ? .center : .left) : sides[cell.columns.lowerBound]),
                isHeading: cell.isHeading)
        }
        self.owners = owners
    }

    package var rowCount: Int { questioner.document.rowCount }
    package var columnCount: Int { questioner.document.columnCount }

    /// Who has a place; nobody outside of the table.
    func owner(_ row: Int, _ column: Int) -> Int? {
        (0..<rowCount).contains(row) && (0..<columnCount).contains(column) ? owners[row * columnCount + column] : nil
    }

    /// Whether a rule stands above a row, or below the last one.
    func hasRule(above row: Int) -> Bool {
        row == 0 || row == rowCount || row == questioner.document.headerRows || questioner.hasRules
    }
}
