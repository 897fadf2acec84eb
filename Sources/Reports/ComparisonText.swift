// ComparisonText.swift: where two engines part on a scene, for a terminal and as a drawing.  Lengths in points.

import Documents
public import Plumb
import Scenes
public import Workbench

/// The report of `plumb layout --compare`.
public struct ComparisonText {
    private let comparison: SceneComparison
    private let columns: Int

    /// - Parameters:
    ///   - comparison: The scene with its differences.
    ///   - columns: The width of the terminal.
    public init(_ comparison: SceneComparison, columns: Int) {
        self.comparison = comparison
        self.columns = columns
    }

    /// The lines of the report.
    ///
    /// - Throws: `RowError` where a view's answers are no lengths of a row.
    public var lines: [String] {
        get throws {
            let name = comparison.document.id?.printable ?? "(no id)"
            let count = comparison.differences.count
            var lines = [
                "\(name): \(count == 0 ? "both engines give the same lengths" : "\(count) \(count == 1 ? "stack differs" : "stacks differ")")"
            ]
            for difference in comparison.differences {
                let row = difference.first
                lines += ["", "  \(row.id.map { "\($0.printable): " } ?? "")\(row.path.printable)"]
                lines += BarDrawing(try difference.picture, columns: columns).lines
                let names = row.items.names
                lines.append("  SwiftUI rule: \(difference.verdicts.first.sentence(naming: names))")
                lines.append("  optimal: \(difference.verdicts.second.sentence(naming: names))")
                if row.available != difference.second.available, let offered = difference.second.available {
                    lines.append("  (the optimum offers this stack \(offered.points))")
                }
                lines.append("  \(try difference.problem.json.line)")
            }
            return lines
        }
    }
}

extension StackDifference {
    /// Both answers, one above the other.
    public var picture: AnsweredRow {
        get throws {
            try AnsweredRow(claimsOf: problem)
        }
    }
}
