// CompareCommand.swift: `plumb compare`, solvers and recorded engines against each other over a corpus.

import ArgumentParser
import Reports
import Synchronization
import Workbench

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compares solvers and recorded engines over a corpus of rows.",
        discussion: """
            Reports how often each two engines agree, the verdicts, how far answers lie from the optimum of the row's \
            own policy, the time that a row takes, and the ten worst answers: those that overflow most beyond the least \
            possible, then those farthest from the optimum.  Two answers agree when no length \
            differs by more than the row's tolerance and the rounding that both state.

            Answers that rows claim (`claimed`) always take part, by engine and by their lengths alone; `plumb verify` \
            judges offsets and places across too.  Without --with they are compared with water-fill; where no row \
            claims anything, water-fill, swiftui, progressive-fill and css are compared.  A solver that refuses a row \
            (\(RuleTable.standard.refusals)) is counted under `no answer`.  css sees rows of other \
            policies as a style sheet has them, priorities dropped: flex 1 1 0 for equal-sizes, 1 1 MIN for \
            equal-increments, WEIGHT 1 0 for weights, WEIGHT WEIGHT/BASE BASE for levels, STRETCH SHRINK/IDEAL IDEAL \
            for glue, GROW SHRINK/IDEAL IDEAL for natural-steps, MAX-IDEAL (IDEAL-MIN)/IDEAL IDEAL for spread.  swiftui and progressive-fill see \
            bounds and priorities only.  The verdict is always that of the row's own policy.

            A time is that of one call of the rule on a row in memory, by a monotonic clock: reading, judging and \
            writing are left out, while other cores work on other rows; for css it includes writing the row as a style \
            sheet.  Median and 95th percentile are right to 1 %.

            With --arithmetic exact answers and optima are fractions: they agree when they are the same, rounding aside.

            Exit status: 0, or 2 when some input could not be read.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "The solvers, with commas between them: \(RuleTable.standard.names).", valueName: "a,b,…"),
        transform: Self.solvers)
    var solvers: [RuleEntry]?

    @OptionGroup var numbers: ArithmeticArguments

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, csv, html }

    func run() throws {
        let plan = solvers.map(ComparisonPlan.chosen) ?? .automatic
        let (arithmetic, time) = (numbers.arithmetic, time)
        let hasClaims = Atomic(false)
        var whole = CorpusComparison(of: plan.solvers(besideClaims: false))
        var progress = Progress(counting: "rows compared", isTyped: input.isTyped)
        Batches(input).forEachSlice { records, first in
            let known = hasClaims.load(ordering: .relaxed)
            return ComparedSlice(
                records, first: first, asking: plan.solvers(besideClaims: known), arithmetic: arithmetic,
                within: time)
        } then: { slice in
            slice.errors.forEach { Output.complain($0.description) }
            whole.merge(slice.comparison)
            if slice.comparison.hasClaims { hasClaims.store(true, ordering: .relaxed) }
            progress.update(whole.rows)
        }
        progress.finish()
        Output.write(report(on: whole.settled(by: plan)))
        try (whole.unreadable > 0 ? ExitStatus.badInput : .done).leave()
    }

    private func report(on comparison: CorpusComparison) -> String {
        switch format {
        case .json: comparison.json.line + "\n"
        case .text: CorpusComparisonText(comparison, columns: Output.columns).lines.text
        case .csv: CorpusComparisonCSV(comparison).text
        case .html: CorpusComparisonPage(comparison).document
        }
    }

    private static func solvers(_ text: String) throws -> [RuleEntry] {
        do { return try RuleTable.standard.list(text) } catch { throw ValidationError(error.description) }
    }
}

/// Some neighbouring records, compared.
private struct ComparedSlice: Sendable {
    private(set) var comparison: CorpusComparison
    private(set) var errors: [InputError] = []

    init(
        _ records: ArraySlice<Batches.Outcome<Record>>, first: Int, asking solvers: [RuleEntry],
        arithmetic: ArithmeticArguments.Arithmetic, within time: LimitOptions
    ) {
        comparison = CorpusComparison(of: solvers)
        for (offset, entry) in records.enumerated() {
            let outcome = entry.flatMap { record in
                let place = RowPlace(ordinal: first + offset, file: record.file, line: record.line)
                return time.keeping(record) { Self.compared(record, at: place, asking: solvers, arithmetic) }
            }
            switch outcome {
            case .success(let row): comparison.add(row)
            case .failure(let error):
                comparison.addUnreadable()
                errors.append(error)
            }
        }
    }

    private static func compared(
        _ record: Record, at place: RowPlace, asking solvers: [RuleEntry],
        _ arithmetic: ArithmeticArguments.Arithmetic
    ) -> Result<RowComparison, InputError> {
        if arithmetic == .exact {
            return record.answeredExactly { try compared($0, of: record, at: place, asking: solvers) }
        }
        return record.answered(question: { question in
            guard case .row(let document) = question else {
                throw record.error("is a scene; compare takes rows, and plumb layout --compare takes scenes")
            }
            return try compared(document, of: record, at: place, asking: solvers)
        })
    }

    private static func compared(
        _ document: RowDocumentOver<some AnsweringNumber>, of record: Record, at place: RowPlace,
        asking solvers: [RuleEntry]
    ) throws -> RowComparison {
        var seen: Set<String> = []
        if let twice = document.claims.first(where: { !seen.insert($0.engine).inserted }) {
            throw record.error(
                "claimed has two answers of \(twice.engine.printable); compare takes one an engine and row")
        }
        let row = RowComparison(of: document, at: place, asking: solvers)
        // A solver that was stopped would count as one that refuses the row.
        try StoppedWork.check()
        return row
    }
}
