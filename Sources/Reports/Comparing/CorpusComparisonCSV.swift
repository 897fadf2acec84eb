// CorpusComparisonCSV.swift: the report of `plumb compare` for spreadsheets.  Lengths in points, times in microseconds.

package import Workbench

/// A comparison as a table of five columns, one number a line.
///
/// The columns are `report` (`agreement`, `verdicts`, `gap`, `microseconds`, `worst`), `engine`, `other` (the other
/// engine of an agreement, `FILE:LINE` of a worst answer), `measure` and `value`.  An infinite length is `infinity`.
package struct CorpusComparisonCSV {
    private let comparison: CorpusComparison

    package init(_ comparison: CorpusComparison) { self.comparison = comparison }

    package var text: String {
        var lines = [["report", "engine", "other", "measure", "value"]]
        func add(_ report: String, _ engine: ComparedEngine, with other: String = "", _ cells: [(String, String)]) {
            lines += cells.map { [report, engine.name, other, $0.0, $0.1] }
        }
        for (first, second) in comparison.pairs {
            let count = comparison.agreement[first, second]
            add(
                "agreement", first, with: second.name,
                [
                    ("rows", String(count.rows)), ("agreeing", String(count.agreeing)),
                    ("share", count.share?.cell ?? ""),
                ])
        }
        for engine in comparison.engines {
            let tally = comparison[engine]
            let verdicts = Verdict.Kind.allCases.map { ($0.rawValue, String(tally.verdicts[$0] ?? 0)) }
            add("verdicts", engine, verdicts + [("noAnswer", String(tally.withoutAnswer))])
            for measure in tally.measures {
                let numbers = measure.quantiles?.named.map { ("\(measure.key) \($0.name)", $0.value.cell) } ?? []
                add("gap", engine, [("\(measure.key) rows", String(measure.rows))] + numbers)
            }
            add("microseconds", engine, tally.microseconds.quantiles?.named.map { ($0.name, $0.value.cell) } ?? [])
        }
        for found in comparison.worst {
            add(
                "worst", found.engine, with: "\(found.place.file.printable):\(found.place.line)",
                [
                    ("id", found.document.id?.printable ?? ""), ("verdict", found.verdict.rawValue),
                    ("avoidableOverflow", found.avoidableOverflow.cell),
                    ("max", found.distance.max.cell), ("mean", found.distance.mean.cell),
                ])
        }
        return lines.map(CSVLine.of).joined()
    }
}
