// ComparedTable.swift: a table laid out by every rule of others, and by the integer program, beside its optimum.
// Lengths in the units of the table, times in seconds of a monotonic clock.

import Deadlines
package import Documents
import Simplex
package import Tables

/// What one rule makes of one table.
package struct TableRuleResult: Sendable {
    /// The name of the rule; `intopt` for the integer program.
    package let rule: String
    package let verdict: TableVerdictKind
    /// The height as a multiple of the least one; of tables alone whose words the rule leaves whole and that fit.
    package let ratio: Double?
    /// What the rule took, measuring aside.
    package let seconds: Double
}

/// One table by every rule.
package struct ComparedTable: Sendable {
    package let id: String?
    package let rowCount, columnCount: Int
    /// Whether the least widths fit, so that rules can be compared at all.
    package let fits: Bool
    package let isProved: Bool
    package let height: Double
    /// How many texts are measured, and what that took.
    package let measuring: Double
    /// What finding and proving took.
    package let proving: Double
    /// What finding and proving the least height alone took, once the table was in whole numbers.
    package let provingHeight: Double
    /// What an integer program of that takes whose levels are reduced as ours are (`Models/table.mod`); `nil` where there is none.
    package let solvingHeight: Double?
    /// How many cases the proofs have.
    package let cases: Int
    package let results: [TableRuleResult]

    /// Compares all rules.
    ///
    /// - Parameters:
    ///   - width: In place of the table's own.
    ///   - solve: Solves integer programs; `nil` leaves them out.
    /// - Throws: `TableQuestionError`.
    package init(_ document: TableDocument, width: Double?, by solve: WholeSolver?) throws(TableQuestionError) {
        let settings = TableSettings(of: document, width: width)
        let clock = ContinuousClock()
        func timed<Answer>(
            _ work: () throws(TableQuestionError) -> Answer
        ) throws(TableQuestionError) -> (Answer, Double) {
            let start = clock.now
            let answer = try work()
            return (answer, (clock.now - start) / .seconds(1))
        }
        let (questioner, measuring) = try timed { () throws(TableQuestionError) in
            try TableQuestioner(document, settings)
        }
        let judge: TableJudge
        (judge, proving) = try timed { () throws(TableQuestionError) in try TableJudge(questioner) }
        let optimum = judge.optimum
        (provingHeight, solvingHeight) = try questioner.timesOfHeight(by: solve, timed)
        (id, rowCount, columnCount) = (document.id, document.rowCount, document.columnCount)
        (self.measuring, fits, isProved) = (measuring, optimum.overflow == 0, optimum.isProved)
        height = optimum.height
        cases = optimum.proof?.optimum.proofs.reduce(0) { $0 + $1.proof.leafCount } ?? 0
        var results: [TableRuleResult] = []
        func add(_ rule: String, _ widths: [Double], _ seconds: Double) throws(TableQuestionError) {
            // What is not compared in time says nothing of the rules.
            if Deadline.isOver { throw .table(.noTime) }
            let verdict = try judge.verdict(on: TableClaim(engine: rule, widths: widths))
            let isWhole = ![.cutOff, .avoidableOverflow, .brokenWord].contains(verdict.kind)
            results.append(
                TableRuleResult(
                    rule: rule, verdict: verdict.kind,
                    ratio: isWhole && optimum.height > 0 ? verdict.height / optimum.height : nil, seconds: seconds))
        }
        for rule in TableRules.standard where optimum.overflow == 0 {
            let (answer, seconds) = try timed { () throws(TableQuestionError) in questioner.answer(by: rule) }
            try add(answer.rule, answer.widths, seconds)
        }
        if let solve, optimum.overflow == 0 {
            let (widths, seconds) = try timed { () throws(TableQuestionError) in try questioner.widths(by: solve) }
            if let widths { try add("intopt", widths, seconds) }
        }
        for claim in document.claims { try add(claim.engine, claim.widths, 0) }
        self.results = results
    }
}

extension TableQuestioner {
    /// What the least height alone takes, by our proof and by an integer program.
    fileprivate func timesOfHeight(
        by solve: WholeSolver?,
        _ timed: (() throws(TableQuestionError) -> Void) throws(TableQuestionError) -> (Void, Double)
    ) throws(TableQuestionError) -> (proving: Double, solving: Double?) {
        guard let whole = try? table.whole().table else { return (0, nil) }
        let proving = try timed { () throws(TableQuestionError) in
            do throws(SolverError) {
                _ = try OptimalTable(of: whole, stages: [.height], adviser: .linked)
            } catch { throw .solver(error) }
        }
        guard let solve, let model = try? Model(document.in(width: settings.width), kind: .table),
            let program = try? model.program(stage: 1, reached: [])
        else { return (proving.1, nil) }
        let solving = try timed { () throws(TableQuestionError) in
            do throws(SolverError) {
                _ = try solve(program, model.wholeVariables)
            } catch { throw .solver(error) }
        }
        return (proving.1, solving.1)
    }

    /// The best widths by the integer program; `nil` where its solver found none.
    package func widths(by solve: WholeSolver) throws(TableQuestionError) -> [Double]? {
        do {
            let whole = try table.whole()
            return try TableProgram(whole.table).best(by: solve)?.widths.map { whole.grain.length($0).double }
        } catch let error as TableError {
            throw .table(error)
        } catch let error as SolverError {
            throw .solver(error)
        } catch {
            return nil
        }
    }
}

extension TableDocument {
    fileprivate func `in`(width: Double?) -> TableDocument {
        var table = self
        table.available = width
        return table
    }
}

extension ComparedTable {
    /// Compares all rules, and the integer program by GLPK where the program has it, on the table that a record is.
    ///
    /// - Parameter width: In place of the table's own.
    /// - Throws: `InputError`, `TableQuestionError`.
    package init(_ record: Record, by decoder: ProblemDecoder, width: Double?) throws {
        guard let table = try decoder.decodeTable(record) else { throw record.error("is no table") }
        try self.init(table, width: width, by: LinkedAdviser.current?.bestWhole)
    }
}

/// What rules make of many tables.
package struct TableTally: Sendable {
    package private(set) var tables: [ComparedTable] = []

    package init() {}

    /// Whether there is any table.
    package var isEmpty: Bool { tables.isEmpty }

    package mutating func add(_ table: ComparedTable) { tables.append(table) }

    /// The tables of another part of the corpus behind these.
    package mutating func merge(_ other: TableTally) { tables += other.tables }

    /// One rule over all tables that fit.
    package struct Line: Sendable {
        package let rule: String
        package let answers, optimal, cutting, tooWide: Int
        /// Over the answers that keep words whole and fit: the mean and the greatest height by the least one.
        package let mean, worst: Double?
        /// The table of the worst answer.
        package let worstTable: String?
        /// The median of the times.
        package let seconds: Double
    }

    /// A line a rule, in the order in which rules first came.
    package var lines: [Line] {
        var order: [String] = []
        var results: [String: [(table: ComparedTable, result: TableRuleResult)]] = [:]
        for table in tables where table.fits {
            for result in table.results {
                if results[result.rule] == nil { order.append(result.rule) }
                results[result.rule, default: []].append((table, result))
            }
        }
        return order.compactMap { rule in results[rule].map { Self.line(rule, $0) } }
    }

    private static func line(_ rule: String, _ results: [(table: ComparedTable, result: TableRuleResult)]) -> Line {
        let ratios = results.compactMap { pair in pair.result.ratio.map { (pair.table.id, $0) } }
        let worst = ratios.max { $0.1 < $1.1 }
        func count(_ kinds: Set<TableVerdictKind>) -> Int { results.count { kinds.contains($0.result.verdict) } }
        return Line(
            rule: rule, answers: results.count, optimal: results.count { ($0.result.ratio ?? 2) <= 1 + 1e-9 },
            cutting: count([.cutOff, .brokenWord]), tooWide: count([.avoidableOverflow]),
            mean: ratios.isEmpty ? nil : ratios.reduce(0) { $0 + $1.1 } / Double(ratios.count), worst: worst?.1,
            worstTable: worst?.0, seconds: median(results.map(\.result.seconds)))
    }

    /// The middle one of some numbers; 0 of none.
    package static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The comparison as one object.
    package var json: JSONText {
        let fitting = tables.filter(\.fits)
        return .members([
            ("tables", .integer(tables.count)), ("fit", .integer(fitting.count)),
            ("proved", .integer(fitting.count(where: \.isProved))),
            ("measuringSeconds", .number(Self.median(fitting.map(\.measuring)))),
            ("provingSeconds", .number(Self.median(fitting.map(\.proving)))),
            ("provingHeightSeconds", .number(Self.median(fitting.map(\.provingHeight)))),
            ("solvingHeightSeconds", .number(Self.median(fitting.compactMap(\.solvingHeight)))),
            (
                "rules",
                .array(
                    lines.map { line in
                        .members([
                            ("rule", .string(line.rule)), ("answers", .integer(line.answers)),
                            ("optimal", .integer(line.optimal)), ("cutting", .integer(line.cutting)),
                            ("tooWide", .integer(line.tooWide)), ("mean", line.mean.map { .number($0) }),
                            ("worst", line.worst.map { .number($0) }),
                            ("worstTable", line.worstTable.map { .string($0) }), ("seconds", .number(line.seconds)),
                        ])
                    })
            ),
        ])
    }
}
