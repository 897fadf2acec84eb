// SceneComparisonText.swift: where two engines part on a scene, for a terminal and as a drawing.  Lengths in points.

package import Boxes
package import Workbench

/// The report of `plumb layout --compare`.
package struct SceneComparisonText {
    private let comparison: SceneComparison
    private let columns: Int

    package init(_ comparison: SceneComparison, columns: Int) {
        (self.comparison, self.columns) = (comparison, columns)
    }

    /// Throws `RowError` where a view's answers are no lengths of a row.
    package var lines: [String] {
        get throws {
            let count = comparison.differences.count
            let heading =
                count == 0
                ? "both engines give the same lengths" : count.counted("stack differs", "stacks differ")
            var lines = ["\(comparison.document.id.shown): \(heading)"]
            for difference in comparison.differences {
                let row = difference.first
                lines += ["", "  \(row.id.map { "\($0.printable): " } ?? "")\(row.path.printable)"]
                lines += BarDrawing(try difference.picture, columns: columns).lines
                let names = row.items.names
                lines.append("  \(difference.ruleTitle): \(difference.verdicts.first.coloured(names))")
                lines.append("  optimal: \(difference.verdicts.second.coloured(names))")
                if row.available != difference.second.available, let offered = difference.second.available {
                    lines.append("  (the optimum offers this stack \(offered.points))")
                }
                lines.append("  \(try difference.document.json.line)")
            }
            return lines
        }
    }
}

extension Verdict {
    /// The verdict in words, its name in its colour.
    fileprivate func coloured(_ names: [String]) -> String { sentence(naming: names).headed(kind.emphasis) }
}

extension StackDifference {
    /// Both answers, one above the other.
    package var picture: AnsweredRow { get throws { try AnsweredRow(claimsOf: document) } }
}
