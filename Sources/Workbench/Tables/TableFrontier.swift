// TableFrontier.swift: all pairs of width and height of a table that no other pair improves, from the widest down.
// Lengths in the units of the table; widths with the edges.

import Certificates
import Deadlines
package import Documents
import Simplex
import Tables

/// What a table costs in height where it is narrower.
package struct TableFrontier: Sendable {
    /// The widths of the columns at one corner.
    package struct Point: Sendable {
        package let width, height: Double
        package let widths: [Double]
        package let cuts: Int
        package let isProved: Bool
        /// The table with what proves that nothing in its width is lower, and nothing of its height narrower.
        package let certificate: TableCertificateDocument?
    }

    package let document: TableDocument
    package let points: [Point]
    /// Whether the limit of time left out narrower ones.
    package let isCutShort: Bool

    /// Follows the table from the widest to the narrowest.
    ///
    /// Each point is the least height of some width and then the least width of that height; the next one begins a grain
    /// further in, so that the proofs of all points together prove that there are no others.
    ///
    /// - Parameter range: The widths that are wanted, whatever width the table itself has.
    /// - Throws: `TableQuestionError`.
    package init(_ document: TableDocument, over range: ClosedRange<Double>) throws(TableQuestionError) {
        self.document = document
        var open = document
        open.available = range.upperBound.isFinite ? range.upperBound : nil
        var settings = TableSettings(of: open)
        settings.fills = false
        let questioner = try TableQuestioner(open, settings)
        var points: [Point] = []
        var isCutShort = false
        do {
            let whole = try questioner.table.whole()
            var table = whole.table
            let narrowest = table.narrowest.reduce(0, +)
            while true {
                let best = try OptimalTable(of: table, stages: [.cuts, .height, .width], adviser: .linked)
                let answer = questioner.answer(best, in: whole.grain)
                if answer.width < range.lowerBound { break }
                points.append(
                    Point(
                        width: answer.width, height: answer.height, widths: answer.widths, cuts: answer.cuts,
                        isProved: best.isProved,
                        certificate: best.isProved
                            ? TableCertificateDocument(id: document.id, table: table, optimum: best) : nil))
                // What is not proved may have another before it, be it the narrowest.
                isCutShort = !best.isProved || best.value.width > narrowest && Deadline.isOver
                if isCutShort || best.value.width <= narrowest { break }
                table = table.with(room: best.value.width - 1)
            }
        } catch let error as TableError {
            throw .table(error)
        } catch let error as SolverError {
            throw .solver(error)
        } catch {}
        (self.points, self.isCutShort) = (points, isCutShort)
    }

    /// How many points there are, and what they are.
    package var summary: String {
        points.count.counted("width") + " at which it becomes lower"
            + (points.contains { $0.cuts > 0 } ? ", or fewer words are cut" : "")
    }

    /// The points as one object.
    package var json: JSONText {
        .members([
            ("id", document.id.map { .string($0) }),
            (
                "frontier",
                .array(
                    points.map { point in
                        .members([
                            ("width", .number(point.width)), ("height", .number(point.height)),
                            ("widths", .numbers(point.widths)), ("cuts", .integer(point.cuts)),
                            ("proved", .bool(point.isProved)),
                        ])
                    })
            ), ("cutShort", isCutShort ? .bool(true) : nil),
        ])
    }
}

extension TableQuestioner {
    /// The answer of whole widths.
    func answer(_ best: OptimalTable, in grain: TableGrain) -> TableAnswer {
        answer("optimal", best.value.widths.map { grain.length($0).double }, isProved: best.isProved)
    }
}
