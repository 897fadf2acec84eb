// SolveCommand.swift: `plumb solve`, every problem answered.

import ArgumentParser
import Documents
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

    @OptionGroup var time: LimitOptions

    @Option(help: ArgumentHelp("Where to write the proofs of the answers, one a line.", valueName: "file"))
    var certificate: FileName?

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg }

    /// A drawing has to be held in memory until its height is known.
    private static let mostDrawings = 500

    func run() throws {
        let columns = Output.columns
        let file = try certificate.map { try CertificateFile($0, besides: input) }
        var answers = WrittenAnswers(areText: format == .text)
        var drawing = SVGDrawing()
        var pictures = 0
        var progress = Progress(counting: "problems solved", besideAnswers: true, isTyped: input.isTyped)
        var solved = 0
        try Batches(input).forEachSlice { records, _ in
            self.slice(records, columns: columns)
        } then: { slice in
            answers.write(slice.block, texts: slice.texts)
            for picture in slice.pictures {
                pictures += 1
                if pictures <= Self.mostDrawings { picture.draw(in: &drawing) }
            }
            try file?.write(slice.certificates.bytes)
            solved += slice.records
            progress.update(solved)
        }
        progress.finish()
        try file?.finish(after: answers.status)
        if format == .svg { Output.write(drawing.document) }
        if pictures > Self.mostDrawings {
            try Output.refuse("only the first \(Self.mostDrawings) of \(pictures) problems were drawn; give fewer")
        }
        try answers.status.leave()
    }

    /// Some neighbouring records, answered.
    private struct Slice: Sendable {
        var block = AnswerBlock()
        var records = 0
        var texts = 0
        var pictures: [Picture] = []
        /// The lines that prove the answers, where proofs are wanted.
        var certificates = JSONWriter()
    }

    private enum Picture: Sendable {
        case row(AnsweredRow)
        case scene(ScreenAnswer)

        func draw(in drawing: inout SVGDrawing) {
            switch self {
            case .row(let row): drawing.add(row)
            case .scene(let scene): drawing.add(scene)
            }
        }
    }

    private func slice(_ records: ArraySlice<Batches.Outcome<Record>>, columns: Int) -> Slice {
        let decoder = RuleTable.standard.decoder
        var slice = Slice(records: records.count)
        for record in records {
            let outcome = record.flatMap { record in
                time.keeping(record) { answer(record, by: decoder, columns: columns, into: &slice) }
            }
            if case .failure(let error) = outcome { slice.block.complain(error.description) }
        }
        return slice
    }

    /// Adds the answer to a record and its proof, or says what is wrong.
    private func answer(
        _ record: Record, by decoder: ProblemDecoder, columns: Int, into slice: inout Slice
    ) -> Batches.Outcome<Void> {
        let isExact = numbers.arithmetic == .exact
        let solver = solver ?? (isExact ? .waterFill : .glpk)
        var (lengths, scene): ([Double]?, ScreenAnswer?)
        let outcome =
            isExact
            ? record.answeredExactly(by: decoder) { document in
                show(try Self.answer(document, with: solver, format: format), columns: columns, in: &slice)
            }
            : record.answered(by: decoder) { question in
                switch question {
                case .row(let document):
                    let row = try Self.answer(document, with: solver, format: format)
                    lengths = row.answers.first?.arrangement.lengths
                    show(row, columns: columns, in: &slice)
                case .scene(let document):
                    let answer = try Self.answer(document, with: solver)
                    scene = answer
                    show(answer, in: &slice)
                }
            }
        guard certificate != nil else { return outcome }
        return outcome.flatMap { prove(record, by: solver, lengths: lengths, scene: scene, in: &slice) }
    }

    private func prove(
        _ record: Record, by solver: RuleEntry, lengths: [Double]?, scene: ScreenAnswer?, in slice: inout Slice
    ) -> Batches.Outcome<Void> {
        let proof =
            scene.map { scene in record.reported { try scene.certificate().json } }
            ?? record.answeredExactly { try $0.certificate(by: solver, answering: lengths).json }
        return proof.map { json in
            slice.certificates.value(json)
            slice.certificates.endLine()
        }
    }

    /// Scenes are answered by the tree program only.
    private static func answer(_ document: SceneDocument, with solver: RuleEntry) throws -> ScreenAnswer {
        guard solver == .glpk else {
            throw ValidationError("a scene is solved by one linear program: leave --with away, or say --with glpk")
        }
        return try ScreenAnswer(document)
    }

    private static func answer<Value: AnsweringNumber>(
        _ document: RowDocumentOver<Value>, with solver: RuleEntry, format: Format
    ) throws -> AnsweredRowOver<Value> {
        try AnsweredRowOver(document, by: solver, besideRulesOf: format == .json ? nil : .standard)
    }

    private func show(_ answer: ScreenAnswer, in slice: inout Slice) {
        switch format {
        case .json:
            slice.block.answers.value(answer.json)
            slice.block.answers.endLine()
        case .text: show(ScreenText(answer).lines, in: &slice)
        case .svg: slice.pictures.append(.scene(answer))
        }
    }

    private func show(_ row: AnsweredRowOver<some AnsweringNumber>, columns: Int, in slice: inout Slice) {
        switch format {
        case .json:
            for answer in row.answers {
                row.write(solution: answer, to: &slice.block.answers)
                slice.block.answers.endLine()
            }
        case .text: show(RowText(row, columns: columns).lines, in: &slice)
        case .svg: slice.pictures.append(.row(row.inDoubles))
        }
    }

    /// An empty line stands before every text; that before the first of all is not printed.
    private func show(_ lines: [String], in slice: inout Slice) {
        slice.texts += 1
        slice.block.answers.endLine()
        for line in lines {
            slice.block.answers.raw(line)
            slice.block.answers.endLine()
        }
    }
}
