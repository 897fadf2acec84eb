// ExplanationText.swift: why each item of a row has its length, for a terminal.  Lengths in points.

package import Workbench

/// The report of `plumb explain` on a row.
package struct ExplanationText {
    private let row: ExplainedRow
    private let names: [String]
    private let columns: Int?
    private var explanation: RowExplanation { row.explanation }

    /// In a terminal of so many columns, or anywhere.
    package init(_ row: ExplainedRow, columns: Int? = nil) {
        (self.row, self.columns) = (row, columns)
        names = row.document.row.items.names
    }

    package var lines: [String] { [row.document.heading] + body }

    var body: [String] {
        [holds, container, bounds, OverflowText(explanation: explanation, names: names).lines, statements, across]
            .filter { !$0.isEmpty }.joined(separator: [""])
            .map { $0.isEmpty ? "" : "  " + $0 }
    }

    private var holds: [String] {
        var table = TextTable([("item", .left), ("length", .right), ("held by", .left)])
        for (index, name) in names.enumerated() {
            table.add([name, explanation.lengths[index].points, explanation.reasons[index].words(names)])
        }
        return names.isEmpty ? ["no items"] : table.lines(in: columns.map { $0 - 2 })
    }

    private var container: [String] {
        if row.document.row.available.map({ !$0.isFinite }) ?? true { return [] }
        return RowResponse.Direction.allCases.compactMap { direction in
            let change = direction == .raised ? "one point more of container" : "one point less"
            guard let response = explanation.container.first(where: { $0.direction == direction }) else {
                return row.document.row.available == 0 && direction == .lowered
                    ? nil : "\(change): the lengths jump (\(reasonOfJumps))"
            }
            return "\(change): \(response.words(names)), \(response.reachWords)"
        }
    }

    /// Why lengths jump: texts take more lines, or shares of a flex line stop short of the whole.
    private var reasonOfJumps: String {
        row.document.row.policy == .text
            ? "the row gets another height" : "the factors of the line sum to less than 1"
    }

    private var bounds: [String] {
        guard !explanation.bounds.isEmpty else { return [] }
        return ["one point of a bound:"]
            + explanation.bounds.map { response in
                let verb = response.direction == .raised ? "raise" : "lower"
                return "  \(verb) \(response.bound.words(names)): \(response.words(names)), \(response.reachWords)"
            }
    }

    /// What each way to state the row leaves open.
    private var statements: [String] {
        guard row.ambiguities.contains(where: { !$0.movable.isEmpty }) else {
            let most = RowAmbiguity.mostItems
            if names.count > most { return ["other statements are examined for rows of up to \(most) items"] }
            return row.ambiguities.isEmpty ? [] : ["without fairness, or stated as constraints: one answer"]
        }
        return row.ambiguities.map { ambiguity in
            guard !ambiguity.movable.isEmpty else { return "\(ambiguity.statement.words): one answer" }
            let ranges = ambiguity.ranges.indices.map { item in
                let range = ambiguity.ranges[item]
                return ambiguity.movable.contains(item) ? "\(range.lowerBound.points) … \(range.upperBound.points)" : ""
            }
            let open = names.grouped(by: ranges) { "\($0) \($1)" }.joined(separator: ", ")
            return "\(ambiguity.statement.words): several answers, \(open)"
        }
    }

    private var across: [String] {
        // Every guide lies on the line, and the least extent fixes the line: nothing can move.
        row.cross.map { ["across: \($0.extentWords(names)), one answer"] } ?? []
    }
}

extension RowAmbiguity.Statement {
    /// What is asked, before a colon.
    fileprivate var words: String {
        switch self {
        case .tiers: "bounds and tiers without fairness"
        case .constraints(.share): "stated as constraints, each an equal share"
        case .constraints(.chain): "stated as constraints, neighbours equal"
        case .constraints(.level): "stated as constraints, one common level"
        }
    }
}
