// CorpusComparisonText.swift: the report of `plumb compare` for a terminal.  Lengths in points.

package import Workbench

/// Agreement, verdicts, gaps, times and the worst answers as tables and bars.
package struct CorpusComparisonText {
    private let comparison: CorpusComparison
    private let columns: Int

    /// In a terminal of so many columns; tables are as wide as they are.
    package init(_ comparison: CorpusComparison, columns: Int) {
        (self.comparison, self.columns) = (comparison, columns)
    }

    /// The lines of the report; times are left out where no solver was asked.
    package var lines: [String] {
        let sections = [[heading], agreement, verdicts, gaps, times, worst]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var engines: [ComparedEngine] { comparison.engines }

    private var heading: String {
        let unreadable = comparison.unreadable
        return "\(comparison.rows) \(comparison.rows == 1 ? "row" : "rows") compared"
            + (unreadable == 0 ? "" : ", \(unreadable) \(unreadable == 1 ? "input" : "inputs") could not be read")
    }

    /// Columns are headed by the numbers of the engines: names would make the table wider than a terminal.
    private var agreement: [String] {
        guard engines.count > 1 else { return [] }
        var table = TextTable([("", .right), ("engine", .left)] + engines.indices.map { (String($0 + 1), .right) })
        for (index, engine) in engines.enumerated() {
            let cells = engines.map { $0 == engine ? "·" : comparison.agreement[engine, $0].percent }
            table.add(["  \(index + 1)", engine.name] + cells)
        }
        return ["agreement, of the rows that both answer"] + table.lines
    }

    private var verdicts: [String] {
        let kinds = Verdict.Kind.allCases.filter { kind in engines.contains { comparison[$0].verdicts[kind] != nil } }
        var table = TextTable(
            [("  engine", .left), ("answers", .right)] + kinds.map { ($0.rawValue, .right) } + [("no answer", .right)])
        for engine in engines {
            let tally = comparison[engine]
            let counts = [tally.answers] + kinds.map { tally.verdicts[$0] ?? 0 } + [tally.withoutAnswer]
            table.add(["  \(engine.name)"] + counts.map { String($0) })
        }
        return ["verdicts"] + table.lines
    }

    /// Four lines an engine, one for an engine that is always at the optimum.
    private var gaps: [String] {
        var table = TextTable([
            ("  engine", .left), ("measure", .left), ("rows", .right), ("median", .right), ("95 %", .right),
            ("greatest", .right),
        ])
        for engine in engines {
            for (index, measure) in comparison[engine].tellingMeasures.enumerated() {
                let numbers = measure.quantiles?.named.map(\.value.points) ?? ["–", "–", "–"]
                table.add([index == 0 ? "  \(engine.name)" : "", measure.title, String(measure.rows)] + numbers)
            }
        }
        return ["distance from the optimum in points, over all answers"] + table.lines
    }

    private var times: [String] {
        var table = TextTable([("  engine", .left), ("median", .right), ("95 %", .right)])
        for engine in engines {
            guard let quantiles = comparison[engine].microseconds.quantiles else { continue }
            table.add(["  \(engine.name)", quantiles.median.duration, quantiles.p95.duration])
        }
        return table.lines.count == 1 ? [] : ["time of one call"] + table.lines
    }

    private var worst: [String] {
        let cases = comparison.worst
        guard !cases.isEmpty else { return ["every answer is the optimum, within tolerance and rounding"] }
        var lines = ["worst answers"]
        for (index, found) in cases.enumerated() {
            lines += ["", "  \(index + 1). \(found.engine.name) on \(found.title)", "     \(found.sentence)"]
            if let picture = found.picture { lines += BarDrawing(picture, columns: columns).lines }
        }
        return lines
    }
}
