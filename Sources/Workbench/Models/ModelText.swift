// ModelText.swift: the linear program of a question as text, as `plumb model` prints it.

package import Documents
package import RowPrograms

/// What a linear program is written as.
package enum ModelFormat: String, CaseIterable, Sendable {
    case text, mathprog
    case mathProgData = "mathprog-data"
    case lp, mps
}

/// Linear programs as text: of which model and stage, and in which format.
package struct ModelText: Sendable {
    private let format: ModelFormat
    private let kind: ModelKind?
    private let form: CassowaryProgram.Form?
    private let stage: Int?

    /// - Parameters:
    ///   - kind: By default the whole stack of a problem, or the tree of a scene.
    ///   - form: How the model cassowary asks for equal lengths, where it is asked for.
    ///   - stage: Which objective, from 1; the last one by default.
    package init(
        as format: ModelFormat, of kind: ModelKind? = nil, form: CassowaryProgram.Form? = nil, stage: Int? = nil
    ) {
        (self.format, self.kind, self.form, self.stage) = (format, kind, form, stage)
    }

    /// The program of a question.
    ///
    /// - Throws: `ModelError`; `RowProgramError` where an earlier stage has no optimum; `ModelTextError`.
    package func text(of question: Question) throws -> String { try text(of: model(of: question)) }

    /// The program of a row, a scene or a table of texts in a record.
    package func text(of record: Record) throws -> String {
        let decoder = RuleTable.standard.decoder
        if let table = try decoder.decodeTable(record) { return try text(of: Model(table, kind: kind)) }
        return try text(of: decoder.decodeQuestion(record))
    }

    private func text(of model: Model) throws -> String {
        // A row without measures leaves the model's last objectives empty.
        let last = (model.stages.lastIndex { $0.place != nil } ?? model.stages.count - 1) + 1
        if format == .text, stage == nil {
            return model.programs.map { $0.description + "\n" }.joined(separator: "\n") + model.wholeText
        }
        let reached = try model.reached()
        func data() throws -> String { try model.data(stage: stage ?? model.stages.count, reached: reached) }
        func program() throws -> LinearProgram { try model.program(stage: stage ?? last, reached: reached) }
        return switch format {
        case .text: try program().description + "\n" + model.wholeText
        case .mathProgData: try data()
        case .mathprog: try model.kind.text.withData(data())
        case .lp: try writer().lpFormat(program(), model.wholeVariables)
        case .mps: try writer().mpsFormat(program(), model.wholeVariables)
        }
    }

    private func model(of question: Question) throws -> Model {
        guard let form, case .row(let row) = question else { return try Model(question, kind: kind) }
        return try Model(cassowary: row, form: form)
    }

    private func writer() throws(ModelTextError) -> LinkedAdviser {
        guard let writer = LinkedAdviser.current else { throw .noGLPK(format.rawValue) }
        return writer
    }
}

extension Model {
    /// Which variables are whole, in a line; nothing where none are.
    fileprivate var wholeText: String {
        guard !wholeVariables.isEmpty, let program = programs.first else { return "" }
        let names = wholeVariables.map { program.name(of: Variable(index: Int($0))) }
        return "whole numbers: " + names.joined(separator: ", ") + "\n"
    }
}

/// Why a program cannot be written.
package enum ModelTextError: Error, Equatable, CustomStringConvertible {
    /// GLPK's target writes this format, and the program is linked without it.
    case noGLPK(String)

    /// What is wrong, and what would be right.
    package var description: String {
        switch self {
        case .noGLPK(let format):
            "GLPK, which writes \(format), is not in this program; text and mathprog do without it"
        }
    }
}

extension String {
    /// A MathProg model with its data in one text: the data come between the model and its end.
    fileprivate func withData(_ data: String) -> String {
        let (text, mark) = (Array(utf8), Array("\nend;".utf8))
        let starts = 0..<max(0, text.count - mark.count + 1)
        guard let end = starts.last(where: { text[$0..<$0 + mark.count].elementsEqual(mark) }) else {
            return self + data
        }
        return String(decoding: text[..<end], as: UTF8.self) + "\n" + data
    }
}
