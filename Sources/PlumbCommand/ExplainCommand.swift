// ExplainCommand.swift: `plumb explain`, why each item has its length and what would change it.

import ArgumentParser
import Documents
import Reports
import Workbench

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains why each item has its length, and what one more point would change.",
        discussion: """
            For a row: what holds each item; what one point more or less of container, or of a bound, gives to whom and \
            for how far; where the row overflows, which minima and gaps cannot fit together and what to give up; and \
            which lengths stay open when the row is stated without fairness, or as constraints.  For a scene: the same \
            for each of its stacks, laid out by the optimum, and what the program of the whole leaves open.  For a \
            table of texts: which rows hold each column, what a column more would gain, and what the table costs where it is \
            wider or narrower.  Every \
            prediction holds when it is tried.  Exit status: 0, or 2 for bad input.
            """)

    @OptionGroup var input: InputArguments

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    func validate() throws { try lines.check(format, text: .text, json: .json) }

    func run() throws {
        var run = try CountedRun(of: ExplainingRecords.name, lines, reading: input.files)
        let batches = Batches(input, asStream: lines.answerAll)
        var progress = Progress(
            counting: "problems explained", besideAnswers: true, isTyped: input.isTyped, of: batches.meter)
        var answers = WrittenAnswers(areText: true)
        let page = terminal.page
        batches.forEachSlice { records, _ in
            slice(records, on: page)
        } then: { slice in
            answers.write(slice.block)
            run.counts.merge(slice.counts)
            progress.update(run.counts.records)
        }
        progress.finish()
        try run.leave()
    }

    /// Some neighbouring records, explained.
    private struct Slice: Sendable {
        var block: AnswerBlock
        var counts = AnswerCounts()
    }

    private func slice(_ records: ArraySlice<Batches.Outcome<Record>>, on page: TerminalPage) -> Slice {
        let isJSON = lines.areJSON(format == .json)
        var slice = Slice(block: AnswerBlock(numbers: lines.numbers))
        var explained = AnsweredLines(ExplainingRecords(), within: time.each, answeringAll: lines.answerAll)
        for record in records {
            if isJSON {
                if let error = explained.write(record, to: &slice.block.answers) {
                    slice.block.complain(error.description)
                }
                continue
            }
            switch explained.answer(record) {
            case .success(.row(let row)):
                slice.block.add(text: page.shown(ExplanationText(row, columns: page.tableColumns).lines))
            case .success(.scene(let scene)):
                slice.block.add(text: page.shown(SceneExplanationText(scene, columns: page.tableColumns).lines))
            case .success(.table(let table)): slice.block.add(text: page.shown(TableExplanationText(table).lines))
            case .failure(let error): slice.block.complain(error.description)
            }
        }
        slice.counts = explained.counts
        return slice
    }
}
