// SweepCommand.swift: `plumb sweep`, the lengths of a row or the frames of a scene over all containers.

import ArgumentParser
import Deadlines
import Documents
import Boxes
import Reports
import Workbench

struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Follows lengths and frames as the container grows: exact breakpoints, and a plot.",
        discussion: """
            For a row it follows every item's length.  Rules are those of `solve`; \
            \(RuleTable.standard.sweepingAsOptimum) all sweep as the optimum, whose other name is optimal.  With two, as in \
            --with optimal,swiftui, the report also says where they differ.

            For a scene it follows the frames of all views with an id, in exact arithmetic, by SwiftUI's rules or with \
            --with optimal by the optimum.

            For a table of texts it finds the frontier: every width at which the table becomes lower, each proved.

            Formats: text, csv (one line an item and piece, or a view's number and piece), json, svg (a plot; of a scene \
            a strip a view).  csv and svg take one problem.
            """)

    @Argument(
        help: ArgumentHelp("A file of rows and scenes; - or none is standard input.", valueName: "file"))
    var file = FileName("-")

    @OptionGroup var resumption: ResumeArguments

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "Rows: one rule, or two with a comma between them; by default the optimum.  Scenes: swiftui or optimal; by "
                + "default swiftui.", valueName: "rules"))
    var solvers: String?

    @Option(help: "Scenes: whether the width or the height of the container varies; width by default.")
    var axis: SweptAxis?

    @Option(help: "Families of scenes: the parameter that varies; by default the only one that is not given by --at.")
    var over: String?

    @Option(
        name: .customLong("at"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Families of scenes: the value of another parameter, its least one by default; may be given several times.",
            valueName: "name=value"),
        transform: ParameterValue.init)
    var values: [ParameterValue] = []

    @Option(parsing: .unconditional, help: "The least container, in points.")
    var from = 0.0

    @Option(parsing: .unconditional, help: "The greatest container, in points, or infinity.")
    var to = Double.infinity

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, csv, json, svg

        /// Whether a document of the format holds one problem only.
        var isSingle: Bool { self == .csv || self == .svg }
    }

    enum SweptAxis: String, CaseIterable, ExpressibleByArgument {
        case width, height

        var axis: Axis { self == .width ? .horizontal : .vertical }
    }

    private func rules() throws -> [RuleEntry]? { try solvers.map { try RuleTable.standard.listFollowed($0) } }
    private func range() throws(SweepError) -> ClosedRange<Double> { try Sweep.range(from: from, to: to) }

    private func parameters() throws -> [String: Fraction] {
        try Sweeping.values(of: values.map { ($0.name, $0.value) })
    }

    func validate() throws {
        do {
            let count = try rules()?.count ?? 1
            guard count <= 2 else { throw RowSweepError.badCount(count) }
            _ = (try range(), try parameters())
        } catch {
            throw ValidationError("\(error)")
        }
        try lines.check(format, text: .text, json: .json)
    }

    func run() throws {
        var answers = try PrintedAnswers(of: "sweep", lines, reading: [file], areText: format == .text)
        let meter = InputMeter([file])
        var reader = Records(files: [file], after: resumption.resume, asStream: lines.answerAll, meter: meter)
        var record = reader.next()
        if record == nil, !lines.answerAll { return try Output.refuse("\(file): holds no problem") }
        var after = reader.next()
        if format.isSingle, after != nil {
            return try Output.refuse("\(file): has more than one problem; give one, for example with head -n 1")
        }
        var isCutShort = false
        var progress = after == nil ? nil : Progress(counting: "problems swept", besideAnswers: true, of: meter)
        while let next = record {
            let bytes = reader.bytesRead
            let answer = next.flatMap { printed($0, &isCutShort) }
            Interruption.finish(1) { answers.write(answer, to: next) }
            meter.reach(bytes)
            progress?.update(answers.count)
            (record, after) = (after, reader.next())
        }
        progress?.finish()
        try answers.run.leave()
        if isCutShort, !lines.answerAll { throw ExitCode(2) }
    }

    /// What is printed of a record.
    ///
    /// - Parameter isCutShort: Becomes true where time was over before all of it was swept.
    private func printed(_ record: Record, _ isCutShort: inout Bool) -> Result<Printed, InputError> {
        let progress = SharedProgress(counting: "layouts")
        defer { progress.finish() }
        return time.keeping { deadline in
            record.reported {
                let sweeping = try sweeping(progress)
                if let frontier = try sweeping.frontier(record, by: RuleTable.standard.decoder) {
                    if frontier.isCutShort, deadline.hasStoppedWork {
                        Output.complain("\(record.file):\(record.line): \(time.complaint)")
                        isCutShort = true
                    }
                    return try shown(frontier, by: sweeping)
                }
                let followed: any Swept = try sweeping.swept(record, by: RuleTable.standard.decoder)
                return shown(followed, by: sweeping)
            }
        }
    }

    private func sweeping(_ progress: SharedProgress) throws -> Sweeping {
        Sweeping(
            by: try rules(), along: axis?.axis, over: over,
            at: try parameters(), from: try range(), progress: progress.update)
    }

    private func shown(_ frontier: TableFrontier, by sweeping: Sweeping) throws -> Printed {
        if lines.areJSON(format == .json) { return .json(sweeping.written(frontier)) }
        let text = TableFrontierText(frontier)
        switch format {
        case .csv: return .text(text.csv, counting: [])
        case .svg: throw ValidationError("is a table; its frontier has no --format svg: take text, csv or json")
        case .text, .json:
            return .text(terminal.page.shown(text.lines).text, counting: [])
        }
    }

    private func shown(_ swept: some Swept, by sweeping: Sweeping) -> Printed {
        lines.areJSON(format == .json)
            ? .json(sweeping.written(swept)) : .text(text(of: swept), counting: swept.counted)
    }

    private func text(of swept: some Swept) -> String {
        switch format {
        case .text, .json: terminal.page.shown(SweepText(swept, columns: terminal.page.columns).lines).text
        case .csv: SweepTable(swept).text
        case .svg: SweepDrawing(swept).document
        }
    }
}
