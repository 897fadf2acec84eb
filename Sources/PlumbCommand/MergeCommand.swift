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
            for part in part-??; do plumb compare --format partial $part > $part.partial; done
            plumb merge part-??.partial

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

    func validate() throws {
        var seen: Set<FileName> = []
        if let twice = files.first(where: { !seen.insert($0).inserted }) {
            throw ValidationError("\(twice) is given twice; each part counts once")
        }
    }

    func run() throws {
        var parts = MergedParts()
        var isComplete = true
        var progress = Progress(counting: "partials merged", isTyped: files.isTyped)
        var count = 0
        for file in files.isEmpty ? [FileName("-")] : files {
            var reader = RecordReader(files: [file], asStream: true, longest: MergedParts.longestPart)
            let before = count
            while let entry = reader.next() {
                count += 1
                do throws(InputError) {
                    try parts.add(try entry.get())
                } catch {
                    Output.complain(error.description)
                    isComplete = false
                }
                progress.update(count)
            }
            if count == before {
                Output.complain(MergedParts.isEmpty(file.description))
                isComplete = false
            }
        }
        progress.finish()
        // The report on a part would pass for that on the whole.
        guard isComplete, let whole = parts.whole else { return try ExitStatus.badInput.leave() }
        try write(whole)
        if format != .partial { try ExitStatus(rawValue: whole.status)?.leave() }
    }

    private func write(_ whole: PartialReport) throws {
        switch (whole, format) {
        case (_, .partial): Output.write(whole.json.line + "\n")
        case (_, .json): Output.write(whole.report.line + "\n")
        case (.comparison(let partial), _): Output.write(format.report(on: partial, page: terminal.page))
        case (.verification(let partial), .text):
            let counts = partial.counts
            let unread = counts.unreadable + counts.unreadFiles
            let unreadable = unread > 0 ? ["\(unread.counted("input")) could not be read"] : []
            Output.write((VerdictSummary(counts, columns: terminal.page.tableColumns).lines + unreadable).text)
        case (.verification, _):
            try Output.refuse(
                "--format \(format.rawValue) is for comparisons; a verification has text, json and partial")
        }
    }
}
