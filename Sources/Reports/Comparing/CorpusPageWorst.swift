// CorpusPageWorst.swift: the worst answers on the page of `plumb compare`, of all engines and of each.  Lengths in points.

import Workbench

extension CorpusComparisonPage {
    var worst: String {
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

    /// A line an answer; nothing where one engine has all of the worst.
    var worstOfEach: String {
        let missing = engines.filter { !comparison[$0].worst.cases.isEmpty }
        guard missing.count > 1 else { return "" }
        let word = "class=\"word\""
        var table = HTMLTable([
            "engine", HTMLTable.Cell("row", attributes: word), HTMLTable.Cell("answer", attributes: word),
        ])
        for engine in missing {
            for (index, found) in comparison[engine].worst.cases.prefix(CorpusComparisonText.worstOfEach).enumerated() {
                table.add(
                    style: index == 0 ? "" : "more",
                    [
                        HTMLTable.Cell(index == 0 ? name(engine) : ""), HTMLTable.Cell(found.title, attributes: word),
                        HTMLTable.Cell(found.sentence, attributes: "class=\"word long\""),
                    ])
            }
        }
        return section("The worst of each engine", "At most three, in the same order.", table.html, together: false)
    }
}
