// TableSettings.swift: how a table of texts is to be laid out, and why it cannot be.

package import Boxes
import Deadlines
package import Documents
package import Simplex
package import Tables

/// How a table is to be laid out.
package struct TableSettings: Sendable {
    /// What measures texts.
    package var ruler: TableRuler
    /// The width of the whole table, its edges included; `nil` for as much as the texts want.
    package var width: Double?
    /// What happens to words that are wider than their column.
    package var words: WholeLines.LongWords
    /// Whether room that lowers nothing is shared among the columns.
    package var fills = false
    /// Whether texts that half of the time is not enough for are looked at in some widths only, which ends all proofs.
    package var mayMeasureRoughly = false
    /// The most that all lines of all rows may come to; the table is then as narrow as that allows.
    package var height: Double?
    /// The least and the greatest width of columns by their names.
    package var limits: [(name: String, range: ClosedRange<Double>)] = []

    /// Settings without limits.
    package init(ruler: TableRuler, width: Double?, words: WholeLines.LongWords) {
        (self.ruler, self.width, self.words) = (ruler, width, words)
    }

    /// Whether no more texts are looked at: where rough measures are enough, that is as long again after the limit, so that a
    /// short one ends with a layout.
    var isTooLateToMeasure: Bool {
        guard mayMeasureRoughly, let deadline = Deadline.current else { return Deadline.isOver }
        return deadline.left < .zero - deadline.limit
    }

    /// What a table in JSON says of itself.
    ///
    /// - Parameter width: In place of its own.
    package init(of document: TableDocument, width: Double? = nil) {
        self.init(
            ruler: document.measures.size.map { .helvetica(size: $0) } ?? .terminal, width: width ?? document.available,
            words: document.cutsWords == true ? .cut : .keep)
        fills = document.measures.fills
    }
}

/// Why a table of texts has no answer.
package enum TableQuestionError: Error, CustomStringConvertible {
    /// The texts and limits make no table.
    case table(TableError)
    /// An engine claims other than one width a column, or one height a row.
    case miscounted(engine: String, String, count: Int, wanted: Int)
    /// Some of its words have no known width.
    case varies([String])
    /// There is no column of a name.
    case noColumn(String, names: [String])
    /// Several columns have a name.
    case severalColumns(String, numbers: [Int])
    /// A column is limited twice.
    case limitedTwice(String)
    /// The solver failed.
    case solver(SolverError)

    /// Whether time was over.
    var isOfTime: Bool {
        switch self {
        case .table(.noTime), .solver(.timeLimit): true
        default: false
        }
    }

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .table(let error): return error.description
        case .noColumn(let name, let names):
            let known = names.prefix(12).map(\.printable).joined(separator: ", ")
            return "there is no column \(name.printable); there are \(known)\(names.count > 12 ? ", …" : "")"
        case .severalColumns(let name, let numbers):
            return "the columns \(numbers.map(String.init).listed) are all named \(name.printable); name them by number"
        case .limitedTwice(let name): return "the column \(name.printable) is limited twice; limit it once"
        case .solver(let error): return error.description
        case .varies(let names):
            return "the words \(names.map(\.printable).joined(separator: ", ")) vary; "
                + "plumb prove takes claims about the height of such tables"
        case .miscounted(let engine, let what, let count, let wanted):
            return "the claim of \(engine.printable) has \(count) \(what); the table has \(wanted)"
        }
    }
}
