// TableQuestioner.swift: a table of texts asked for its widths: by the proven optimum, or by a rule of others.

import Boxes
package import Documents
import Deadlines
import Simplex
package import Tables

/// A table of texts, measured.
package struct TableQuestioner: Sendable {
    package let document: TableDocument
    package let settings: TableSettings
    /// The table as layout sees it.
    package let table: Table
    /// Whether rules stand between all rows: where texts wrap or cells span rows.
    package let hasRules: Bool
    /// What is outside of the first and the last column, on each side.
    package let edge: Double
    /// Whether some texts were looked at in some widths only.
    private let isRough: Bool

    /// Measures the texts.
    ///
    /// - Throws: `TableQuestionError`, `TableError.noTime` where time is over before all texts are measured.
    /// - Complexity: The steps of all texts.
    package init(_ document: TableDocument, _ settings: TableSettings) throws(TableQuestionError) {
        (self.document, self.settings) = (document, settings)
        guard document.varyingWords.isEmpty else { throw .varies(document.varyingWords.map(\.name)) }
        var limits = document.limits.map { ColumnLimits(minimum: $0.lowerBound, maximum: $0.upperBound) }
        while limits.count < document.columnCount { limits.append(ColumnLimits()) }
        let names = settings.limits.isEmpty ? [] : (0..<document.columnCount).map { document.name(of: $0) }
        var limited: Set<Int> = []
        for (name, range) in settings.limits {
            let column = try Self.column(named: name, among: names)
            guard limited.insert(column).inserted else { throw .limitedTwice(names[column]) }
            limits[column] = ColumnLimits(minimum: range.lowerBound, maximum: range.upperBound)
        }
        let (ruler, words) = (settings.ruler, settings.words)
        var cells: [TableCell<Double>] = []
        var isRough = false
        for cell in document.cells {
            if settings.mayMeasureRoughly, let deadline = Deadline.current, deadline.left < deadline.limit / 2 {
                isRough = true
            }
            if settings.isTooLateToMeasure { throw .table(.noTime) }
            if cell.text.utf8.count > TableLimits.bytes {
                let place = "row \(cell.rows.lowerBound + 1), column \(cell.columns.lowerBound + 1)"
                throw .table(
                    .tooMany("bytes in the cell of \(place)", count: cell.text.utf8.count, most: TableLimits.bytes))
            }
            if let steps = cell.steps {
                cells.append(TableCell(rows: cell.rows, columns: cell.columns, response: steps))
                continue
            }
            let response = ruler.response(of: cell.text, isBold: cell.isHeading, words, isRough: isRough)
            cells.append(
                TableCell(rows: cell.rows, columns: cell.columns, response: response.heights, cuts: response.cuts))
        }
        self.isRough = isRough
        let width = settings.width ?? document.available
        let measures = document.measures
        let (columnGap, rowGap) = (measures.columnGap ?? ruler.columnGap, measures.rowGap ?? ruler.rowGap)
        edge = measures.edge ?? ruler.edge
        let available = width.map { [edge] in max(0, $0 - 2 * edge) }
        var widest = [Double](repeating: 0, count: document.columnCount)
        for cell in cells where cell.columns.count == 1 {
            widest[cell.columns.lowerBound] = max(widest[cell.columns.lowerBound], cell.response.lowest.width)
        }
        let natural = widest.reduce(columnGap * Double(document.columnCount - 1), +)
        hasRules =
            natural > available ?? .infinity
            || cells.contains { $0.rows.count > 1 || $0.response.lowest.height > ruler.lineHeight }
        let (hasRules, headerRows) = (hasRules, document.headerRows)
        do {
            table = try Table(
                cells: cells, columns: limits, rowCount: document.rowCount,
                columnGaps: Array(repeating: columnGap, count: max(0, document.columnCount - 1)),
                rowGaps: (0..<max(0, document.rowCount - 1)).map { row in
                    hasRules || row + 1 == headerRows ? rowGap : 0
                }, lineHeight: ruler.lineHeight, available: available)
        } catch {
            throw .table(error)
        }
    }

    /// A column by its heading or its number.
    private static func column(named name: String, among names: [String]) throws(TableQuestionError) -> Int {
        let found = names.indices.filter { names[$0] == name }
        if found.count > 1 { throw .severalColumns(name, numbers: found.map { $0 + 1 }) }
        guard let column = found.first ?? Int(name).map({ $0 - 1 }), names.indices.contains(column) else {
            throw .noColumn(name, names: names)
        }
        return column
    }

    /// What gaps between rows take of the height, which no widths change.
    package var gaps: Double { table.rowGaps.reduce(0, +) }

    /// Whether there are widths in which words are cut.
    package var mayCut: Bool { table.cells.contains { $0.cuts != nil } }

    /// The best widths, proved where time allows.
    ///
    /// Where a height is asked for, words are cut only if whole words have no widths for it.
    ///
    /// - Returns: `nil` where no widths make the table as low as is asked for.
    package func optimum() throws(TableQuestionError) -> TableAnswer? {
        guard settings.height != nil, mayCut else { return try optimum(of: table) }
        var kept = settings
        kept.words = .keep
        do throws(TableQuestionError) {
            if let answer = try TableQuestioner(document, kept).optimum(), answer.overflow == 0 { return answer }
        } catch {
            // A word that is wider than its column may be is no reason to give up here.
            switch error {
            case .table(.tooNarrow), .table(.spanTooNarrow): break
            default: throw error
            }
        }
        return try lowest()
    }

    /// The best widths where words may be cut for nothing.
    package func lowest() throws(TableQuestionError) -> TableAnswer? {
        let uncounted: Table
        do throws(TableError) {
            uncounted = try Table(
                cells: table.cells.map { TableCell(rows: $0.rows, columns: $0.columns, response: $0.response) },
                columns: table.columns, rowCount: table.rowCount, columnGaps: table.columnGaps, rowGaps: table.rowGaps,
                lineHeight: table.lineHeight, available: table.available)
        } catch { throw .table(error) }
        return try optimum(of: uncounted)
    }

    private func optimum(of table: Table) throws(TableQuestionError) -> TableAnswer? {
        do {
            let whole = try table.whole()
            var (wholeTable, proof): (WholeTable, TableProof?) = (whole.table, nil)
            if let height = settings.height {
                let room = table.available == nil ? Int.max : wholeTable.room
                guard let most = whole.grain.grainsBelow(height + gaps),
                    let narrowed = try wholeTable.narrowed(
                        to: [.init(.height, atMost: most)], within: room, adviser: .linked)
                else { return nil }
                (wholeTable, proof) = (narrowed.table, narrowed.proof)
            }
            let grain = whole.grain
            // Greedy widening seldom falls behind rules where no cell spans columns.
            let hasSpans = table.cells.contains { $0.columns.count > 1 }
            let starts = (hasSpans ? TableRules.standard : []).compactMap { rule -> [Int]? in
                let widths = rule.widths(of: table, grain: settings.ruler.grain).map { grain.grainsBelow($0) }
                return widths.contains(nil) ? nil : widths.compactMap(\.self)
            }
            // Between the widths that were looked at there may be fewer lines, so that only what is lowest of all counts.
            let stages = isRough ? [] : TableStage.allCases
            let best = try OptimalTable(of: wholeTable, stages: stages, from: starts, adviser: .linked)
            let widths = best.value.widths.map { grain.length($0).double }
            return answer(
                "optimal", settings.fills ? filled(widths) : widths, isProved: best.isProved && !isRough,
                leastHeight: grain.length(best.leastHeight).double - gaps,
                proof: TableProofOfTexts(table: wholeTable, optimum: best, narrowing: proof))
        } catch let error as TableError {
            throw .table(error)
        } catch let error as SolverError {
            throw .solver(error)
        } catch {
            return nil
        }
    }

    /// The widths that a rule gives.
    package func answer(by rule: any TableRule) -> TableAnswer {
        answer(type(of: rule).name, rule.widths(of: table, grain: settings.ruler.grain), isProved: false)
    }

    /// The widths that a rule gives in another width of the whole table, whose texts are not measured again.
    ///
    /// - Throws: `TableQuestionError` for a width that no table may have.
    package func answer(by rule: any TableRule, in width: Double) throws(TableQuestionError) -> TableAnswer {
        do {
            let other = try Table(
                cells: table.cells, columns: table.columns, rowCount: table.rowCount, columnGaps: table.columnGaps,
                rowGaps: table.rowGaps, lineHeight: table.lineHeight, available: room(in: width))
            let widths = rule.widths(of: other, grain: settings.ruler.grain)
            return answer(type(of: rule).name, widths, isProved: false, in: width)
        } catch {
            throw .table(error)
        }
    }

    /// What is left of the width, shared by equal increments among the columns that are not as wide as their texts want.
    func filled(_ widths: [Double]) -> [Double] {
        guard let available = table.available else { return widths }
        let (contents, grain) = (table.contents, settings.ruler.grain)
        var widths = widths
        var left = ((available - table.width(of: widths)) / grain).rounded(.down)
        while left >= 1 {
            let open = widths.indices.filter { widths[$0] + grain <= contents[$0].natural }
            if open.isEmpty { break }
            // As many rounds as all of them can take, and single grains from the left at the end.
            let room = open.map { ((contents[$0].natural - widths[$0]) / grain).rounded(.down) }.min() ?? 1
            let rounds = max(1, min(room, (left / Double(open.count)).rounded(.down)))
            for column in open where left >= rounds {
                widths[column] += rounds * grain
                left -= rounds
            }
        }
        return widths
    }

    package func answer(
        _ name: String, _ widths: [Double], isProved: Bool, leastHeight: Double? = nil,
        proof: TableProofOfTexts? = nil, in asked: Double? = nil
    ) -> TableAnswer {
        let heights = heights(in: widths)
        let width = table.width(of: widths) + 2 * edge
        let whole = asked ?? settings.width ?? (settings.height == nil ? document.available : nil)
        let overflow = whole.map { max(0, table.width(of: widths) - room(in: $0) + max(0, 2 * edge - $0)) } ?? 0
        // A rule that is not bound by words cuts them where the optimum need not.
        let cut = settings.words == .keep ? heights.tooNarrow.count : 0
        return TableAnswer(
            rule: name, widths: widths, heights: heights.rows, height: heights.total - gaps, width: width,
            overflow: overflow, cuts: heights.cuts, cutCells: cut, isProved: isProved, leastHeight: leastHeight,
            proof: proof)
    }

    /// What the edges leave of a width of the whole table.
    private func room(in width: Double) -> Double { max(0, width - 2 * edge) }

    /// How high the rows are; a cell that is too narrow for a word is as high as with its words cut, as it is drawn.
    private func heights(in widths: [Double]) -> TableHeights<Double> {
        table.heights(in: widths) { index in
            let (cell, measured) = (document.cells[index], table.cells[index])
            guard cell.steps == nil else { return measured.response.narrowest.height }
            let lines = settings.ruler.lines(
                of: cell.text, isBold: cell.isHeading, width: table.width(of: measured, in: widths), .cut)
            return Double(max(1, lines.count)) * settings.ruler.lineHeight
        }
    }
}

extension TableGrain {
    /// The most grains that a length has room for.
    fileprivate func grainsBelow(_ length: Double) -> Int? {
        let grains = (length * factor.double + 1e-9).rounded(.down)
        return grains >= 0 && grains <= Double(TableLimits.grains) ? Int(grains) : nil
    }
}
