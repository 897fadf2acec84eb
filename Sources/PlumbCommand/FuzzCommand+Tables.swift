// FuzzCommand+Tables.swift: `plumb fuzz --table`, the smallest table that a rule, or an engine of others, does not lay out best.

import ArgumentParser
import Documents
import Essentials
import PlumbTesting
import Reports
import Tables
import Workbench

extension FuzzCommand {
    /// Refuses what a search of tables would leave aside.
    func validateTables() throws {
        let others: [(String, Bool)] = [
            ("--with", rule != nil), ("--engines", limits.engines != nil), ("--explicit", limits.explicit),
            ("--like", like != nil), ("--against", against != nil), ("--stated", stated != nil),
            ("--verdict", verdict != nil), ("--resume", resume > 0), ("--items", items != 8),
            ("--one-tier", oneTier), ("--feasible", feasible), ("--whole", whole), ("--one-gap", oneGap),
            ("--survey", survey), ("--baseline", known.baseline != nil),
            ("--format \(format.rawValue)", format == .junit || format == .sarif),
        ]
        if let given = others.first(where: \.1) {
            throw ValidationError("--table goes with --stdio, --cases and --seed; leave \(given.0) away")
        }
    }

    /// Searches tables for a fault of a rule of tables, or of the command of `--stdio`.
    func runOnTables(_ name: String) throws {
        let answer: (WordTable) throws -> TableClaim
        if name == "stdio", let stdio {
            let limits = limits.limits(of: .ofCommand(stdio))
            let engine = ExternalEngine(
                command: stdio, timeLimit: limits.time, memoryLimit: limits.memory, timeToStart: limits.toStart)
            answer = { table in
                let claim = try engine.answer(for: table.json().line, items: table.rows[0].count)
                return TableClaim(engine: claim.engine, widths: claim.lengths)
            }
        } else if let rule = TableRules.named(name) {
            answer = { table in try table.document.claim(by: rule, named: name) }
        } else {
            let names = TableRules.standard.map { type(of: $0).name }.joined(separator: ", ")
            throw ValidationError(
                "there is no rule \(name.printable) of tables; there are \(names), and stdio with --stdio")
        }
        func judged(_ table: WordTable) throws -> (claim: TableClaim, verdict: TableVerdict) {
            let claim = try answer(table)
            return (claim, try table.document.verdict(on: claim))
        }
        var progress = Progress(counting: "tables tried")
        defer { progress.finish() }
        do {
            let found = try TableFuzzer(seed: seed).search(cases: cases) {
                progress.update($0)
            } _: { table throws -> TableVerdictKind? in
                let kind = try judged(table).verdict.kind
                return kind.isSoughtFault ? kind : nil
            }
            progress.finish()
            guard let found else {
                Output.complain("\(name): no counterexample in \(cases.counted("table")) (seed \(seed))")
                return
            }
            let (claim, verdict) = try judged(found.table)
            Output.complain("\(name): case \(found.number): \(verdict.kind.rawValue): \(verdict.sentence)")
            Output.write(found.table.json(claiming: claim).line + "\n")
        } catch let failure as EngineFailure {
            Output.complain("\(name): \(failure)")
        }
        try ExitStatus.claimsFail.leave()
    }
}
