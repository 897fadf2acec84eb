// FuzzCommand.swift: `plumb fuzz`, rows until an engine's answer is not optimal.

import ArgumentParser
import Essentials
import PlumbTesting
import Reports
import Workbench

struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Searches for the smallest row that an engine does not answer optimally.",
        discussion: """
            Generates rows until the engine's answer is not optimal, makes the row as small as it goes, and prints \
            it as a problem that `plumb verify` reads.  The same seed finds the same row on any machine: rows are \
            counted, and no clock decides but the time limit of a command.

            With --stdio the engine is a command of yours, started once by the shell: each problem goes to its \
            standard input as one line of JSON, and one line with its claim, {"lengths": [...]}, must come back \
            before the time limit; logs belong on standard error, whose first 20 lines are shown, until the first fault.  \
            `plumb kit` prints engines to begin with.  --explicit writes every field, --like asks rows as a \
            toolkit has them, and --engines FILE has engines that --with names.  A crash, a \
            hang, junk and a wrong number of lengths are findings too.  Up to 20000 smaller rows are tried, each with \
            the whole time limit, and the search for them stops after 12 rows without an answer; the report says so \
            where that leaves rows untried.  An engine of whole pixels is asked whole lengths alone with --whole, and \
            its claim says as `rounding` how far that may move a length; one that knows a single gap wants --one-gap.

            With --stated the engine is asked rows of least, natural and most lengths, weights and tiers ("min", "ideal", \
            "max", "weight", "priority", and the policy weights), and its answers are held to the row that the statement \
            makes of them: --against qt-box --stated min,ideal,max,grow=weight asks rows whose weights are Qt's stretch \
            factors.  A field of the policy can be a number, one of those fields, ideal-min, -priority, or expands (1 \
            where the tier is above 0); a name alone is itself, and what is not stated is not asked.

            With --table it is tables of words: the smallest one that a rule of tables makes higher than it need be, for plumb verify.

            Exit status: 0 none found, 1 found, 2 bad input.
            """)

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "The rule to test: \(RuleTable.standard.names), or an engine of --engines.", valueName: "rule"))
    var rule: ChosenRule?

    @Option(
        help:
            "Tables of texts in place of rows: a rule of tables, or stdio for the command of --stdio, whose lengths are the columns'."
    )
    var table: String?

    @Option(help: ArgumentHelp("A command that answers rows.", valueName: "command"))
    var stdio: String?

    @OptionGroup var limits: EngineLimitArguments

    @Option(help: "Rows as one toolkit or policy has them, which answers are held to.")
    var like: RowPreset?

    @Option(help: "What the answers are held to; by default equal-sizes.")
    var against: Policy?

    @Option(help: "Look for this verdict only.", transform: Self.verdict)
    var verdict: Verdict.Kind?

    @Option(parsing: .unconditional, help: "How many cases to try.")
    var cases = 100_000

    @Option(parsing: .unconditional, help: "Where the search starts.")
    var seed: UInt64 = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Leaves out so many cases of a rule or a command; an interrupted search says how many it has tried.",
            valueName: "count"))
    var resume = 0

    @Option(parsing: .unconditional, help: ArgumentHelp("The most items of a row.", valueName: "count"))
    var items = 8

    @Flag(help: "Only rows of one tier.")
    var oneTier = false

    @Flag(help: "Only containers that hold the minima.")
    var feasible = false

    @Flag(help: "Only whole lengths, gaps and containers.")
    var whole = false

    @Flag(help: "Only rows of one gap, at least 0.")
    var oneGap = false

    @Option(
        help: ArgumentHelp(
            "What the policy's fields are in those of the rows that --stdio asks.", valueName: "field=what,..."),
        transform: { try RowStatement(parsing: $0) })
    var stated: RowStatement?

    @Flag(help: "Count the verdicts on all cases instead.")
    var survey = false

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, junit, sarif }

    @OptionGroup var known: FindingOptions

    func validate() throws {
        guard table != nil || (rule == nil) != (stdio == nil) else {
            throw ValidationError("give either --with or --stdio")
        }
        guard (1...Fuzzer.mostCases).contains(cases) else {
            throw ValidationError("--cases must be from 1 to \(Fuzzer.mostCases), not \(cases)")
        }
        guard (0..<cases).contains(resume) else {
            throw ValidationError("--resume must be from 0 to \(cases - 1), below --cases, not \(resume)")
        }
        if let stdio, stdio.allSatisfy(\.isWhitespace) { throw ValidationError("--stdio wants a command") }
        guard stdio?.readable == stdio else { throw ValidationError("--stdio has bytes that are no text in UTF-8") }
        guard (1...100).contains(items) else { throw ValidationError("--items must be from 1 to 100, not \(items)") }
        if let most = rule?.entry?.programs?.method.mostItems, items > most {
            throw ValidationError("\(rule?.entry?.name ?? "") takes at most \(most) items; --items is \(items)")
        }
        guard verdict != .optimal else {
            throw ValidationError("--verdict must name a fault; optimal is none")
        }
        if survey, format != .text { throw ValidationError("--survey counts verdicts, as text; leave --format away") }
        if survey, known.baseline != nil { throw ValidationError("--survey counts verdicts; leave --baseline away") }
        if table != nil { try validateTables() }
        guard against == nil || like == nil else { throw ValidationError("--like has a policy; leave --against out") }
        let list = try limits.list()
        let engine = try rule?.engine(among: list)
        guard stdio != nil || engine != nil || stated == nil && !limits.explicit else {
            throw ValidationError("--stated and --explicit belong to engines of others, as --stdio names them")
        }
    }

    func run() throws {
        if let table { return try runOnTables(table) }
        let engine = try stdio.map { .ofCommand($0) } ?? rule?.engine(among: limits.list())
        let log = engine.map { _ in EngineLog.shown() }
        let shape = shape(for: engine)
        if engine == nil, let known = rule?.entry?.rule as? any Rule {
            do { try known.accept(shape.policy) } catch {
                throw ValidationError("\(error); name a policy by --against, or rows that have one by --like")
            }
        }
        let target = target(engine, under: shape.policy, log: log)
        let fuzzer = Fuzzer(target, shape: shape, wanted: verdict, seed: seed)
        defer { if let log { log.sayHidden() } }
        var findings = try known.report(of: "fuzz", as: FindingReport.Format(rawValue: format.rawValue))
        do {
            if survey { return try surveyed(by: fuzzer, cases: cases) }
            let found = try search(by: fuzzer, cases: cases, isSilent: engine == nil)
            findings.take { block in
                if let found { return block.add([found.finding]) }
                block.pass("rows answered by \(target.name)", in: nil)
            }
            guard let found else {
                _ = findings.finish(.done, beside: format == .json)
                Output.complain(
                    "\(target.name): no counterexample in \((cases - resume).counted("row")) (seed \(seed))")
                return
            }
            try report(found)
            try findings.finish(.claimsFail, beside: format == .json).leave()
        } catch let failure as EngineFailure {
            Output.complain("\(target.name): \(failure)")
            let name = target.name.printable
            findings.take {
                $0.add([ReportedFault(.notStarted, of: name, "\(failure)".printable, at: nil, about: [name])])
            }
            try findings.finish(.badInput, beside: format == .json).leave()
        }
    }

    /// The rows that are asked: as the options say, or else as the file of engines says.
    private func shape(for engine: NamedEngine?) -> RowShape {
        let preset = like ?? (against == nil ? engine?.preset : nil)
        var shape =
            preset?.shape(items: 1...items)
            ?? RowShape(policy: against ?? engine?.policy ?? .equalSizes, items: 1...items)
        if oneTier { shape.hasTiers = false }
        if feasible { shape.isFeasible = true }
        if whole { shape.isWhole = true }
        if oneGap { shape.hasOneGap = true }
        shape.statement = stated
        return shape
    }

    private func surveyed(by fuzzer: Fuzzer, cases: Int) throws(EngineFailure) {
        var progress = Progress(counting: "rows tried")
        Interruption.begin(counting: "cases", option: nil, after: resume)
        let counts = try fuzzer.survey(cases: cases, after: resume) {
            Interruption.reach($0)
            progress.update($0)
        }
        progress.finish()
        printSurvey(counts, cases: cases - resume)
    }

    private func search(
        by fuzzer: Fuzzer, cases: Int, isSilent: Bool
    ) throws(EngineFailure) -> Counterexample? {
        var progress = Progress(counting: "rows tried")
        defer { progress.finish() }
        Interruption.begin(counting: "cases", after: resume)
        return try fuzzer.search(cases: cases, after: resume) { step in
            switch step {
            case .searching(let rows):
                Interruption.reach(rows)
                progress.update(rows)
            case .failing(let number, let finding):
                Interruption.reach(number - 1)
                // An engine that hangs takes its time again and again; its author need not wait for the end to read that.
                var reason = ""
                if case .failure(let failure) = finding { reason = ": \(failure)" }
                guard !isSilent, !progress.isShown || !reason.isEmpty else { return }
                Output.complain("case \(number) fails\(reason); looking for a smaller row")
            case .shrinking(let number, let attempts):
                progress.show("case \(number) fails; \(attempts) smaller rows tried")
            }
        }
    }

    private func target(_ engine: NamedEngine?, under policy: Policy, log: EngineLog?) -> FuzzTarget {
        guard let engine else {
            let rule = rule?.entry ?? .swiftui
            return FuzzTarget(rule.title, rule.rule)
        }
        let limits = limits.limits(of: engine)
        let process = ExternalEngine(
            command: engine.command, timeLimit: limits.time, memoryLimit: limits.memory, timeToStart: limits.toStart,
            log: log, name: engine.title)
        return FuzzTarget(
            engine.title, process, stating: stated, under: policy,
            isExplicit: self.limits.explicit || engine.isExplicit)
    }

    private static func verdict(_ name: String) throws -> Verdict.Kind {
        guard let kind = Verdict.Kind(rawValue: name) else {
            let names = Verdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("there is no verdict \(name); there are \(names)")
        }
        return kind
    }
}
