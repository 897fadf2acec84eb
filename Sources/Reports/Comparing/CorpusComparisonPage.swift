// CorpusComparisonPage.swift: the report of `plumb compare` as one page that needs nothing else: tables, charts and
// pictures in HTML and SVG.  Lengths in points.

package import Workbench

/// A comparison as a page for a browser or for paper.
package struct CorpusComparisonPage {
    let comparison: CorpusComparison
    let numbers: EngineNumbers

    package init(_ comparison: CorpusComparison) {
        self.comparison = comparison
        numbers = EngineNumbers(comparison)
    }

    package var document: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>
        \(CorpusPageStyle.sheet)\(numbers.groups.isEmpty ? "" : CorpusPageStyle.groups)</style>
        </head>
        <body>
        <main>
        \(header)\(numbers.groups.isEmpty ? agreement : groups)\(verdicts)\(gaps)\(times)\(worst)\(worstOfEach)</main>
        </body>
        </html>

        """
    }

    var engines: [ComparedEngine] { numbers.engines }

    /// What an engine is called: with its number, where tables are headed by numbers.
    func name(_ engine: ComparedEngine) -> String {
        numbers.groups.isEmpty ? engine.name : "\(numbers[engine]) \(engine.name)"
    }

    private var title: String { "\(comparison.rows.grouped) \(comparison.rows == 1 ? "row" : "rows") compared" }

    private var header: String {
        let solvers = engines.filter { !$0.isRecorded }.map(\.name)
        let recorded = engines.filter(\.isRecorded).map(\.name)
        var words: [String] = []
        if !solvers.isEmpty { words.append("Solvers: \(solvers.joined(separator: ", "))") }
        if !numbers.groups.isEmpty {
            words.append("Recorded: \(recorded.count.counted("engine"))")
        } else if !recorded.isEmpty {
            words.append("Recorded: \(recorded.joined(separator: " · "))")
        }
        let unreadable = comparison.unreadable
        let complaint =
            unreadable == 0
            ? ""
            : "<p class=\"complaint\">\(unreadable.grouped) \(unreadable == 1 ? "input" : "inputs") could not be read.</p>\n"
        return """
            <header>
            <h1>\(title)</h1>
            <p>\(words.map(SVGText.escaped).joined(separator: "<br>"))</p>
            \(complaint)</header>

            """
    }

    private var agreement: String {
        guard engines.count > 1 else { return "" }
        var table = HTMLTable([""] + engines.map { HTMLTable.Cell($0.name) }, style: "heat")
        for engine in engines {
            let cells = engines.map { other -> HTMLTable.Cell in
                guard other != engine else { return HTMLTable.Cell("·", attributes: "class=\"self\"") }
                let count = comparison.agreement[engine, other]
                let title = "\(count.agreeing.grouped) of \(count.rows.grouped) rows"
                let style = "--share:\(svg: count.share ?? 0)"
                return HTMLTable.Cell(
                    count.percent, attributes: "style=\"\(style)\" title=\"\(title)\"",
                    note: count.interval?.percent ?? "")
            }
            table.add([HTMLTable.Cell(engine.name)] + cells)
        }
        return section(
            "Agreement",
            "The share of the rows that both answer in which no length differs by more than the row’s tolerance and both "
                + "rounding allowances; below each share its 95 % interval.", table.html)
    }

    private var verdicts: String {
        let kinds = Verdict.Kind.allCases.reversed().filter { kind in
            engines.contains { comparison[$0].verdicts[kind] != nil }
        }
        var bars = ShareBars(
            kinds.map { ShareBars.Kind(style: $0.rawValue, title: $0.words) }
                + [ShareBars.Kind(style: "noAnswer", title: "no answer")])
        var table = HTMLTable(
            ["engine", "answers"] + kinds.map { HTMLTable.Cell($0.words) } + ["no answer"])
        for engine in engines {
            let tally = comparison[engine]
            let counts = kinds.map { tally.verdicts[$0] ?? 0 } + [tally.withoutAnswer]
            bars.add(name(engine), counts: counts)
            let cells = kinds.map { kind in
                HTMLTable.Cell.count(tally.verdicts[kind] ?? 0, note: tally.interval(of: kind)?.percent ?? "")
            }
            table.add(
                [HTMLTable.Cell(name(engine)), .count(tally.answers)] + cells + [.count(tally.withoutAnswer)])
        }
        return section(
            "Verdicts",
            "Under the policy of each row, whatever the engine aims at; below each count the 95 % interval of its share of the "
                + "answers.", bars.html + table.html)
    }

    private static let classes: [(kind: ShareBars.Kind, range: Range<Double>)] = [
        (ShareBars.Kind(style: "step0", title: "at the optimum"), 0..<LogHistogram.least),
        (ShareBars.Kind(style: "step1", title: "under 1 pt"), LogHistogram.least..<1),
        (ShareBars.Kind(style: "step2", title: "1 to 10 pt"), 1..<10),
        (ShareBars.Kind(style: "step3", title: "10 to 100 pt"), 10..<100),
        (ShareBars.Kind(style: "step4", title: "100 pt and more"), 100 ..< .infinity),
    ]

    private var gaps: String {
        var bars = ShareBars(Self.classes.map(\.kind))
        var table = HTMLTable([
            "engine", HTMLTable.Cell("measure", attributes: "class=\"word\""), "median", "95\u{A0}%", "rows",
            "median of them", "95\u{A0}% of them", "greatest",
        ])
        for engine in engines {
            let tally = comparison[engine]
            var counts = Self.classes.map { tally.largest.count(in: $0.range) }
            // What is infinite lies in no range.
            counts[counts.count - 1] += tally.answers - counts.reduce(0, +)
            bars.add(name(engine), counts: counts)
            let measures = tally.tellingMeasures
            for (index, measure) in measures.prefix(numbers.groups.isEmpty ? measures.count : 1).enumerated() {
                let whose = HTMLTable.Cell(index == 0 ? name(engine) : "")
                table.add(
                    style: index == 0 ? "" : "more",
                    [whose, HTMLTable.Cell(measure.title, attributes: "class=\"word\"")]
                        + Self.cells(of: measure.quantiles) + [.count(measure.rows)] + Self.cells(of: measure.missing)
                        + [measure.quantiles.map { HTMLTable.Cell.points($0.greatest) } ?? "–"])
            }
        }
        return section(
            "Distance from the optimum",
            "In points. The bars show the largest difference of a row; quantiles are over all answers, and over the answers that miss "
                + "the optimum by any of it. They are right to 1 %; below them their 95 % intervals.",
            bars.html + table.html)
    }

    /// The median and the 95th percentile.
    private static func cells(of quantiles: Quantiles?) -> [HTMLTable.Cell] {
        guard let quantiles else { return ["–", "–"] }
        return quantiles.named.compactMap { _, value, interval in interval.map { HTMLTable.Cell.points(value, $0) } }
    }

    private var times: String {
        let ranges = engines.compactMap { engine in
            comparison[engine].microseconds.quantiles.map { (name: engine.name, quantiles: $0) }
        }
        guard !ranges.isEmpty else { return "" }
        return section(
            "Time of one call", "Median and 95th percentile over the rows: the rule alone, by a monotonic clock.",
            TimeRanges(ranges).html)
    }

    func section(_ heading: String, _ about: String, _ content: String, together: Bool = true) -> String {
        """
        <section\(together ? " class=\"together\"" : "")>
        <h2>\(heading)</h2>
        <p class="about">\(about)</p>
        \(content)</section>

        """
    }
}
