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
            """)

    @OptionGroup var input: InputArguments

    @Option(name: .customLong("with"), help: "The solver; by default glpk, and water-fill in exact arithmetic.")
    var solver: RuleEntry?

    @OptionGroup var numbers: ArithmeticArguments

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

    /// A drawing has to be held in memory until its height is known.
    private static let mostDrawings = 500

    func run() throws {
        let (arithmetic, format, columns) = (numbers.arithmetic, format, Output.columns)
        let solver = solver ?? (arithmetic == .exact ? .waterFill : .glpk)
        var answers = WrittenAnswers(areText: format == .text)
        var drawing = SVGDrawing()
        var pictures = 0
        Batches(files: input.files).forEach({ record in
            if arithmetic == .exact {
                return record.answeredExactly { document in
                    try Self.answer(document, with: solver, format: format, columns: columns)
                }
            }
            return record.answered(question: { question in
                switch question {
                case .row(let document): try Self.answer(document, with: solver, format: format, columns: columns)
                case .scene(let document): try Self.answer(document, with: solver, format: format)
                }
            })
        }) { outcome in
            switch outcome {
            case .failure(let error): answers.write(.failure(error))
            case .success(.text(let text)): answers.write(.success(text))
            case .success(.picture(let picture)):
                pictures += 1
                if pictures <= Self.mostDrawings { drawing.add(picture) }
            case .success(.scene(let scene)):
                pictures += 1
                if pictures <= Self.mostDrawings { drawing.add(scene) }
            }
        }
        if format == .svg { Output.write(drawing.document) }
        if pictures > Self.mostDrawings {
            try Output.refuse("only the first \(Self.mostDrawings) of \(pictures) problems were drawn; give fewer")
        }
        try answers.status.leave()
    }

    private enum Answer: Sendable {
        case text(String)
        case picture(AnsweredRow)
        case scene(ScreenAnswer)
    }

    /// Scenes are answered by the tree program only.
    private static func answer(_ document: SceneDocument, with solver: RuleEntry, format: Format) throws -> Answer {
        guard solver == .glpk else {
            throw ValidationError("a scene is solved by one linear program: leave --with away, or say --with glpk")
        }
        let answer = try ScreenAnswer(document)
        switch format {
        case .json: return .text(answer.json.line + "\n")
        case .text: return .text(ScreenText(answer).lines.text)
        case .svg: return .scene(answer)
        }
    }

    private static func answer(
        _ document: RowDocumentOver<some AnsweringNumber>, with solver: RuleEntry, format: Format, columns: Int
    ) throws -> Answer {
        let row = try AnsweredRowOver(document, by: solver, besideRulesOf: format == .json ? nil : .standard)
        switch format {
        case .json: return .text(row.answers.map { row.solution($0).line }.text)
        case .text: return .text(RowText(row, columns: columns).lines.text)
        case .svg: return .picture(row.inDoubles)
        }
    }
}
