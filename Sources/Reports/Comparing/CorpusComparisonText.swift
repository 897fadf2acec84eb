// CorpusComparisonText.swift: the report of `plumb compare` for a terminal.  Lengths in points.

package import Workbench

/// Agreement, verdicts, gaps, times and the worst answers as tables and bars.
package struct CorpusComparisonText {
    private let comparison: CorpusComparison
    private let columns: Int
    private let tables: Int?
    private let numbers: EngineNumbers

    /// With bars of so many columns, and tables of no more than some.
    package init(_ comparison: CorpusComparison, columns: Int, tables: Int? = nil) {
        (self.comparison, self.columns, self.tables) = (comparison, columns, tables)
        numbers = EngineNumbers(comparison)
    }

    /// The lines of the report; times are left out where no solver was asked.
    package var lines: [String] {
        let sections = [
            [heading], numbers.groups.isEmpty ? agreement : groups, verdicts, gaps, times, worst, worstOfEach,
        ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var engines: [ComparedEngine] { numbers.engines }

    private var heading: String {
        let unreadable = comparison.unreadable
        return "\(comparison.rows.counted("row")) compared"
            + (unreadable == 0 ? "" : ", \(unreadable.counted("input")) could not be read")
    }

    /// Columns are headed by the numbers of the engines: names would make the table wider than a terminal.  Two engines meet in two
    /// cells, of which the lower one has the interval.
    private var agreement: [String] {
        guard engines.count > 1 else { return [] }
        var table = TextTable([("", .right), ("engine", .left)] + engines.indices.map { (String($0 + 1), .right) })
        for (index, engine) in engines.enumerated() {
            let cells = engines.enumerated().map { place, other in
                let count = comparison.agreement[engine, other]
                return place == index ? "·" : place > index ? count.percent : count.interval?.percent ?? "–"
            }
            table.add(["  \(index + 1)", engine.name] + cells)
        }
        return ["agreement, of the rows that both answer; below the diagonal its 95 % interval"]
            + table.lines(in: tables)
    }

    /// A line a group, then a block a group.
    private var groups: [String] {
        var table = TextTable(
            GroupSummary.headings.enumerated().map { ($0 == 0 ? "  \($1)" : $1, $0 == 0 ? .left : .right) })
        for group in numbers.groups {
            let cells = GroupSummary(group, numbers, comparison).cells
            table.add(["  \(cells[0])"] + cells.dropFirst())
        }
        return ["engines by the policy of the rows that they answered"] + table.lines(in: tables)
            + numbers.groups.flatMap { block(of: $0) }
    }

    /// The agreement of a group's engines, as many columns beside each other as the terminal has room for.  A pair is shown
    /// once, in the line of the later engine.
    private func block(of group: EngineGroup) -> [String] {
        let names = group.engines.map(\.name.cells).max() ?? 0
        let room = max(8, (columns - names - 7) / 5)
        let others = numbers.columns(of: group, comparison)
        var lines = ["", "agreement in %, of the rows that both answer: \(group.title)"]
        for start in stride(from: 0, to: others.count, by: room) {
            let shown = others[start..<min(start + room, others.count)]
            var table = TextTable(
                [("   ", .right), ("engine", .left)] + shown.map { (heading: numbers[$0], side: .right) })
            for (place, engine) in group.engines.enumerated() {
                let earlier = numbers.solvers + group.engines[..<place]
                guard shown.contains(where: earlier.contains) else { continue }
                let cells = shown.map { earlier.contains($0) ? comparison.agreement[engine, $0].wholePercent : "" }
                table.add(["  \(numbers[engine])", engine.name] + cells)
            }
            lines += table.lines(in: tables)
        }
        return lines
    }

    /// What an engine is called in a table: with its number, where blocks are headed by numbers.
    private func name(_ engine: ComparedEngine) -> String {
        numbers.groups.isEmpty ? "  \(engine.name)" : "  \(numbers[engine]) \(engine.name)"
    }

    private var verdicts: [String] {
        let kinds = Verdict.Kind.allCases.filter { kind in engines.contains { comparison[$0].verdicts[kind] != nil } }
        var table = TextTable(
            [("  engine", .left), ("answers", .right)] + kinds.map { ($0.rawValue, .right) }
                + [("no answer", .right), ("share optimal", .right)])
        for engine in engines {
            let tally = comparison[engine]
            let counts = [tally.answers] + kinds.map { tally.verdicts[$0] ?? 0 } + [tally.withoutAnswer]
            table.add([name(engine)] + counts.map { String($0) } + [tally.optimal.percentWithInterval])
        }
        return ["verdicts, and the share of answers that are optimal with its 95 % interval"] + table.lines(in: tables)
    }

    /// Four lines an engine, one for an engine that is always at the optimum, or where there are many engines.
    private var gaps: [String] {
        var table = TextTable([
            ("  engine", .left), ("measure", .left), ("median", .right), ("95 %", .right), ("rows", .right),
            ("median of them", .right), ("95 % of them", .right), ("greatest", .right),
        ])
        for engine in engines {
            let measures = comparison[engine].tellingMeasures
            for (index, measure) in measures.prefix(numbers.groups.isEmpty ? measures.count : 1).enumerated() {
                let all = measure.quantiles?.intervalWords() ?? ["–", "–"]
                let missing = measure.missing?.intervalWords() ?? ["–", "–"]
                let greatest = measure.quantiles?.greatest.points ?? "–"
                let numbers = all + [String(measure.rows)] + missing + [greatest]
                table.add([index == 0 ? name(engine) : "", measure.title] + numbers)
            }
        }
        return [
            "distance from the optimum in points, over all answers and over those that miss it; 95 % intervals in brackets"
        ] + table.lines(in: tables)
    }

    private var times: [String] {
        var table = TextTable([("  engine", .left), ("median", .right), ("95 %", .right)])
        for engine in engines {
            guard let quantiles = comparison[engine].microseconds.quantiles else { continue }
            table.add([name(engine)] + quantiles.intervalWords(\.duration))
        }
        return table.lines.count == 1 ? [] : ["time of one call"] + table.lines(in: tables)
    }

    private var worst: [String] {
        let cases = comparison.worst
        guard !cases.isEmpty else {
            let areAnswers = engines.contains { comparison[$0].answers > 0 }
            return (areAnswers ? ["every answer is the optimum, within tolerance and rounding"] : []) + unanswered
        }
        var lines = ["worst answers"]
        for (index, found) in cases.enumerated() {
            lines += [
                "", "  \(index + 1). \(found.engine.name) on \(found.title)",
                "     \(found.sentence.headed(found.verdict.emphasis))",
            ]
            if let picture = found.picture { lines += BarDrawing(picture, columns: columns).lines }
        }
        return lines
    }

    /// A line for each engine that left rows without an answer.
    private var unanswered: [String] {
        engines.compactMap { engine in
            let tally = comparison[engine]
            guard tally.withoutAnswer > 0 else { return nil }
            let rows = (tally.answers + tally.withoutAnswer).counted("row")
            return "\(engine.name) gave no answer to \(tally.withoutAnswer) of \(rows)"
        }
    }

    /// How many of an engine's worst answers are listed.
    static let worstOfEach = 3

    /// A line an answer; nothing where one engine has all of the worst.
    private var worstOfEach: [String] {
        let missing = engines.filter { !comparison[$0].worst.cases.isEmpty }
        guard missing.count > 1 else { return [] }
        return ["the worst of each engine"]
            + missing.flatMap { engine in
                [name(engine)]
                    + comparison[engine].worst.cases.prefix(Self.worstOfEach).map { "    \($0.title): \($0.sentence)" }
            }
    }
}
