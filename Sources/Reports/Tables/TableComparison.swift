// TableComparison.swift: what the rules of others make of a table, beside the least height.

package import Workbench
import Boxes
import Rows
import Tables

/// Every rule's height on one table.
package struct TableComparison {
    /// A line a rule, the optimum first.
    package let lines: [String]

    /// Asks all rules.
    package init(_ questioner: TableQuestioner, _ optimum: TableAnswer) {
        var table = TextTable([
            ("rule", .left), ("height", .right), ("", .right), ("width", .right), ("words cut", .right),
            ("columns", .left),
        ])
        for answer in [optimum] + TableRules.standard.map({ questioner.answer(by: $0) }) {
            let more = optimum.height > 0 ? (answer.height / optimum.height - 1) * 100 : 0
            let note = answer.rule == optimum.rule ? (optimum.isProved ? "least" : "best found") : Self.sign(more)
            table.add([
                answer.rule, answer.height.points, note, answer.width.points + (answer.overflow > 0 ? "!" : ""),
                "\(max(answer.cuts, answer.cutCells))", answer.widths.map(\.points).joined(separator: " "),
            ])
        }
        var lines = table.lines
        if lines.contains(where: { $0.contains("!") }) { lines.append("! wider than the table may be") }
        self.lines = lines
    }

    private static func sign(_ percent: Double) -> String {
        percent.rounded() == 0 ? "same" : (percent > 0 ? "+" : "") + percent.rounded().points + " %"
    }
}
