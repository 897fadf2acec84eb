// VerifyCommand.swift: `plumb verify`, every claimed answer judged.

import ArgumentParser
import Reports
import Workbench

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Judges every claimed answer: verdict, witness, distance from the optimum.",
        discussion: """
            A problem's `claimed` field holds the answer of an engine, or a list of answers.  The summary counts \
            claims by engine and verdict; with --format json it goes to standard error.  Exit status: 0 all \
            claims are optimal, 1 some are not, 2 some input could not be read.

            With --arithmetic exact nothing is forgiven but what a claim's own `rounding` states.
            """)

    @OptionGroup var input: InputArguments

    @OptionGroup var numbers: ArithmeticArguments

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    /// One claim, judged and worded.
    private struct Line: Sendable {
        let claim: VerdictSummary.Answer
        let text: String
    }

    private static func lines(on document: RowDocumentOver<some AnsweringNumber>, _ format: Format) throws -> [Line] {
        let row = try AnsweredRowOver(claimsOf: document)
        return row.answers.map { answer in
            Line(
                claim: VerdictSummary.Answer(answer),
                text: format == .text ? row.line(on: answer) : row.judgement(on: answer).line)
        }
    }

    func run() throws {
        let (format, arithmetic) = (format, numbers.arithmetic)
        var summary = VerdictSummary()
        var progress = Progress(counting: "claims judged")
        var unreadable = 0
        let isColoured = Output.isColoured
        Batches(files: input.files).forEach({ record in
            arithmetic == .exact
                ? record.answeredExactly { try Self.lines(on: $0, format) }
                : record.answered { try Self.lines(on: $0, format) }
        }) { outcome in
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                unreadable += 1
            case .success(let lines):
                if lines.isEmpty { summary.countWithoutClaim() }
                for line in lines {
                    summary.count(line.claim)
                    let enabled = isColoured && format == .text
                    Output.write(Output.coloured(line.text, good: line.claim.stands, enabled: enabled) + "\n")
                }
                progress.update(summary.claims)
            }
        }
        progress.finish()
        report(summary, unreadable: unreadable)
        let status: ExitStatus = unreadable > 0 ? .badInput : summary.faults > 0 ? .claimsFail : .done
        try status.leave()
    }

    private func report(_ summary: VerdictSummary, unreadable: Int) {
        var lines = summary.lines
        if unreadable > 0 { lines.append("\(unreadable) inputs could not be read") }
        switch format {
        case .text: Output.write("\n" + lines.text)
        case .json: lines.forEach(Output.complain)
        }
    }
}
