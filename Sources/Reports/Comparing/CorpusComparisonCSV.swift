// CorpusComparisonCSV.swift: the report of `plumb compare` for spreadsheets.  Lengths in points, times in microseconds.

package import Workbench

/// A comparison as a table of five columns, one number a line.
///
/// The columns are `report` (`agreement`, `verdicts`, `gap`, `microseconds`, `worst`, `worst of each`), `engine`, `other` (the
/// other engine of an agreement, `FILE:LINE` of a worst answer), `measure` and `value`.  An infinite length is `infinity`; `low` and
/// `high` are the ends of 95 % intervals.
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
                ]
                    + Self.ends(of: count.interval, "share"))
        }
        for engine in comparison.engines {
            let tally = comparison[engine]
            let verdicts = Verdict.Kind.allCases.map { ($0.rawValue, String(tally.verdicts[$0] ?? 0)) }
            add("verdicts", engine, verdicts + [("noAnswer", String(tally.withoutAnswer))])
            for kind in Verdict.Kind.allCases where tally.answers > 0 {
                let share = Share(tally.verdicts[kind] ?? 0, of: tally.answers)
                let name = "\(kind.rawValue) share"
                add("verdicts", engine, [(name, share.value.cell)] + Self.ends(of: share.interval, name))
            }
            for measure in tally.measures {
                add("gap", engine, [("\(measure.key) rows", String(measure.rows))])
                add("gap", engine, Self.cells(of: measure.quantiles, "\(measure.key) "))
                add("gap", engine, Self.cells(of: measure.missing, "\(measure.key) missing "))
            }
            add("microseconds", engine, Self.cells(of: tally.microseconds.quantiles, ""))
        }
        let worst = comparison.worst.map { ("worst", $0) }
        let ofEach = comparison.engines.flatMap { engine in
            comparison[engine].worst.cases.map { ("worst of each", $0) }
        }
        for (report, found) in worst + ofEach {
            add(
                report, found.engine, with: "\(found.place.file.printable):\(found.place.line)",
                [
                    ("id", found.document.id?.printable ?? ""), ("verdict", found.verdict.rawValue),
                    ("avoidableOverflow", found.avoidableOverflow.cell),
                    ("max", found.distance.max.cell), ("mean", found.distance.mean.cell),
                ])
        }
        return lines.map(CSVLine.of).joined()
    }

    private static func ends(of interval: ConfidenceInterval?, _ name: String) -> [(String, String)] {
        interval.map { [("\(name) low", $0.low.cell), ("\(name) high", $0.high.cell)] } ?? []
    }

    private static func cells(of quantiles: Quantiles?, _ prefix: String) -> [(String, String)] {
        quantiles?.named.flatMap { name, value, interval in
            [("\(prefix)\(name)", value.cell)] + ends(of: interval, "\(prefix)\(name)")
        } ?? []
    }
}
