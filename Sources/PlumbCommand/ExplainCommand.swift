// ExplainCommand.swift: `plumb explain`, why each item has its length and what would change it.

import ArgumentParser
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
            for each of its stacks, laid out by the optimum, and what the program of the whole leaves open.  Every \
            prediction holds when it is tried.  Exit status: 0, or 2 for bad input.
            """)

    @OptionGroup var input: InputArguments

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    func run() throws {
        let (format, time) = (format, time)
        var progress = Progress(counting: "problems explained", besideAnswers: true, isTyped: input.isTyped)
        var answers = WrittenAnswers(areText: format == .text)
        Batches(input).forEach({ record in
            time.keeping(record) { record.answered(question: { try Self.answer($0, format: format) }) }
        }) { outcome in
            answers.write(outcome)
            progress.update(answers.count)
        }
        progress.finish()
        try answers.status.leave()
    }

    private static func answer(_ question: Question, format: Format) throws -> String {
        switch (question, format) {
        case (.row(let document), .json): try ExplainedRow(document).json.line + "\n"
        case (.scene(let document), .json): try ExplainedScene(document).json.line + "\n"
        case (.row(let document), .text): ExplanationText(try ExplainedRow(document)).lines.text
        case (.scene(let document), .text): SceneExplanationText(try ExplainedScene(document)).lines.text
        }
    }
}
