// CorpusPageGroups.swift: many engines on the page of `plumb compare`: a summary with a line a group, and a table a group.

import Workbench

extension CorpusComparisonPage {
    /// Up to so many columns the cells have numbers; beyond, the colour alone, and the numbers where the pointer is.
    private static let mostWithNumbers = 20

    /// The groups, in place of one table of all engines.
    var groups: String {
        var table = HTMLTable(
            GroupSummary.headings.enumerated().map { index, heading in
                index == 0 ? HTMLTable.Cell(heading, attributes: "class=\"word\"") : HTMLTable.Cell(heading)
            })
        for group in numbers.groups {
            table.add(GroupSummary(group, numbers, comparison).cells.map { HTMLTable.Cell($0) })
        }
        return section(
            "Groups", "Engines by the policy of the rows that they answered; how often they agree with each other.",
            table.html) + numbers.groups.map(agreement).joined()
    }

    private func agreement(within group: EngineGroup) -> String {
        let others = numbers.columns(of: group, comparison)
        let isDense = others.count > Self.mostWithNumbers
        let headings = others.enumerated().map { index, other in
            // Narrow columns have room for the number of every fifth.
            HTMLTable.Cell(isDense && index % 5 != 0 ? "" : numbers[other], attributes: title(other.name))
        }
        var table = HTMLTable([""] + headings, style: isDense ? "heat dense" : "heat many")
        for engine in group.engines {
            table.add(
                [HTMLTable.Cell("\(numbers[engine]) \(engine.name)")]
                    + others.map { cell(engine, $0, showsNumber: !isDense) })
        }
        return section(
            "Agreement: \(group.title)", "In %, of the rows that both answer.", table.html, together: false)
    }

    private func cell(_ engine: ComparedEngine, _ other: ComparedEngine, showsNumber: Bool) -> HTMLTable.Cell {
        guard other != engine else { return HTMLTable.Cell(showsNumber ? "·" : "", attributes: "class=\"self\"") }
        let count = comparison.agreement[engine, other]
        let words = "\(engine.name), \(other.name): \(count.agreeing.grouped) of \(count.rows.grouped) rows"
        return HTMLTable.Cell(
            showsNumber ? count.wholePercent : "",
            attributes: "style=\"--share:\(svg: count.share ?? 0)\" \(title(words))")
    }

    private func title(_ words: String) -> String { "title=\"\(SVGText.escaped(words))\"" }
}
