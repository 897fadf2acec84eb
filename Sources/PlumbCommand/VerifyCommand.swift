// VerifyCommand.swift: `plumb verify`, every claimed answer judged.

import ArgumentParser
import Documents
import Reports
import Workbench

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Judges every claimed answer: verdict, witness, distance from the optimum.",
        discussion: """
            A problem's `claimed` field holds the answer of an engine, or a list of answers; what `plumb solve --format \
            json` writes is one.  A scene claims frames, as `plumb layout --format json` writes them: every stack whose \
            children all have a claimed frame is judged, in the length that the claim gives it.  The summary counts claims by engine and verdict; with --format json it goes to standard \
            error.  Exit status: 0 all claims are optimal, 1 some are not, 2 some input could not be read.

            A table of texts claims widths of its columns, and heights of its rows if it likes.

            With --format partial one line of JSON has the summary of a part of a corpus, which `plumb merge` adds to \
            others.  Every line is a record then, and there may be none; the status is 0 unless a file cannot be read.

            With --format junit or sarif servers of continuous integration show what is wrong; --baseline FILE lets the \
            faults pass that an earlier --format sarif wrote to FILE, and fails for new ones alone.

            With --arithmetic exact nothing is forgiven but what a claim's own `rounding` states.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        help: ArgumentHelp(
            "Answers to the problems, the first line to the first one, as engines or plumb solve write them.",
            valueName: "file"))
    var claims: FileName?

    @OptionGroup var numbers: ArithmeticArguments

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, partial, junit, sarif }

    @OptionGroup var known: FindingOptions

    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
        try lines.check(format, text: .text, json: .json)
        if claims?.isStandardInput == true, input.files.isEmpty || input.files.contains(where: \.isStandardInput) {
            throw ValidationError("problems and answers cannot both be standard input; name the file of one of them")
        }
        if format == .partial || lines.answerAll, known.baseline != nil {
            let name = lines.answerAll ? "--answer-all" : "--format partial"
            throw ValidationError("\(name) counts faults, old and new; leave --baseline away")
        }
    }

    /// Some neighbouring records, their claims judged and worded.
    private struct Slice: Sendable {
        var block: AnswerBlock
        var counts = AnswerCounts()
        var findings = FindingBlock()
    }

    func run() throws {
        let isJSON = lines.areJSON(format == .json)
        let page = terminal.page
        let files = input.files.isEmpty ? [FileName("-")] : input.files
        var run = try CountedRun(of: Judging.name, lines, reading: files + [claims].compactMap(\.self))
        var findings = try known.report(of: Judging.name, as: FindingReport.Format(rawValue: format.rawValue))
        let gathers = findings.isWanted
        let batches = Batches(input, asStream: lines.answerAll || format == .partial, claims: claims)
        var progress = Progress(
            counting: "claims judged", besideAnswers: format != .partial, isTyped: input.isTyped, of: batches.meter)
        batches.forEachSlice { records, _ in
            switch format {
            case .partial: counts(of: records)
            case _ where isJSON: json(of: records, gathers)
            case _: text(of: records, on: page, gathers)
            }
        } then: { slice in
            slice.block.print()
            findings.take(slice.findings)
            run.counts.merge(slice.counts)
            progress.update(run.counts.answers)
        }
        progress.finish()
        if format == .partial { return try writePartial(run) }
        report(run.counts, isText: format == .text && !isJSON)
        try run.writeSummary()
        try findings.finish(run.status(judging: true), beside: isJSON).leave()
    }

    private func judged() -> AnsweredLines<Judging> {
        AnsweredLines(Judging(exactly: numbers.isExact), within: time.each, answeringAll: lines.answerAll)
    }

    private func json(of records: ArraySlice<Batches.Outcome<Record>>, _ gathers: Bool) -> Slice {
        var (judged, slice) = (judged(), Slice(block: AnswerBlock(numbers: lines.numbers)))
        for record in records {
            let outcome = judged.answer(record)
            if gathers { slice.findings.add(outcome, to: record) }
            if let error = judged.write(outcome, to: record, in: &slice.block.answers) {
                slice.block.complain(error.description)
            }
        }
        slice.counts = judged.counts
        return slice
    }

    /// Lines for people, or none where a report for other programs is all that is written.
    private func text(
        of records: ArraySlice<Batches.Outcome<Record>>, on page: TerminalPage, _ gathers: Bool
    ) -> Slice {
        var (judged, slice) = (judged(), Slice(block: AnswerBlock()))
        for record in records {
            let outcome = judged.answer(record)
            if gathers { slice.findings.add(outcome, to: record) }
            switch outcome {
            case .success where format != .text: break
            case .success(.row(let row)): slice.block.add(row.answered, on: page)
            case .success(.exactRow(let row)): slice.block.add(row.answered, on: page)
            case .success(.scene(let scene)):
                for stack in scene.stacks { slice.block.add(stack.row, on: page) }
            case .success(.table(let table)): slice.block.add(table, on: page)
            case .failure(let error): slice.block.complain(error.description)
            }
        }
        slice.counts = judged.counts
        return slice
    }

    private func counts(of records: ArraySlice<Batches.Outcome<Record>>) -> Slice {
        var (judged, slice) = (judged(), Slice(block: AnswerBlock()))
        for record in records {
            if case .failure(let error) = judged.answer(record) { slice.block.complain(error.description) }
        }
        slice.counts = judged.counts
        return slice
    }

    private func writePartial(_ run: CountedRun) throws {
        let partial = VerificationPartial(run.counts, in: numbers.isExact ? .exact : .double)
        Output.write(partial.json.line + "\n")
        try run.writeSummary()
        try (run.counts.unreadFiles > 0 ? ExitStatus.badInput : .done).leave()
    }

    private func report(_ counts: AnswerCounts, isText: Bool) {
        var lines = VerdictSummary(counts, columns: terminal.page.tableColumns).lines
        let unreadable = counts.unreadable + counts.unreadFiles
        if unreadable > 0 { lines.append("\(unreadable.counted("input")) could not be read") }
        if isText { Output.write("\n" + terminal.page.shown(lines).text) } else { lines.forEach(Output.complain) }
    }
}

extension AnswerBlock {
    /// Adds a line for each judgement.
    fileprivate mutating func add(_ row: AnsweredRowOver<some AnsweringNumber>, on page: TerminalPage) {
        for answer in row.answers {
            for line in page.shown([row.line(on: answer)]) {
                answers.raw(line)
                answers.endLine()
            }
        }
    }

    /// The same of a table.
    fileprivate mutating func add(_ table: JudgedTable, on page: TerminalPage) {
        for line in page.shown(table.lines) {
            answers.raw(line)
            answers.endLine()
        }
    }
}
