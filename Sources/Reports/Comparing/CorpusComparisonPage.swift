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
        \(header)\(numbers.groups.isEmpty ? agreement : groups)\(verdicts)\(gaps)\(times)\(worst)</main>
        </body>
        </html>

        """
    }

    private var engines: [ComparedEngine] { numbers.engines }

    /// What an engine is called: with its number, where tables are headed by numbers.
    private func name(_ engine: ComparedEngine) -> String {
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
                return HTMLTable.Cell(count.percent, attributes: "style=\"\(style)\" title=\"\(title)\"")
            }
            table.add([HTMLTable.Cell(engine.name)] + cells)
        }
        return section(
            "Agreement",
            "Of the rows that both answer: those where no length differs by more than the row’s tolerance and both "
                + "rounding allowances.", table.html)
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
            table.add([HTMLTable.Cell(name(engine)), .count(tally.answers)] + counts.map(HTMLTable.Cell.count))
        }
        return section("Verdicts", "Under the policy of each row, whatever the engine aims at.", bars.html + table.html)
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
            "engine", HTMLTable.Cell("measure", attributes: "class=\"word\""), "rows", "median", "95\u{A0}%",
            "greatest",
        ])
        for engine in engines {
            let tally = comparison[engine]
            var counts = Self.classes.map { tally.largest.count(in: $0.range) }
            // What is infinite lies in no range.
            counts[counts.count - 1] += tally.answers - counts.reduce(0, +)
            bars.add(name(engine), counts: counts)
            let measures = tally.tellingMeasures
            for (index, measure) in measures.prefix(numbers.groups.isEmpty ? measures.count : 1).enumerated() {
                let numbers = measure.quantiles?.named.map { HTMLTable.Cell.points($0.value) } ?? ["–", "–", "–"]
                let whose = HTMLTable.Cell(index == 0 ? name(engine) : "")
                table.add(
                    style: index == 0 ? "" : "more",
                    [whose, HTMLTable.Cell(measure.title, attributes: "class=\"word\""), .count(measure.rows)] + numbers
                )
            }
        }
        return section(
            "Distance from the optimum",
            "In points. The bars show the largest difference of a row; quantiles are over all answers and right to 1 %.",
            bars.html + table.html)
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

    private var worst: String {
        let cases = comparison.worst
        guard !cases.isEmpty else {
            return section("Worst answers", "Every answer is the optimum, within tolerance and rounding.", "")
        }
        let figures = cases.enumerated().map { index, found in
            var drawing = SVGDrawing()
            if let picture = found.picture { drawing.add(picture) }
            return """
                <figure class="row">
                <figcaption><b>\(index + 1). \(SVGText.escaped(found.engine.name))</b> \(SVGText.escaped(found.title))\
                <br><span class="about">\(SVGText.escaped(found.sentence))</span></figcaption>
                \(drawing.document)<details><summary>as a problem</summary>\
                <pre>\(SVGText.escaped(found.document.json.line))</pre></details>
                </figure>

                """
        }
        return section(
            "Worst answers",
            "Those that overflow most beyond the least possible, then those farthest from the optimum by their largest "
                + "difference.", figures.joined(),
            together: false)
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

extension Verdict.Kind {
    fileprivate var words: String {
        switch self {
        case .outOfBounds: "out of bounds"
        case .notIdeal: "not ideal"
        case .avoidableOverflow: "avoidable overflow"
        case .wrongTotal: "wrong total"
        case .unusedSpace: "unused space"
        case .priorityInversion: "priority inversion"
        case .unfair: "unfair"
        case .optimal: "optimal"
        }
    }
}
