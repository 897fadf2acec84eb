// SolveCommand.swift: `plumb solve`, every problem answered.

public import ArgumentParser
import Documents
import Scenes
public import Workbench
import Plumb
import Reports

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Answers every problem: the length and the place of each item.",
        discussion: """
            The text format shows the answer beside what the greedy rules do.  Solvers: glpk (linear programs, \
            progressive fairness), gini (fairness as one program), certified (a greedy answer confirmed by the \
            simplex method), exact (rational arithmetic), swiftui, progressive-fill, css, glue, water-fill.  A scene \
            (a record with a `tree`) is answered by one linear program, frame by frame.
            """)

    @OptionGroup var input: InputArguments

    @Option(name: .customLong("with"), help: "The solver.")
    var solver: RowSolver = .glpk

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

    /// A drawing has to be held in memory until its height is known.
    private static let mostDrawings = 500

    func run() throws {
        let (solver, format, columns) = (solver, format, Output.columns)
        var status = ExitStatus.done
        var drawing = SVGDrawing()
        var count = 0
        var batches = Batches(files: input.files)
        batches.forEach({ record in
            record.answered(question: { question in
                switch question {
                case .row(let document): try Self.answer(document, with: solver, format: format, columns: columns)
                case .scene(let document): try Self.answer(document, with: solver, format: format)
                }
            })
        }) { outcome in
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                status = .badInput
            case .success(.text(let text)):
                Output.write(count > 0 && format == .text ? "\n" + text : text)
                count += 1
            case .success(.picture(let picture)):
                if count < Self.mostDrawings { drawing.add(picture) }
                count += 1
            case .success(.scene(let scene)):
                if count < Self.mostDrawings { drawing.add(scene) }
                count += 1
            }
        }
        if format == .svg { Output.write(drawing.document) }
        if format == .svg, count > Self.mostDrawings {
            Output.complain("only the first \(Self.mostDrawings) of \(count) problems were drawn; give fewer")
            status = .badInput
        }
        try status.leave()
    }

    private enum Answer: Sendable {
        case text(String)
        case picture(RowPicture)
        case scene(ScreenAnswer)
    }

    /// Scenes are answered by the tree program only.
    private static func answer(
        _ document: SceneDocument, with solver: RowSolver, format: Format
    ) throws -> Answer {
        guard solver == .glpk else {
            throw ValidationError("a scene is solved by one linear program: leave --with away, or say --with glpk")
        }
        let answer = try ScreenAnswer(document)
        switch format {
        case .json: return .text(answer.json.line + "\n")
        case .text: return .text(ScreenText(answer).lines.joined(separator: "\n") + "\n")
        case .svg: return .scene(answer)
        }
    }

    private static func answer(
        _ document: ProblemDocument, with solver: RowSolver, format: Format, columns: Int
    ) throws -> Answer {
        let answer = try solver.answer(to: document)
        if format == .json { return .text(answer.json(for: document).line + "\n") }
        var picture = RowPicture(of: document)
        try picture.add(solver.title, lengths: answer.arrangement.lengths, cross: answer.cross)
        for rule in document.problem.policy.greedyRules where rule != solver {
            let other = try rule.answer(to: document)
            try picture.add(rule.title, lengths: other.arrangement.lengths, cross: other.cross)
        }
        if format == .svg { return .picture(picture) }
        let text = RowText(picture, answer: answer, columns: columns)
        return .text(text.lines.joined(separator: "\n") + "\n")
    }
}

extension RowSolver: ExpressibleByArgument {}

extension Policy {
    /// The greedy rules that people would otherwise use for rows of this policy.
    fileprivate var greedyRules: [RowSolver] {
        switch self {
        case .equalSizes: [.swiftui, .progressiveFill]
        case .equalIncrements: [.progressiveFill, .swiftui]
        case .weights: [.swiftui]
        case .cssFlex: [.css]
        case .glue: [.glue]
        default: []
        }
    }
}
