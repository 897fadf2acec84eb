// LayoutCommand.swift: `plumb layout`, every scene laid out.

public import ArgumentParser
import Boxes
import Documents
import Essentials
import Reports
import Shaping
public import Workbench

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Lays out trees of views: the frame of every view.",
        discussion: """
            A scene is JSON: a tree of views under a proposal.  The svg format draws one scene; --marks adds the \
            frames, names and guide lines of all views to it.

            With --widths every scene is searched for the narrowest whole width in which a claim of --that does not hold, and \
            for a change of one line with which every claim holds.  The svg format draws that width, the views concerned in red.

            With --font texts are measured with a font file: kerning, ligatures, all scripts, Unicode's line breaks; without \
            it by a table of Helvetica's widths that needs no file.

            plumb layout --widths 320...1440 --that fits,apart card.json
            plumb layout --font DejaVuSans.ttf --font NotoSansThai.ttf card.json

            Exit status: 0 done, 1 a claim does not hold, 2 some input could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of scenes: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "scene"))
    var files: [FileName] = []

    @OptionGroup var resumption: ResumeArguments

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp("The rule by which stacks share their lengths.", valueName: "rule"))
    var engine: SceneEngine = .swiftui

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Overrides the scene's proposal, as 320x- or infx200: a length, also below 0, - for unspecified, inf.",
            valueName: "widthxheight"),
        transform: { try LayingOut.proposal($0) })
    var proposal: PerAxis<Double?>?

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    @Flag(help: "With --format json: proposals, explicit guides, anchors and preferences as well.")
    var details = false

    @Flag(help: "With --format svg: frames, names and guide lines as well.")
    var marks = false

    @Flag(help: "Every stack on which SwiftUI's rule and the optimum differ, with verdicts and both answers.")
    var compare = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Searches all widths, such as 320...1440, for claims that fail.", valueName: "from...to"),
        transform: { try LayingOut.widths($0) })
    var widths: ClosedRange<Int>?

    @Option(
        name: .customLong("that"),
        help: ArgumentHelp(
            "What is claimed in all widths, of \(LayingOut.claimNames); fits,apart,inside by default.",
            valueName: "claims"),
        transform: { try LayingOut.claims($0) })
    var claims: [SceneClaim]?

    @OptionGroup var fonts: FontOptions

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg, junit, sarif }

    @OptionGroup var known: FindingOptions

    func validate() throws {
        try lines.check(format, text: .text, json: .json)
        if claims != nil, widths == nil { throw ValidationError("--that needs --widths") }
        if claims?.isEmpty == true { throw ValidationError("--that names no claim") }
        guard widths != nil else {
            if isReport || known.baseline != nil {
                throw ValidationError("--format junit and sarif, and --baseline, need --widths: they tell of faults")
            }
            return
        }
        if compare { throw ValidationError("give either --widths or --compare") }
    }

    func run() throws {
        var answers = try PrintedAnswers(of: "layout", lines, reading: files, areText: format == .text)
        let meter = InputMeter(files)
        var progress = Progress(counting: "scenes laid out", besideAnswers: true, isTyped: files.isTyped, of: meter)
        let shaper = try fonts.shaper()
        defer { shaper?.complainOfMissingCharacters() }
        var findings = try known.report(of: "layout", as: FindingReport.Format(rawValue: format.rawValue))
        var reader = Records(files: files, after: resumption.resume, asStream: lines.answerAll, meter: meter)
        while let record = reader.next() {
            let outcome = record.flatMap { record in
                time.keeping(record) { record.reported { try answer(record, shaper, &findings) } }
            }
            if case .failure(let error) = outcome { findings.take { $0.add(error) } }
            if format == .svg, answers.count > 0, case .success = outcome {
                return try Output.refuse("only the first scene was drawn; give one at a time")
            }
            Interruption.finish(1) { answers.write(outcome, to: record) }
            meter.reach(reader.bytesRead)
            progress.update(answers.count)
        }
        progress.finish()
        try answers.run.writeSummary()
        let status = answers.run.status(judging: widths != nil)
        try findings.finish(status, beside: isJSON || format == .svg).leave()
    }

    private var isJSON: Bool { lines.areJSON(format == .json) }

    /// Whether faults are written for other programs.
    private var isReport: Bool { format == .junit || format == .sarif }

    private func asked(_ isPicture: Bool) -> LayingOut.Asked {
        if compare { return .comparison }
        if let widths { return .search(widths, that: claims ?? LayingOut.usualClaims) }
        return .frames(for: isPicture ? .picture : details && isJSON ? .details : .frames)
    }

    private func answer(
        _ record: Record, _ shaper: FontShaper?, _ findings: inout FindingOutput
    ) throws -> Printed {
        let laying = LayingOut(by: engine, asking: asked(format == .svg), under: proposal, shaper: shaper)
        let answer = try laying.answer(record, by: RuleTable.standard.decoder)
        if case .search(let search) = answer.content { findings.take { $0.add(search, in: record) } }
        if isReport { return .text("", counting: answer.counted) }
        if isJSON { return .json(answer.written) }
        return .text(try text(of: answer.content, shaper), counting: answer.counted)
    }

    private func text(of content: LaidOutRecord.Content, _ shaper: FontShaper?) throws -> String {
        switch content {
        case .frames(let scene):
            return format == .svg
                ? SceneDrawing(scene, marks: marks ? .all : .nothing, title: scene.views.first?.id?.printable).document
                : terminal.page.shown(LayoutText(scene, columns: terminal.page.tableColumns).lines).text
        case .search(let search):
            guard format == .svg else { return terminal.page.shown(SceneSearchText(search).lines).text }
            guard let drawing = try search.drawing(shaper: shaper) else {
                throw ValidationError("\(SceneSearchText(search).nothing), so there is nothing to draw")
            }
            return drawing
        case .comparison(let comparison):
            guard format == .svg else {
                return try terminal.page.shown(
                    SceneComparisonText(comparison, columns: terminal.page.columns).lines
                ).text
            }
            var drawing = SVGDrawing()
            for difference in comparison.differences { drawing.add(try difference.picture) }
            return drawing.document
        }
    }
}

extension SceneEngine: ExpressibleByArgument {}
