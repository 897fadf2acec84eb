// SolveCommand.swift: `plumb solve`, every problem answered.

import ArgumentParser
import Documents
import Reports
import Workbench

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Answers every problem: the length and the place of each item.",
        discussion: """
            The text format shows the answer beside those of the greedy rules.  Solvers: \(RuleTable.standard.summaries).  \
            A scene (a record with a `tree`) is answered by one linear program, frame by frame.

            With --arithmetic exact the row is answered in fractions; a number that is no decimal is a string such as \
            "20/3" in JSON.

            --format problem writes every problem with the answer added to `claimed`, which `plumb verify` reads.

            With --certificate FILE the proofs of all answers are written to a file, one a line, which `plumb check` reads.

            --with stdio:COMMAND asks an engine of others, as fuzz does: a process for each core, one line a row, within \
            the time limit; --with NAME asks one that the file of --engines names.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "The rule, stdio:COMMAND, or an engine of --engines; by default glpk, and water-fill in exact arithmetic.",
            valueName: "rule"))
    var chosen: ChosenRule?

    @OptionGroup var engines: EngineLimitArguments

    @OptionGroup var numbers: ArithmeticArguments

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    @Option(help: ArgumentHelp("Where to write the proofs of the answers, one a line.", valueName: "file"))
    var certificate: FileName?

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, problem, svg }

    /// A drawing has to be held in memory until its height is known.
    private static let mostDrawings = 500

    func validate() throws {
        try lines.check(format, text: .text, json: .json)
        let list = try engines.list()
        let engine = try chosen?.engine(among: list)
        guard engine == nil || certificate == nil else {
            throw ValidationError("--certificate is for solvers of plumb; ask `plumb verify` about other engines")
        }
    }

    func run() throws {
        var rules = ChosenRules(engines, named: false)
        if let engine = try chosen?.engine(among: engines.list()) { rules.add(engine) }
        let solver = chosen?.entry ?? rules.rules.first
        let page = terminal.page
        let file = try certificate.map { try LineFile($0, besides: input) }
        var run = try CountedRun(of: Solving.name, lines, reading: input.files)
        var answers = WrittenAnswers(areText: true)
        var drawing = SVGDrawing()
        var pictures = 0
        let batches = Batches(input, asStream: lines.answerAll)
        var progress = Progress(
            counting: "problems solved", besideAnswers: true, isTyped: input.isTyped, of: batches.meter)
        try batches.forEachSlice { records, _ in
            self.slice(records, by: solver, on: page)
        } then: { slice in
            answers.write(slice.block)
            for picture in slice.pictures {
                pictures += 1
                if pictures <= Self.mostDrawings { picture.draw(in: &drawing) }
            }
            try file?.write(Array(slice.certificates.bytes))
            run.counts.merge(slice.counts)
            progress.update(run.counts.records)
        }
        progress.finish()
        // Its failures have been reported with their rows.
        _ = rules.finish(sayingFailures: false)
        try file?.finish(after: run.outcome())
        if format == .svg { Output.write(drawing.document) }
        try run.writeSummary()
        if pictures > Self.mostDrawings {
            try Output.refuse("only the first \(Self.mostDrawings) of \(pictures) problems were drawn; give fewer")
        }
        try run.status().leave()
    }

    /// Some neighbouring records, answered.
    private struct Slice: Sendable {
        var block: AnswerBlock
        var counts = AnswerCounts()
        var pictures: [Picture] = []
        /// The lines that prove the answers, where proofs are wanted.
        var certificates = JSONWriter()
    }

    private enum Picture: Sendable {
        case row(AnsweredRow)
        case scene(ScreenAnswer)

        func draw(in drawing: inout SVGDrawing) {
            switch self {
            case .row(let row): drawing.add(row)
            case .scene(let scene): drawing.add(scene)
            }
        }
    }

    private func slice(
        _ records: ArraySlice<Batches.Outcome<Record>>, by solver: RuleEntry?, on page: TerminalPage
    ) -> Slice {
        let isJSON = lines.areJSON(format == .json)
        let solving = Solving(
            by: solver, exactly: numbers.isExact, wanting: isJSON ? .answers : format == .problem ? .claims : .pictures,
            withProofs: certificate != nil)
        var solved = AnsweredLines(solving, within: time.each, answeringAll: lines.answerAll)
        var slice = Slice(block: AnswerBlock(numbers: lines.numbers))
        for record in records {
            let outcome = solved.answer(record)
            if case .success(let answer) = outcome, let certificate = answer.certificate {
                slice.certificates.value(certificate)
                slice.certificates.endLine()
            }
            let error: InputError?
            if isJSON {
                error = solved.write(outcome, to: record, in: &slice.block.answers)
            } else {
                error = show(outcome, to: record, on: page, in: &slice)
            }
            if let error { slice.block.complain(error.description) }
        }
        slice.counts = solved.counts
        return slice
    }

    /// Adds a text, a picture or a problem.
    ///
    /// - Returns: What is wrong.
    private func show(
        _ outcome: Batches.Outcome<SolvedRecord>, to record: Batches.Outcome<Record>, on page: TerminalPage,
        in slice: inout Slice
    ) -> InputError? {
        switch outcome {
        case .failure(let error): return error
        case .success(let answer):
            switch (format, answer.content) {
            case (.problem, _):
                if case .success(let record) = record { answer.writeProblem(of: record, to: &slice.block.answers) }
            case (.svg, .row(let row)): slice.pictures.append(.row(row))
            case (.svg, .exactRow(let row)): slice.pictures.append(.row(row.inDoubles))
            case (.svg, .scene(let scene)): slice.pictures.append(.scene(scene))
            case (_, .row(let row)):
                slice.block.add(text: page.shown(RowText(row, columns: page.columns, tables: page.tableColumns).lines))
            case (_, .exactRow(let row)):
                slice.block.add(text: page.shown(RowText(row, columns: page.columns, tables: page.tableColumns).lines))
            case (_, .scene(let scene)):
                slice.block.add(text: page.shown(ScreenText(scene, columns: page.tableColumns).lines))
            }
            return answer.fault
        }
    }
}
