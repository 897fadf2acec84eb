// ExplainedTable.swift: why a table is as high as it is: the price of width, and which rows hold each column.
// Lengths in the units of the table; widths with the edges.

package import Documents
import Simplex
import Tables

/// A table with the reasons for its widths.
package struct ExplainedTable: Sendable {
    /// Rows, counted from 0, that a column's width keeps low, and what a little more would gain.
    package struct Column: Sendable {
        package let name: String
        package let width: Double
        /// The rows that become higher, or do not fit, where the column is narrower by the least step.
        package let holding: [Int]
        /// The next width at which a row becomes lower by this column alone, and that row; `nil` where there is none.
        package let next: (width: Double, row: Int)?
    }

    /// A neighbour on the frontier.
    package struct Neighbour: Sendable {
        package let width, height: Double
        package let cuts: Int
    }

    package let document: TableDocument
    package let answer: TableAnswer
    package let columns: [Column]
    /// The least width at which the table is lower, or fewer words are cut; `nil` where it never is.
    package let wider: Neighbour?
    /// What the height is where the table is narrower by the least step; `nil` where nothing narrower fits.
    package let narrower: Neighbour?

    /// Explains a table at its own width.
    ///
    /// - Throws: `TableQuestionError`.
    package init(_ document: TableDocument) throws(TableQuestionError) {
        self.document = document
        let questioner = try TableQuestioner(document, TableSettings(of: document))
        guard let answer = try questioner.optimum() else { throw .table(.noTime) }
        self.answer = answer
        (wider, narrower) = try questioner.neighbours(of: answer)
        columns = questioner.columns(of: answer)
    }
}

extension TableQuestioner {
    fileprivate func neighbours(
        of answer: TableAnswer
    ) throws(TableQuestionError) -> (ExplainedTable.Neighbour?, ExplainedTable.Neighbour?) {
        do {
            let (table, grain) = try self.table.whole()
            let widths = answer.widths.compactMap { grain.grains($0) }
            guard widths.count == answer.widths.count, let value = table.value(of: widths) else { return (nil, nil) }
            func neighbour(_ best: OptimalTable) -> ExplainedTable.Neighbour {
                let found = self.answer(best, in: grain)
                return .init(width: found.width, height: found.height, cuts: found.cuts)
            }
            let stages: [TableStage] = [.cuts, .height, .width]
            var better: [[TableQuestion.Limit]] = [
                [.init(.cuts, atMost: value.cuts), .init(.height, atMost: value.height - table.heightUnit)]
            ]
            if value.cuts > 0 { better.append([.init(.cuts, atMost: value.cuts - 1)]) }
            // Nobody reads these proofs from a file.
            let wide = try better.compactMap { try table.narrowed(to: $0, mostDepth: .max, adviser: .linked)?.table }
            let wider = try wide.min { $0.room < $1.room }.map {
                neighbour(try OptimalTable(of: $0, stages: stages, adviser: .linked))
            }
            var narrower: ExplainedTable.Neighbour?
            if value.width > table.narrowest.reduce(0, +) {
                narrower = neighbour(
                    try OptimalTable(of: table.with(room: value.width - 1), stages: stages, adviser: .linked))
            }
            return (wider, narrower)
        } catch let error as TableError {
            throw .table(error)
        } catch let error as SolverError {
            throw .solver(error)
        } catch {
            return (nil, nil)
        }
    }

    fileprivate func columns(of answer: TableAnswer) -> [ExplainedTable.Column] {
        answer.widths.indices.map { column in
            var changed = answer.widths
            changed[column] = max(0, changed[column] - settings.ruler.grain)
            let narrower = table.heights(in: changed)
            var holding = Set(
                table.rowCount == 0 ? [] : answer.heights.indices.filter { narrower.rows[$0] > answer.heights[$0] })
            for cell in narrower.tooNarrow where table.cells[cell].columns.contains(column) {
                holding.insert(table.cells[cell].rows.lowerBound)
            }
            for cell in table.cells where cell.columns.contains(column) {
                func cuts(_ widths: [Double]) -> Double {
                    cell.cuts?.height(at: table.width(of: cell, in: widths)) ?? 0
                }
                if cuts(changed) > cuts(answer.widths) { holding.insert(cell.rows.lowerBound) }
            }
            var next: (width: Double, row: Int)?
            let steps = Set(
                table.cells.filter { $0.columns == column..<column + 1 }.flatMap { $0.response.steps.map(\.width) })
            for step in steps.sorted() where step > answer.widths[column] {
                changed[column] = step
                let rows = table.heights(in: changed).rows
                if let row = rows.indices.first(where: { rows[$0] < answer.heights[$0] }) {
                    next = (step, row)
                    break
                }
            }
            return ExplainedTable.Column(
                name: document.name(of: column), width: answer.widths[column], holding: holding.sorted(), next: next)
        }
    }
}

extension ExplainedTable {
    /// The explanation as one object.
    package var json: JSONText {
        func written(_ neighbour: Neighbour?) -> JSONText? {
            neighbour.map {
                .members([
                    ("width", .number($0.width)), ("height", .number($0.height)),
                    ("cuts", $0.cuts > 0 ? .integer($0.cuts) : nil),
                ])
            }
        }
        return .members([
            ("id", document.id.map { .string($0) }), ("width", .number(answer.width)),
            ("height", .number(answer.height)), ("proved", .bool(answer.isProved)), ("widths", .numbers(answer.widths)),
            ("wider", written(wider)), ("narrower", written(narrower)),
            (
                "columns",
                .array(
                    columns.map { column in
                        .members([
                            ("name", .string(column.name)), ("width", .number(column.width)),
                            ("holding", .array(column.holding.map { .integer($0) })),
                            (
                                "next",
                                column.next.map {
                                    .members([("width", .number($0.width)), ("row", .integer($0.row))])
                                }
                            ),
                        ])
                    })
            ),
        ])
    }
}
