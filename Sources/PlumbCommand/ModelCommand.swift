// ModelCommand.swift: `plumb model`, the linear program of a question.

public import ArgumentParser
import Documents
public import Workbench

struct ModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: "Prints the program of a problem, a scene, a table of texts or a MathProg model.",
        discussion: """
            Formats: text (the program as a book prints it), mathprog (GNU MathProg, model and data), \
            mathprog-data (the data alone, for glpsol -m MODEL -d DATA), lp (CPLEX LP), mps (free MPS).  Objectives \
            come in order of importance, and all formats but text hold one: the last one, or that of --stage, \
            with the earlier ones held at their optima.  One problem at a time, so that there is nothing to resume.

            A table of texts without spans, with "words": "keep", has the integer programs table (the height, then the \
            width) and, where it is one row, row-of-text (how much of the width its texts take).

            A file whose name ends in .mod is a MathProg model, printed as text, lp or mps.  It is read in a process of \
            its own, within limits, and may open no file but itself and its data: table statements and printf into files \
            are refused.
            """)

    @Argument(
        help: ArgumentHelp(
            "A file with one problem or scene, or a .mod file; - or none is standard input.", valueName: "file"))
    var file = FileName("-")

    @Option(help: "What to print.")
    var format: ModelFormat = .text

    @Option(help: "Which model; by default the whole stack of a problem, the tree of a scene, or the table.")
    var model: ModelKind?

    @Option(help: "How the model cassowary asks for equal lengths; by default level.")
    var form: CassowaryProgram.Form?

    @Option(parsing: .unconditional, help: "Which objective, counted from 1; by default the last one.")
    var stage: Int?

    @OptionGroup var mathProg: MathProgArguments
    @OptionGroup var time: LimitOptions

    func validate() throws {
        if form != nil, model != .cassowary { throw ValidationError("--form belongs to --model cassowary") }
        if !isMathProg, mathProg.data != nil { throw ValidationError("--data belongs to a .mod file") }
        if !isMathProg { return }
        guard model == nil, stage == nil, format != .mathprog, format != .mathProgData else {
            throw ValidationError("a .mod file is printed as text, lp or mps, without --model and --stage")
        }
    }

    private var isMathProg: Bool { file.description.hasSuffix(".mod") }

    func run() throws {
        if isMathProg { return try printMathProg() }
        let text = ModelText(as: format, of: model, form: form, stage: stage)
        var reader = RecordReader(files: [file])
        var count = 0
        while let record = reader.next() {
            count += 1
            guard count == 1 else {
                return try Output.refuse("\(file): has more than one problem; give one, for example with head -n 1")
            }
            switch record.flatMap({ record in time.keeping(record) { record.reported { try text.text(of: record) } } })
            {
            case .success(let text): Output.write(text)
            case .failure(let error): try Output.refuse(error.description)
            }
        }
        if count == 0 { try Output.refuse("\(file): holds no problem") }
    }

    private func printMathProg() throws {
        do throws(SolverError) {
            Output.write(try mathProg.text(of: file, format: format))
        } catch {
            try Output.refuse(error.complaint(of: file.description))
        }
    }
}

extension ModelFormat: ExpressibleByArgument {}
extension ModelKind: ExpressibleByArgument {}
extension CassowaryProgram.Form: ExpressibleByArgument {}
