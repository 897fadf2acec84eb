// InferCommand.swift: `plumb infer`, the policy behind an engine's answers.

import ArgumentParser
import Documents
import Reports
import Workbench

struct InferCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "infer",
        abstract:
            "Finds bases, weights and tiers that explain an engine's answers, or a few answers that none explain.",
        discussion: """
            Every problem has the engine's answer under `claimed`.  Items of one name in several rows have one base, one \
            weight and one tier; an item without a name is called by its place.  The lengths are explained if they are the \
            optimum of these in every row.  Tiers are those of the rows, or are looked for where rows state none and have at \
            most five names.  Otherwise a few rows are named that nothing explains together, though without any one of them \
            something explains the others.

            plumb solve --with swiftui --format problem rows.jsonl | plumb infer
            plumb infer --with Taffy --format json answers.jsonl

            Exit status: 0 explained, 1 not, 2 some input could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of problems: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [FileName] = []

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp("Whose answers, where problems claim several.", valueName: "engine"))
    var engine: String?

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    func run() throws {
        var answers: [InferredPolicy.Answer] = []
        var isReadable = true
        var batches = Batches(files: files, after: 0)
        // Half of the answers may be explained by what does not explain all.
        batches.goesOn = false
        batches.forEach({ record in
            record.answered(by: RuleTable.standard.decoder) { document in
                try InferredPolicy.Answer(record, document, of: engine)
            }
        }) { outcome in
            switch outcome {
            case .success(let answer): answers.append(answer)
            case .failure(let error):
                Output.complain(error.description)
                isReadable = false
            }
        }
        Interruption.leave()
        let policy: InferredPolicy
        do {
            policy = try InferredPolicy(from: answers)
        } catch {
            Output.complain("\(error)")
            throw ExitCode(ExitStatus.badInput.rawValue)
        }
        switch format {
        case .json: Output.write(policy.json.line + "\n")
        case .text: Output.write(terminal.page.shown(InferenceText(policy).lines).text)
        }
        try (isReadable ? policy.isExplained ? ExitStatus.done : .claimsFail : .badInput).leave()
    }
}
