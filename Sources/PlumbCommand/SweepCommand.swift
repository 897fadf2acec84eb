// SweepCommand.swift: `plumb sweep`, the lengths of a row over all containers.

import ArgumentParser
import Reports
import Workbench

struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Follows every item's length as the container grows: exact breakpoints, and a plot.",
        discussion: """
            Solvers are those of `solve`; \(RuleTable.standard.sweepingAsOptimum) all sweep as the optimum.  With \
            two, as in --with water-fill,swiftui, the report also says where they differ.  Formats: text, csv (one line an \
            item and piece), json, svg (a plot).  One row at a time.
            """)

    @Argument(help: ArgumentHelp("A file with one row; - or none is standard input.", valueName: "file"))
    var file = "-"

    @Option(name: .customLong("with"), help: "One solver, or two with a comma between them.")
    var solvers = RuleEntry.glpk.name

    @Option(parsing: .unconditional, help: "The least container, in points.")
    var from = 0.0

    @Option(parsing: .unconditional, help: "The greatest container, in points, or infinity.")
    var to = Double.infinity

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, csv, json, svg }

    func validate() throws {
        do {
            let count = try RuleTable.standard.list(solvers).count
            guard count <= 2 else { throw RowSweepError.badCount(count) }
            _ = try range()
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private func range() throws(SweepError) -> ClosedRange<Double> { try Sweep.range(from: from, to: to) }

    func run() throws {
        var reader = RecordReader(files: [file])
        guard let first = reader.next() else { return try Output.refuse("\(file): holds no problem") }
        guard reader.next() == nil else {
            return try Output.refuse("\(file): has more than one problem; give one, for example with head -n 1")
        }
        switch first.flatMap({ $0.answered(question: text) }) {
        case .success(let text): Output.write(text)
        case .failure(let error): try Output.refuse(error.description)
        }
    }

    private func text(of question: Question) throws -> String {
        guard case .row(let document) = question else {
            throw ValidationError("is a scene; a sweep follows one row: give a problem with items")
        }
        let row = try SweptRow(document, by: RuleTable.standard.list(solvers), over: range())
        return switch format {
        case .text: SweepText(row, columns: Output.columns).lines.text
        case .csv: SweepTable(row).text
        case .json: row.json.line + "\n"
        case .svg: SweepDrawing(row).document
        }
    }
}
