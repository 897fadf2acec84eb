// MergeCommand.swift: `plumb merge`, reports on the parts of a corpus made into the report on the whole.

import ArgumentParser
import Documents
import Reports
import Workbench

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes the report on a corpus of reports on its parts.",
        discussion: """
            Reads what `plumb compare --format partial`, `plumb verify --format partial` or `plumb merge --format \
            partial` wrote, any number of lines in any number of files.  However the corpus was cut, and in whatever order \
            and by however many steps the parts are merged, the report is that on the whole, times aside.

            split -l 100000 corpus.jsonl part-
            for part in part-*; do plumb compare --format partial $part > $part.partial; done
            plumb merge part-*.partial

            Parts of different kinds, or made with other options, are refused; so is a file without any.  Exit status: that \
            of the report on the whole, as compare and verify have it; 0 with --format partial; 2 when something is no \
            partial.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of partials, one a line; - or none is standard input.", valueName: "file"))
    var files: [FileName] = []

    @Option(help: "What to print; of a verification text, json or partial.")
    var format: ComparisonFormat = .text

    @OptionGroup var terminal: TerminalOptions

    /// Partials of many engines and of distances of all sizes are longer than any problem, in bytes.
    private static let longest = 256 << 20

    func run() throws {
        var whole: PartialReport?
        var isComplete = true
        var progress = Progress(counting: "partials merged", isTyped: files.isTyped)
        var count = 0
        for file in files.isEmpty ? [FileName("-")] : files {
            var reader = RecordReader(files: [file], asStream: true, longest: Self.longest)
            let before = count
            while let entry = reader.next() {
                count += 1
                do throws(InputError) {
                    try Self.merge(try entry.get(), into: &whole)
                } catch {
                    Output.complain(error.description)
                    isComplete = false
                }
                progress.update(count)
            }
            if count == before {
                Output.complain("\(file): is empty; it must hold lines that compare or verify --format partial wrote")
                isComplete = false
            }
        }
        progress.finish()
        // The report on a part would pass for that on the whole.
        guard isComplete, let whole else { return try ExitStatus.badInput.leave() }
        try report(on: whole)
    }

    private static func merge(_ record: Record, into whole: inout PartialReport?) throws(InputError) {
        let part = try RuleTable.standard.decoder.decodePartial(record)
        guard var merged = whole else { return whole = part }
        do throws(MergeFault) { try merged.merge(part) } catch { throw record.error(error.description) }
        whole = merged
    }

    private func report(on whole: PartialReport) throws {
        switch whole {
        case .comparison(let partial):
            Output.write(format.report(on: partial, page: terminal.page))
            if format == .partial { return }
            try (partial.comparison.unreadable > 0 ? ExitStatus.badInput : .done).leave()
        case .verification(let partial): try report(on: partial)
        }
    }

    private func report(on partial: VerificationPartial) throws {
        let counts = partial.counts
        let unread = counts.unreadable + counts.unreadFiles
        switch format {
        case .partial: return Output.write(partial.json.line + "\n")
        case .json: Output.write(counts.json(of: "verify").line + "\n")
        case .text:
            let unreadable = unread > 0 ? ["\(unread.counted("input")) could not be read"] : []
            Output.write((VerdictSummary(counts, columns: terminal.page.tableColumns).lines + unreadable).text)
        case .csv, .html, .svg, .latex, .markdown:
            return try Output.refuse(
                "--format \(format.rawValue) is for comparisons; a verification has text, json and partial")
        }
        try (unread > 0 ? ExitStatus.badInput : counts.faults > 0 ? .claimsFail : .done).leave()
    }
}
