// ExplainCommand.swift: `plumb explain`, why each item has its length and what would change it.

import ArgumentParser
import Documents
import Plumb
import Reports
import Scenes
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

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    func run() throws {
        let format = format
        var status = ExitStatus.done
        var count = 0
        var batches = Batches(files: input.files)
        batches.forEach({ record in
            record.answered(question: { question in try Self.answer(question, format: format) })
        }) { outcome in
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                status = .badInput
            case .success(let text):
                Output.write(count > 0 && format == .text ? "\n" + text : text)
                count += 1
            }
        }
        try status.leave()
    }

    private static func answer(_ question: Question, format: Format) throws -> String {
        switch (question, format) {
        case (.row(let document), .json): return try ExplainedRow(document).json.line + "\n"
        case (.scene(let document), .json): return try ExplainedScene(document).json.line + "\n"
        case (.row(let document), .text):
            return ExplanationText(try ExplainedRow(document)).lines.joined(separator: "\n") + "\n"
        case (.scene(let document), .text):
            return SceneExplanationText(try ExplainedScene(document)).lines.joined(separator: "\n") + "\n"
        }
    }
}
