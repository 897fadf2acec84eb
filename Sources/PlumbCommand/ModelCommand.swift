// ModelCommand.swift: `plumb model`, the linear program of a question.

public import ArgumentParser
import Documents
import Foundation
import GLPK
import Plumb
import Scenes
public import Workbench

struct ModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: "Prints the linear program of a problem or a scene.",
        discussion: """
            Formats: text (the program as a book prints it), mathprog (GNU MathProg, model and data), \
            mathprog-data (the data alone, for glpsol -m MODEL -d DATA), lp (CPLEX LP), mps (free MPS).  Objectives \
            come in order of importance, and all formats but text hold one: the last one, or that of --stage, \
            with the earlier ones held at their optima.  One problem at a time.
            """)

    @Argument(help: ArgumentHelp("A file with one problem or scene; - or none is standard input.", valueName: "file"))
    var file = "-"

    @Option(help: "What to print.")
    var format: Format = .text

    @Option(help: "Which model; by default the whole stack of a problem, or the tree of a scene.")
    var model: ModelKind?

    @Option(help: "How the model cassowary asks for equal lengths; by default level.")
    var form: CassowaryProgram.Form?

    @Option(help: "Which objective, counted from 1; by default the last one.")
    var stage: Int?

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mathprog
        case mathProgData = "mathprog-data"
        case lp, mps
    }

    func validate() throws {
        if form != nil, model != .cassowary { throw ValidationError("--form belongs to --model cassowary") }
    }

    func run() throws {
        var reader = RecordReader(files: [file])
        var count = 0
        while let record = reader.next() {
            count += 1
            guard count == 1 else {
                Output.complain("\(file): has more than one problem; give one, for example with head -n 1")
                return try ExitStatus.badInput.leave()
            }
            switch record.flatMap({ $0.answered(question: text) }) {
            case .success(let text): Output.write(text)
            case .failure(let error):
                Output.complain(error.description)
                try ExitStatus.badInput.leave()
            }
        }
        if count == 0 {
            Output.complain("\(file): holds no problem")
            try ExitStatus.badInput.leave()
        }
    }

    private func text(of question: Question) throws -> String {
        let model = try model(of: question)
        // A row without measures leaves the model's last objectives empty.
        let stage = stage ?? (model.stages.lastIndex { $0.place != nil } ?? model.stages.count - 1) + 1
        if format == .text { return try printed(model) }
        let reached = try model.reached()
        switch format {
        case .mathProgData: return try model.data(stage: self.stage ?? model.stages.count, reached: reached)
        case .mathprog:
            return try model.kind.text.withData(
                model.data(stage: self.stage ?? model.stages.count, reached: reached))
        case .lp: return try model.program(stage: stage, reached: reached).lpFormat()
        case .mps: return try model.program(stage: stage, reached: reached).mpsFormat()
        case .text: return ""
        }
    }

    private func model(of question: Question) throws -> Model {
        guard let form, case .row(let row) = question else { return try Model(question, kind: model) }
        return try Model(cassowary: row, form: form)
    }

    /// All objectives of all programs, or one stage's program.
    private func printed(_ model: Model) throws -> String {
        if let stage { return try model.program(stage: stage, reached: model.reached()).description + "\n" }
        return model.programs.map { $0.description + "\n" }.joined(separator: "\n")
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
