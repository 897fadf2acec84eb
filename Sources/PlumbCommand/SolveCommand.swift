// SolveCommand.swift: `plumb solve`, every problem answered.

import ArgumentParser
import Reports
import Workbench

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Answers every problem: the length and the place of each item.",
        discussion: """
            The text format shows the answer beside what the greedy rules do.  Solvers: \(RuleTable.standard.summaries).  \
            A scene (a record with a `tree`) is answered by one linear program, frame by frame.

            With --arithmetic exact the row is answered in fractions; a number that is no decimal is a string such as \
            "20/3" in JSON.

            With --certificate FILE the proofs of all answers are written to a file, one a line, which `plumb check` reads.
            """)

    @OptionGroup var input: InputArguments

    @Option(name: .customLong("with"), help: "The solver; by default glpk, and water-fill in exact arithmetic.")
    var solver: RuleEntry?

    @OptionGroup var numbers: ArithmeticArguments

    @Option(help: ArgumentHelp("Where to write the proofs of the answers, one a line.", valueName: "file"))
    var certificate: String?

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

    /// A drawing has to be held in memory until its height is known.
    private static let mostDrawings = 500

    func run() throws {
        let columns = Output.columns
        let file = try certificate.map { try CertificateFile($0, besides: input.files) }
        var answers = WrittenAnswers(areText: format == .text)
        var drawing = SVGDrawing()
        var pictures = 0
        try Batches(files: input.files).forEach({ record in self.outcome(of: record, columns: columns) }) { outcome in
            switch outcome {
            case .failure(let error): answers.write(.failure(error))
            case .success(let answered):
                switch answered.answer {
                case .text(let text): answers.write(.success(text))
                case .picture(let picture):
                    pictures += 1
                    if pictures <= Self.mostDrawings { drawing.add(picture) }
                case .scene(let scene):
                    pictures += 1
                    if pictures <= Self.mostDrawings { drawing.add(scene) }
                }
                switch answered.certificate {
                case .success(let line): try file?.write(line)
                case .failure(let error): answers.write(.failure(error))
                case nil: break
                }
            }
        }
        if format == .svg { Output.write(drawing.document) }
        if pictures > Self.mostDrawings {
            try Output.refuse("only the first \(Self.mostDrawings) of \(pictures) problems were drawn; give fewer")
        }
        try answers.status.leave()
    }

    /// What is printed of a record, and the line that proves it, where proofs are wanted.
    private struct Answered: Sendable {
        let answer: Answer
        var certificate: Result<String, InputError>?
    }

    private func outcome(of record: Record, columns: Int) -> Result<Answered, InputError> {
        let isExact = numbers.arithmetic == .exact
        let solver = solver ?? (isExact ? .waterFill : .glpk)
        var (lengths, scene): ([Double]?, ScreenAnswer?)
        let answer =
            isExact
            ? record.answeredExactly { document in
                try Self.shown(Self.answer(document, with: solver, format: format), format: format, columns: columns)
            }
            : record.answered(question: { question in
                switch question {
                case .row(let document):
                    let row = try Self.answer(document, with: solver, format: format)
                    lengths = row.answers.first?.arrangement.lengths
                    return Self.shown(row, format: format, columns: columns)
                case .scene(let document):
                    let answer = try Self.answer(document, with: solver)
                    scene = answer
                    return Self.shown(answer, format: format)
                }
            })
        return answer.map { answer in
            guard certificate != nil else { return Answered(answer: answer) }
            if let scene {
                return Answered(answer: answer, certificate: record.reported { try scene.certificate().json.line })
            }
            let line = record.answeredExactly { row in
                try row.certificate(by: solver, answering: lengths).json.line
            }
            return Answered(answer: answer, certificate: line)
        }
    }

    private enum Answer: Sendable {
        case text(String)
        case picture(AnsweredRow)
        case scene(ScreenAnswer)
    }

    /// Scenes are answered by the tree program only.
    private static func answer(_ document: SceneDocument, with solver: RuleEntry) throws -> ScreenAnswer {
        guard solver == .glpk else {
            throw ValidationError("a scene is solved by one linear program: leave --with away, or say --with glpk")
        }
        return try ScreenAnswer(document)
    }

    private static func shown(_ answer: ScreenAnswer, format: Format) -> Answer {
        switch format {
        case .json: .text(answer.json.line + "\n")
        case .text: .text(ScreenText(answer).lines.text)
        case .svg: .scene(answer)
        }
    }

    private static func answer<Value: AnsweringNumber>(
        _ document: RowDocumentOver<Value>, with solver: RuleEntry, format: Format
    ) throws -> AnsweredRowOver<Value> {
        try AnsweredRowOver(document, by: solver, besideRulesOf: format == .json ? nil : .standard)
    }

    private static func shown(
        _ row: AnsweredRowOver<some AnsweringNumber>, format: Format, columns: Int
    ) -> Answer {
        switch format {
        case .json: .text(row.answers.map { row.solution($0).line }.text)
        case .text: .text(RowText(row, columns: columns).lines.text)
        case .svg: .picture(row.inDoubles)
        }
    }
}
