// InferenceText.swift: which policy explains answers, as text for a terminal.  Lengths in points.

package import Workbench
import RowPrograms

/// The report that `plumb infer` prints for people.
package struct InferenceText {
    private let policy: InferredPolicy

    /// The report.
    package init(_ policy: InferredPolicy) { self.policy = policy }

    package var lines: [String] {
        let count = policy.count.counted("answer")
        let left = policy.leftOut == 0 ? [] : ["\(policy.leftOut.counted("row")) without a finite container left out"]
        switch policy.outcome {
        case .explained(let items, let policies):
            var table = TextTable([("item", .left), ("priority", .right), ("base", .right), ("weight", .right)])
            for (index, item) in items.enumerated() {
                table.add([
                    policy.titles[index], policy.priorities[index].shortest, "\(item.base)", "\(item.weight)",
                ])
            }
            let names = policies.map(\.name).listed
            let same = policies.isEmpty ? [] : ["the optimum of \(names) gives the same answers"]
            return ["explained: \(count) by bases and weights".headed(.good)] + left + table.lines.map { "  \($0)" }
                + same
        case .unexplained(let answers, let fault):
            let rows = answers.map { answer in
                let name = answer.document.id.map { " (\($0.printable))" } ?? ""
                let lengths = answer.lengths.map(\.points).joined(separator: ", ")
                let container = answer.document.row.available.map { " in \($0.points)" } ?? ""
                return "  \(answer.file):\(answer.line)\(name): \(lengths)\(container)"
            }
            return ["unexplained: \(answers.count) of \(count); \(fault.words)".headed(.bad)] + left + rows
        }
    }
}
