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
        lines += comparison.pairs.flatMap { agreement(of: $0.first, and: $0.second) }
        for engine in comparison.engines {
            let tally = comparison[engine]
            lines += Verdict.Kind.allCases.map {
                ["verdicts", engine.name, "", $0.rawValue, String(tally.verdicts[$0] ?? 0)]
            }
            lines.append(["verdicts", engine.name, "", "noAnswer", String(tally.withoutAnswer)])
            lines += tally.measures.flatMap { gap($0, of: engine) }
            for (name, value) in tally.microseconds.quantiles?.named ?? [] {
                lines.append(["microseconds", engine.name, "", name, value.cell])
            }
        }
        lines += comparison.worst.flatMap(worst)
        return lines.map(CSVLine.of).joined()
    }

    private func agreement(of first: ComparedEngine, and second: ComparedEngine) -> [[String]] {
        let count = comparison.agreement[first, second]
        let cells = [
            ("rows", String(count.rows)), ("agreeing", String(count.agreeing)), ("share", count.share?.cell ?? ""),
        ]
        return cells.map { ["agreement", first.name, second.name, $0.0, $0.1] }
    }

    private func gap(_ measure: GapMeasure, of engine: ComparedEngine) -> [[String]] {
        let numbers = measure.quantiles?.named.map { ($0.name, $0.value.cell) } ?? []
        return ([("rows", String(measure.rows))] + numbers).map {
            ["gap", engine.name, "", "\(measure.key) \($0.0)", $0.1]
        }
    }

    private func worst(_ found: WorstCase) -> [[String]] {
        let place = "\(found.place.file.printable):\(found.place.line)"
        let cells = [
            ("id", found.document.id?.printable ?? ""), ("verdict", found.verdict.kind.rawValue),
            ("max", found.distance.max.cell), ("mean", found.distance.mean.cell),
        ]
        return cells.map { ["worst", found.engine.name, place, $0.0, $0.1] }
    }
}
