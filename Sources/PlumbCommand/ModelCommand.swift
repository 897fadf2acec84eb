// ModelCommand.swift: `plumb model`, the linear program of a question.

public import ArgumentParser
import Documents
import Foundation
public import Workbench

struct ModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: "Prints the linear program of a problem, a scene or a MathProg model.",
        discussion: """
            Formats: text (the program as a book prints it), mathprog (GNU MathProg, model and data), \
            mathprog-data (the data alone, for glpsol -m MODEL -d DATA), lp (CPLEX LP), mps (free MPS).  Objectives \
            come in order of importance, and all formats but text hold one: the last one, or that of --stage, \
            with the earlier ones held at their optima.  One problem at a time, so that there is nothing to resume.

            A file whose name ends in .mod is a MathProg model, printed as text, lp or mps.  It is read in a process of \
            its own, within limits, and may open no file but itself and its data: table statements and printf into files \
            are refused.
            """)

    @Argument(
        help: ArgumentHelp(
            "A file with one problem or scene, or a .mod file; - or none is standard input.", valueName: "file"))
    var file = FileName("-")

    @Option(help: "What to print.")
    var format: Format = .text

    @Option(help: "Which model; by default the whole stack of a problem, or the tree of a scene.")
    var model: ModelKind?

    @Option(help: "How the model cassowary asks for equal lengths; by default level.")
    var form: CassowaryProgram.Form?

    @Option(help: "Which objective, counted from 1; by default the last one.")
    var stage: Int?

    @OptionGroup var mathProg: MathProgArguments
    @OptionGroup var time: LimitOptions

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mathprog
        case mathProgData = "mathprog-data"
        case lp, mps
    }

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
        var reader = RecordReader(files: [file])
        var count = 0
        while let record = reader.next() {
            count += 1
            guard count == 1 else {
                return try Output.refuse("\(file): has more than one problem; give one, for example with head -n 1")
            }
            switch record.flatMap({ record in time.keeping(record) { record.answered(question: text) } }) {
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

    private func text(of question: Question) throws -> String {
        let model = try model(of: question)
        // A row without measures leaves the model's last objectives empty.
        let last = (model.stages.lastIndex { $0.place != nil } ?? model.stages.count - 1) + 1
        if format == .text, stage == nil {
            return model.programs.map { $0.description + "\n" }.joined(separator: "\n")
        }
        let reached = try model.reached()
        func data() throws -> String { try model.data(stage: stage ?? model.stages.count, reached: reached) }
        func program() throws -> LinearProgram { try model.program(stage: stage ?? last, reached: reached) }
        return switch format {
        case .text: try program().description + "\n"
        case .mathProgData: try data()
        case .mathprog: try model.kind.text.withData(data())
        case .lp: try program().lpFormat()
        case .mps: try program().mpsFormat()
        }
    }

    private func model(of question: Question) throws -> Model {
        guard let form, case .row(let row) = question else { return try Model(question, kind: model) }
        return try Model(cassowary: row, form: form)
    }
}

extension String {
    /// A MathProg model with its data in one text: the data come between the model and its end.
    fileprivate func withData(_ data: String) -> String {
        guard let end = range(of: "\nend;", options: .backwards) else { return self + data }
        return self[..<end.lowerBound] + "\n" + data
    }
}

extension ModelKind: ExpressibleByArgument {}
extension CassowaryProgram.Form: ExpressibleByArgument {}
