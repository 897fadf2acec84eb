// CompareCommand.swift: `plumb compare`, solvers and recorded engines against each other over a corpus.

import ArgumentParser
import Documents
import Plumb
import PlumbTesting
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

            Tables of texts are compared with every rule of tables, and with the integer program of the whole by GLPK, in their own \
            width or in --table-width.

            With --arithmetic exact answers and optima are fractions: they agree when they are the same, rounding aside.

            With --format partial one line of JSON has all that `plumb merge` needs to report on the whole, of which \
            the input is a part.  Every line is a record then, and there may be none.  --name and --first-line say where \
            standard input stands in the whole.

            --rows FILE.jsonl or FILE.csv has a line for every row and engine, for your own figures.  Intervals in reports \
            cover in about 95 of 100 samples: Wilson's for shares, between two values of the sample in order for quantiles.

            --stdio NAME='COMMAND', any number of them, asks engines of others beside water-fill, or beside the solvers of \
            --with, which may also name engines of the file of --engines.  Each core has a process of its own, and a row without an \
            answer is counted under `no answer`; the simplest of them is reported.

            Exit status: 0, or 2 when some input could not be read; with --format partial a line that could not be is \
            counted in the partial, and 2 means a file.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "The rules, with commas between them: \(RuleTable.standard.names).", valueName: "rules"))
    var solvers: ChosenRule?

    @Option(
        name: .customLong("stdio"),
        help: ArgumentHelp("An engine in another process.", valueName: "name=command"),
        transform: NamedEngine.parsing)
    var commands: [NamedEngine] = []

    @OptionGroup var engines: EngineLimitArguments

    @Option(parsing: .unconditional, help: "Tables: their width, in place of their own.")
    var tableWidth: Double?

    @OptionGroup var numbers: ArithmeticArguments

    @OptionGroup var time: LimitOptions

    @OptionGroup var place: PlaceOptions

    @Option(
        help: ArgumentHelp(
            "Where to write a line for every row and engine: .jsonl or .csv; takes --with.", valueName: "file"))
    var rows: FileName?

    @Option(help: "What to print.")
    var format: ComparisonFormat = .text

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        let chosen = try chosen()
        guard chosen?.asksOthers != true || !numbers.isExact else {
            throw ValidationError("engines of others answer in doubles alone; leave --arithmetic exact out")
        }
        if numbers.isExact, let rule = chosen?.rules.first(where: { !$0.isExact }) {
            throw ValidationError("\(ArithmeticError.notExact(rule.name))")
        }
        if let rows {
            guard ComparedRowLines(named: rows) != nil else {
                throw ValidationError("--rows writes .jsonl or .csv, by the name of the file; \(rows) is neither")
            }
            guard chosen != nil else {
                throw ValidationError(
                    "--rows writes rows before it is known whether a later one claims answers, on which the solvers would "
                        + "hang; name them by --with")
            }
        }
        if place.isStated, !input.files.readStandardInput {
            throw ValidationError("--name and --first-line are about standard input; name it, -, or leave them away")
        }
    }

    func run() throws {
        let chosen = try chosen()
        let plan = chosen.map { ComparisonPlan.chosen($0.rules) } ?? .automatic
        let (arithmetic, time, place) = (numbers.arithmetic, time, place)
        let hasClaims = Atomic(false)
        var whole = CorpusComparison(of: plan.solvers(besideClaims: false))
        let batches = Batches(input, asStream: format == .partial)
        var progress = Progress(counting: "rows compared", isTyped: input.isTyped, of: batches.meter)
        var areFilesRead = true
        var tables = TableTally()
        let width = tableWidth
        let lines = rows.flatMap { ComparedRowLines(named: $0) }
        let file = try rows.map { try LineFile($0, besides: input) }
        // A file of names alone would take the place of what an earlier run has written.
        var heading = input.resume == 0 ? Array((lines?.heading ?? "").utf8) : []
        try batches.forEachSlice { records, _ in
            let known = hasClaims.load(ordering: .relaxed)
            return ComparedSlice(
                records.map { $0.map(place.stated).mapError(place.stated) },
                asking: plan.solvers(besideClaims: known), arithmetic: arithmetic, within: time, writing: lines,
                width: width)
        } then: { slice in
            tables.merge(slice.tables)
            if slice.lines.count > 0 {
                try file?.write(heading + slice.lines.bytes)
                heading = []
            }
            for error in slice.errors {
                Output.complain(error.description)
                if error.line == nil { areFilesRead = false }
            }
            whole.merge(slice.comparison)
            if slice.comparison.hasClaims { hasClaims.store(true, ordering: .relaxed) }
            progress.update(whole.rows)
        }
        progress.finish()
        let areStarted = chosen?.finish(sayingFailures: true) ?? true
        let question = ComparisonQuestion(plan: plan, numbers: arithmetic == .exact ? .exact : .double)
        if !tables.isEmpty { Output.write(try report(on: tables)) }
        if whole.rows > 0 || tables.isEmpty {
            Output.write(format.report(on: ComparisonPartial(whole, question), page: terminal.page))
        }
        let isRead = areStarted && (format == .partial ? areFilesRead : whole.unreadable == 0)
        let status = isRead ? ExitStatus.done : .badInput
        if status == .done { try file?.write(heading) }
        try file?.finish(after: status)
        try status.leave()
    }

    private func report(on tables: TableTally) throws -> String {
        if format == .json { return tables.json.line + "\n" }
        if format != .text { try Output.refuse("tables are compared as text or json; choose one of these formats") }
        return terminal.page.shown(TableTallyText(tables).lines).text
    }

    /// The solvers of `--with`, and the engines of `--stdio`; `nil` where the input decides.
    private func chosen() throws -> ChosenRules? {
        let list = try engines.list()
        if solvers == nil, commands.isEmpty { return nil }
        var rules = ChosenRules(engines, named: true)
        if let solvers { try rules.add(listed: solvers.text, among: list) } else { rules.add(.waterFill) }
        for engine in commands { try rules.add(once: engine) }
        return rules
    }
}

/// Some neighbouring records, compared.
private struct ComparedSlice: Sendable {
    private(set) var comparison: CorpusComparison
    private(set) var tables = TableTally()
    private(set) var errors: [InputError] = []
    /// What goes to the file of `--rows`.
    private(set) var lines = JSONWriter()

    init(
        _ records: [Batches.Outcome<Record>], asking solvers: [RuleEntry],
        arithmetic: ArithmeticArguments.Arithmetic, within time: LimitOptions, writing form: ComparedRowLines?,
        width: Double?
    ) {
        comparison = CorpusComparison(of: solvers)
        let comparing = ComparingRecords(exactly: arithmetic == .exact)
        let decoder = RuleTable.standard.decoder
        for entry in records {
            if case .success(let record) = entry, record.isTable {
                let outcome = time.keeping(record) {
                    record.reported { try ComparedTable(record, by: decoder, width: width) }
                }
                switch outcome {
                case .success(let table): tables.add(table)
                case .failure(let error):
                    comparison.addUnreadable()
                    errors.append(error)
                }
                continue
            }
            let outcome = entry.flatMap { record in
                time.keeping(record) { comparing.compared(record, asking: solvers) }
            }
            switch outcome {
            case .success(let row):
                comparison.add(row)
                form?.write(row, to: &lines)
            case .failure(let error):
                comparison.addUnreadable()
                errors.append(error)
            }
        }
    }
}
