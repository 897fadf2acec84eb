// VerifyCommand.swift: `plumb verify`, every claimed answer judged.

import ArgumentParser
import Deadlines
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

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    /// Some neighbouring records, their claims judged and worded.
    private struct Slice: Sendable {
        var block = AnswerBlock()
        private(set) var claims: [VerdictSummary.Answer] = []
        private(set) var withoutClaim = 0
        private(set) var unreadable = 0

        mutating func add(_ document: RowDocumentOver<some AnsweringNumber>, _ format: Format, colour: Bool) throws {
            var row = AnsweredRowOver(document)
            for claim in document.claims {
                if Deadline.isOver { throw StoppedWork() }
                try row.add(claim)
            }
            if row.answers.isEmpty { withoutClaim += 1 }
            for answer in row.answers {
                claims.append(VerdictSummary.Answer(answer))
                switch format {
                case .json: row.write(judgementOn: answer, to: &block.answers)
                case .text:
                    block.answers.raw(Output.coloured(row.line(on: answer), good: answer.stands, enabled: colour))
                }
                block.answers.endLine()
            }
        }

        mutating func add(_ error: InputError) {
            unreadable += 1
            block.complain(error.description)
        }
    }

    private static func slice(
        _ records: ArraySlice<Batches.Outcome<Record>>, _ arithmetic: ArithmeticArguments.Arithmetic,
        _ time: LimitOptions, _ format: Format, colour: Bool
    ) -> Slice {
        let decoder = RuleTable.standard.decoder
        var slice = Slice()
        for record in records {
            let outcome: Batches.Outcome<Void> = record.flatMap { record in
                time.keeping(record) {
                    arithmetic == .exact
                        ? record.answeredExactly(by: decoder) { try slice.add($0, format, colour: colour) }
                        : record.answered(by: decoder) { try slice.add($0, format, colour: colour) }
                }
            }
            if case .failure(let error) = outcome { slice.add(error) }
        }
        return slice
    }

    func run() throws {
        let (format, arithmetic, time) = (format, numbers.arithmetic, time)
        var summary = VerdictSummary()
        var progress = Progress(counting: "claims judged", besideAnswers: true, isTyped: input.isTyped)
        var unreadable = 0
        let colour = Output.isColoured && format == .text
        Batches(input).forEachSlice { records, _ in
            Self.slice(records, arithmetic, time, format, colour: colour)
        } then: { slice in
            slice.block.print()
            slice.claims.forEach { summary.count($0) }
            summary.countWithoutClaim(slice.withoutClaim)
            unreadable += slice.unreadable
            progress.update(summary.claims)
        }
        progress.finish()
        report(summary, unreadable: unreadable)
        let status: ExitStatus = unreadable > 0 ? .badInput : summary.faults > 0 ? .claimsFail : .done
        try status.leave()
    }

    private func report(_ summary: VerdictSummary, unreadable: Int) {
        var lines = summary.lines
        if unreadable > 0 { lines.append("\(unreadable.counted("input")) could not be read") }
        switch format {
        case .text: Output.write("\n" + lines.text)
        case .json: lines.forEach(Output.complain)
        }
    }
}
