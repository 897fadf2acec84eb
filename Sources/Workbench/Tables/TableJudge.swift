// TableJudge.swift: what is wrong with the widths that somebody gave a table: the first fault that applies, with its witness.
// Lengths in the units of the table: cells and lines, or points.

package import Documents
import Tables

/// What claims on one table are held to.
package struct TableJudge: Sendable {
    package let questioner: TableQuestioner
    package let optimum: TableAnswer
    private var table: Table { questioner.table }
    private let tolerance: Double

    /// Finds the optimum.
    package init(_ questioner: TableQuestioner) throws(TableQuestionError) {
        self.questioner = questioner
        guard let optimum = try questioner.optimum() else { throw .table(.noTime) }
        self.optimum = optimum
        tolerance = 1e-6 * max(1, questioner.table.available ?? 1)
    }

    /// The verdict on a claim.
    package func verdict(on claim: TableClaim) throws(TableQuestionError) -> TableVerdict {
        let counts = [("widths", claim.widths, table.columns.count)]
        for (what, lengths, wanted) in counts + (claim.heights.map { [("heights", $0, table.rowCount)] } ?? []) {
            guard lengths.count == wanted else {
                throw .miscounted(engine: claim.engine, what, count: lengths.count, wanted: wanted)
            }
        }
        let answer = questioner.answer(claim.engine, claim.widths, isProved: false)
        func verdict(_ kind: TableVerdictKind, _ sentence: String, _ witness: [(String, JSONText)]) -> TableVerdict {
            TableVerdict(
                engine: claim.engine, kind: kind, sentence: sentence, witness: witness, height: answer.height,
                leastHeight: optimum.leastHeight ?? optimum.height)
        }
        let found =
            cutOff(claim.widths) ?? beyondMaximum(claim.widths) ?? avoidableOverflow(answer) ?? brokenWord(answer)
            ?? wrongHeight(claim, answer)
            ?? tooTall(answer) ?? tooWide(answer) ?? uneven(answer)
        if let found { return verdict(found.kind, found.sentence, found.witness) }
        return optimum.isProved
            ? verdict(.optimal, "", [])
            : verdict(.unproven, "nothing better was found in time; raise the limit", [])
    }

    private typealias Found = (kind: TableVerdictKind, sentence: String, witness: [(String, JSONText)])

    private func cutOff(_ widths: [Double]) -> Found? {
        for (column, limits) in table.columns.enumerated() where widths[column] < limits.minimum - tolerance {
            return (
                .cutOff,
                "column \(column + 1) is \(widths[column].shortest) wide; it must be at least \(limits.minimum.shortest)",
                [("column", .integer(column)), ("width", .number(widths[column])), ("least", .number(limits.minimum))]
            )
        }
        for cell in table.cells {
            let (width, least) = (table.width(of: cell, in: widths), cell.response.narrowest.width)
            guard width < least - tolerance else { continue }
            let (row, column) = (cell.rows.lowerBound, cell.columns.lowerBound)
            return (
                .cutOff,
                "the cell in row \(row + 1), column \(column + 1) has \(width.shortest) and needs \(least.shortest)",
                [
                    ("row", .integer(row)), ("column", .integer(column)), ("width", .number(width)),
                    ("least", .number(least)),
                ]
            )
        }
        return nil
    }

    private func beyondMaximum(_ widths: [Double]) -> Found? {
        for (column, limits) in table.columns.enumerated() where widths[column] > limits.maximum + tolerance {
            return (
                .outOfBounds,
                "column \(column + 1) is \(widths[column].shortest) wide; it may be at most \(limits.maximum.shortest)",
                [("column", .integer(column)), ("width", .number(widths[column])), ("most", .number(limits.maximum))]
            )
        }
        return nil
    }

    private func avoidableOverflow(_ answer: TableAnswer) -> Found? {
        guard answer.overflow > optimum.overflow + tolerance else { return nil }
        let needed = optimum.overflow > 0 ? "; \(optimum.overflow.shortest) would do" : "; it need not be"
        return (
            .avoidableOverflow, "the table is \(answer.overflow.shortest) too wide\(needed)",
            [("overflow", .number(answer.overflow)), ("widths", .numbers(optimum.widths))]
        )
    }

    private func brokenWord(_ answer: TableAnswer) -> Found? {
        guard answer.cuts > optimum.cuts else { return nil }
        let cell = table.cells.first { cell in
            guard let cuts = cell.cuts else { return false }
            func count(_ widths: [Double]) -> Double { cuts.height(at: table.width(of: cell, in: widths)) ?? 0 }
            return count(answer.widths) > count(optimum.widths)
        }
        let place = cell.map {
            "; one in row \($0.rows.lowerBound + 1), column \($0.columns.lowerBound + 1) need not be"
        }
        return (
            .brokenWord, "words are cut \(answer.cuts) times, and \(optimum.cuts) would do\(place ?? "")",
            [
                ("cuts", .integer(answer.cuts)), ("least", .integer(optimum.cuts)),
                ("row", .integer(cell?.rows.lowerBound ?? 0)), ("column", .integer(cell?.columns.lowerBound ?? 0)),
                ("widths", .numbers(optimum.widths)),
            ]
        )
    }

    private func wrongHeight(_ claim: TableClaim, _ answer: TableAnswer) -> Found? {
        guard let heights = claim.heights else { return nil }
        for (row, (claimed, found)) in zip(heights, answer.heights).enumerated() where abs(claimed - found) > tolerance
        {
            return (
                .wrongHeight, "row \(row + 1) is said to be \(claimed.shortest) high; its texts take \(found.shortest)",
                [("row", .integer(row)), ("claimed", .number(claimed)), ("true", .number(found))]
            )
        }
        return nil
    }

    private func tooTall(_ answer: TableAnswer) -> Found? {
        guard answer.cuts == optimum.cuts, answer.height > optimum.height + tolerance else { return nil }
        let lower = answer.height - optimum.height
        let change = TableChange(of: answer.widths, in: table, tolerance)
        let words = change.map { "; \($0.words)" } ?? ""
        return (
            .tooTall, "the table is \(lower.shortest) higher than it need be\(words)",
            [
                ("height", .number(answer.height)), ("least", .number(optimum.height)),
                ("widths", .numbers(optimum.widths)),
            ] + (change.map { [("change", $0.json)] } ?? [])
        )
    }

    private func tooWide(_ answer: TableAnswer) -> Found? {
        guard !questioner.settings.fills, answer.cuts == optimum.cuts, answer.width > optimum.width + tolerance else {
            return nil
        }
        return (
            .tooWide, "the table is \((answer.width - optimum.width).shortest) wider than its height needs",
            [
                ("width", .number(answer.width)), ("least", .number(optimum.width)),
                ("widths", .numbers(optimum.widths)),
            ]
        )
    }

    private func uneven(_ answer: TableAnswer) -> Found? {
        guard questioner.settings.fills else { return nil }
        let most = questioner.settings.ruler.grain + tolerance
        for column in answer.widths.indices where abs(answer.widths[column] - optimum.widths[column]) > most {
            return (
                .uneven,
                "what is left of the width is not shared evenly: column \(column + 1) has "
                    + "\(answer.widths[column].shortest) for \(optimum.widths[column].shortest)",
                [("column", .integer(column)), ("widths", .numbers(optimum.widths))]
            )
        }
        return nil
    }
}
