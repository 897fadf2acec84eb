// FuzzCommand+Reports.swift: what `plumb fuzz` prints of what it has found.

import PlumbTesting
import Reports
import Workbench

extension FuzzCommand {
    func report(_ found: Counterexample) throws {
        let smallest = found.smallest
        switch format {
        case .text: break
        case .json: return Output.write(smallest.json + "\n")
        case .junit, .sarif: return
        }
        var lines = [
            "\(found.engine): case \(found.failingCase) of \(found.cases), seed \(found.seed): \(found.original.sentence)",
            "found:    \(found.original.json)",
            "smallest: \(found.attempts.attempted(found.stop)): \(smallest.sentence)", "",
        ]
        var row = try AnsweredRow(RowDocument(id: smallest.id, row: smallest.row), by: .glpk)
        if let claim = smallest.answer {
            try row.add(claim.claim)
        }
        lines += RowText(row, columns: terminal.page.columns, tables: terminal.page.tableColumns).lines
        if let advice = found.advice { lines += ["", "perhaps: \(advice)"] }
        lines += ["", smallest.json]
        if let question = smallest.question { lines += ["asked as: \(question)"] }
        Output.write(terminal.page.shown(lines).text)
    }

    func printSurvey(_ counts: [Verdict.Kind?: Int], cases: Int) {
        var table = TextTable([("verdict", .left), ("rows", .right), ("share", .right)])
        for kind in Verdict.Kind.allCases + [nil] {
            guard let count = counts[kind] else { continue }
            let share = (Double(count) / Double(cases) * 10_000).rounded() / 100
            table.add([kind?.rawValue ?? "no answer", String(count), "\(share.points) %"])
        }
        Output.write(terminal.page.shown(table.lines(in: terminal.page.tableColumns)).text)
    }
}

extension Counterexample {
    /// The smallest row as other programs read of it.
    var finding: ReportedFault {
        let rule: FindingRule =
            switch smallest.finding {
            case .verdict(let verdict, _): FindingRule(verdict.kind) ?? .notRepeated
            case .misplaced: .misplaced
            case .failure: .noAnswer
            case .notRepeated: .notRepeated
            }
        let row = RowDocument(row: smallest.row).json.line
        var finding = ReportedFault(
            rule, of: engine.printable, "case \(failingCase) of \(cases), seed \(seed): \(smallest.sentence)".printable,
            at: nil, about: [engine, row])
        let problem = smallest.json
        finding.properties = [("problem", .writing { _ in problem })]
        finding.details = [smallest.json]
        return finding
    }
}
