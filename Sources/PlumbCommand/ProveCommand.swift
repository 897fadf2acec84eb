// ProveCommand.swift: `plumb prove`, claims about a row for all values of its parameters.

import ArgumentParser
import Certificates
import Deadlines
import Documents
import Reports
import Workbench

struct ProveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prove",
        abstract:
            "Proves a claim for all values of a row's or a scene's parameters, or refutes it with a smallest case.",
        discussion: """
            A family is a problem or a scene some of whose lengths vary with parameters.  Claims are fits, \
            no-avoidable-overflow, fills, optimal, within N, any of these as in "fits within 5", and comparisons such as "length(title) >= 44"; of scenes \
            fits, no-avoidable-overflow, inside, apart, untruncated, texts-apart, short-lines, legible, spaced-lines, \
            large-headings, large-targets, targets-on-screen, no-scrolling-across, and comparisons such as \
            "right(title) <= left(icon)"; \
            those under "claims" in the file are proved as well.  --worst gives the greatest value of overflow, \
            avoidable-overflow, unused, distance, for scenes also outside, overlap, truncated, text-overlap, long-lines, small-text, \
            tight-lines, small-headings, small-targets, lost-targets and scrolling-across, or a sum of lengths, \
            offsets, frames and parameters.  For scenes the rule is swiftui or optimal; a refutation \
            comes with the smallest scene that has the fault, and with a change of one line that repairs it, if one is found.

            For a table of texts: "height <= 12" for all widths from its own on, "height >= 9" for all up to it, and frontier, \
            the chain of all widths at which it becomes lower; the certificates are those of tables.

            With --free, --choose and --drop a refuted claim comes with the cheapest repair under which all \
            claims are proved for all values of the parameters, found exactly.

            With --same two rules are compared: the exact values of the parameters for which they give the same lengths, and the \
            simplest row on which they do not.

            plumb prove --claim fits --worst overflow toolbar.json
            plumb prove --claim "length(title) >= 44" --with css toolbar.json
            plumb prove --free search.min --free spacing --price search.min=2 toolbar.json
            plumb prove --items 3 --priorities 1,0,0 --worst overflow
            plumb prove --same swiftui,water-fill --items 2 --for-every container

            Exit status: 0 everything is proved, 1 a claim is refuted or undecided, also by --limit, or rules differ, 2 some input could not be read.
            """)

    @OptionGroup var input: InputArguments

    @Option(
        name: .customLong("with"), help: ArgumentHelp("The rule that the claims are about.", valueName: "rule"))
    var rule = RuleEntry.swiftui

    @Option(
        name: .customLong("claim"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A claim; may be given several times.", valueName: "claim"),
        transform: { try StatedClaim(parsing: $0) })
    var stated: [StatedClaim] = []

    @Option(
        name: .customLong("worst"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A measure whose greatest value is wanted; may be given several times.", valueName: "measure"),
        transform: { try LayoutMeasure(parsing: $0, among: RuleTable.standard.measures) })
    var measures: [LayoutMeasure] = []

    @OptionGroup var lines: LineOptions

    @OptionGroup var time: LimitOptions

    @Option(
        help: ArgumentHelp(
            "A certificate of the scenes as they were; what still holds of it is not explored again.",
            valueName: "certificate"))
    var reuse: FileName?

    @Option(help: ArgumentHelp("The most regions that one family may have.", valueName: "count"))
    var regions = ProofLimits().regions

    @Option(
        help: ArgumentHelp(
            "Whether the parts of a scene are proved by themselves: auto, where the whole has many regions; always, wherever "
                + "they can be; never.", valueName: "when"))
    var modular = SceneSplitting.auto

    @OptionGroup var freedom: FreeArguments

    @OptionGroup var sameness: SamenessArguments

    @OptionGroup var rows: AllRowsArguments

    @Option(
        help: ArgumentHelp(
            "Where to write the certificates, one family a line; plumb check reads them.", valueName: "file"))
    var certificate: FileName?

    @Option(
        help: "What to print; svg draws the regions of rows with one or two parameters, or the smallest faulty scene.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, svg, junit, sarif }

    @OptionGroup var known: FindingOptions

    mutating func validate() throws {
        input.files = try sameness.read(before: input.files)
        guard regions > 0 else { throw ValidationError("--regions must be above 0, not \(regions)") }
        try lines.check(format, text: .text, json: .json)
        if sameness.names != nil, let conflict = conflictOfSameness { throw ValidationError(conflict) }
        if rows.items == nil { return }
        if lines.answerAll {
            throw ValidationError("--answer-all answers the lines of files; leave it or --items away")
        }
        guard input.files.isEmpty else { throw ValidationError("give either files or --items") }
        if let claim = stated.firstOfTables {
            throw ValidationError("\(claim.words) is a claim about tables, and --items are rows")
        }
        if freedom.numbers != nil {
            throw ValidationError("--free, --choose and --drop change files, and --items are all rows")
        }
        if sameness.names == nil, stated.isEmpty, measures.isEmpty {
            throw ValidationError("\(ProvingError.nothingClaimed)")
        }
    }

    func run() throws {
        if let rules = sameness.rules { return try runSameness(rules) }
        let isJSON = lines.areJSON(format == .json)
        let proving = try proving(reusing: earlierProofs())
        var answers = try PrintedAnswers(of: "prove", lines, reading: input.files, areText: format == .text)
        var areProved = true
        let file = try certificate.map { try LineFile($0, besides: input) }
        var findings = try known.report(of: "prove", as: FindingReport.Format(rawValue: format.rawValue))
        func write(_ outcome: Result<ProvedFamily, InputError>, to record: Result<Record, InputError>) throws {
            findings.take { $0.add(outcome, to: record) }
            if case .success(let subject) = outcome {
                if !subject.isProved { areProved = false }
                let proofs = [subject.certificate, subject.repair?.certificate].compactMap(\.self)
                for certificate in proofs + subject.repairBounds { try file?.write(certificate.json.line) }
            }
            answers.write(outcome.flatMap { isJSON ? .success(.json($0.written)) : text(of: $0) }, to: record)
        }
        if let document = try rows.document() {
            try write(proved(all: document, proving), to: .failure(InputError(file: "--items", "is no file")))
        } else {
            var reader = Records(files: input.files, after: input.resume, asStream: lines.answerAll)
            while let record = reader.next() {
                if case .success(let table) = record, table.isTable {
                    let answer = try provedTable(table, file)
                    if case .success(let proved) = answer, !proved.isProved { areProved = false }
                    findings.take { $0.add(answer, to: table) }
                    answers.write(answer.map { isJSON ? .json($0.written) : text(of: $0) }, to: record)
                    continue
                }
                // A picture is a document, and there is no document of several.
                if format == .svg, answers.count > 0 {
                    try Output.refuse("there is more than one family; give one to draw, for example with head -n 1")
                }
                let subject = record.flatMap { proved($0, proving) }
                try Interruption.finish(1) { try write(subject, to: record) }
            }
        }
        try file?.finish(after: answers.run.outcome())
        try answers.run.writeSummary()
        let status = answers.run.status(judging: true)
        let judged = status == .done && !areProved && !lines.answerAll ? ExitStatus.claimsFail : status
        try findings.finish(judged, beside: isJSON || format == .svg).leave()
    }

    private func proved(all document: FamilyDocument, _ proving: ProvingRecords) -> Result<ProvedFamily, InputError> {
        var progress = Progress(counting: "regions explored")
        defer { progress.finish() }
        return keepingTime("--items") {
            do {
                return .success(try proving.proved(document, progress: { progress.update($0) }))
            } catch {
                return .failure(InputError(file: "--items", "\(error)"))
            }
        }
    }

    private func proved(_ record: Record, _ proving: ProvingRecords) -> Result<ProvedFamily, InputError> {
        var progress = Progress(counting: "regions explored")
        defer { progress.finish() }
        return keepingTime("\(record.file):\(record.line)") { proved(record, proving, &progress) }
    }

    /// Proves within the limit; what is decided by then stands, and what is not is said.
    private func keepingTime(
        _ place: String, _ work: () -> Result<ProvedFamily, InputError>
    ) -> Result<ProvedFamily, InputError> {
        time.keeping { deadline in
            let outcome = work()
            if case .success(let subject) = outcome, !subject.isProved, deadline.hasStoppedWork {
                Output.complain("\(place): \(time.complaint)")
            }
            return outcome
        }
    }

    private func proved(
        _ record: Record, _ proving: ProvingRecords, _ progress: inout Progress
    ) -> Result<ProvedFamily, InputError> {
        record.reported {
            try proving.proved(record, by: RuleTable.standard.decoder, progress: { progress.update($0) })
        }
    }

    func proving(reusing earlier: [SceneProofDocument]) -> ProvingRecords {
        ProvingRecords(
            of: rule, claims: stated, measures: measures, limits: limits, splitting: modular,
            keepsCertificate: certificate != nil, reusing: earlier, free: freedom.numbers)
    }

    /// The proofs of scenes in the file of `--reuse`; there may be others beside them.
    private func earlierProofs() throws -> [SceneProofDocument] {
        guard let reuse else { return [] }
        var reader = Records(files: [reuse], after: 0)
        var found: [SceneProofDocument] = []
        while let record = reader.next() {
            if case .scenes(let document) = try RuleTable.standard.decoder.decodeCertificate(record.get()) {
                found.append(document)
            }
        }
        if found.isEmpty { Output.complain("\(reuse): has no proof of a scene, and no other is reused") }
        return found
    }

    private var limits: ProofLimits { ProofLimits(regions: regions) }

    private func text(of subject: ProvedFamily) -> Result<Printed, InputError> {
        if format == .junit || format == .sarif { return .success(.text("", counting: subject.counted)) }
        guard format == .svg else {
            let text = terminal.page.shown(ProofText(subject, columns: terminal.page.columns).lines.map(\.shown)).text
            return .success(.text(text, counting: subject.counted))
        }
        return Result {
            try time.keeping { _ in .text(try subject.picture(limits: limits), counting: subject.counted) }
        }.mapError { InputError(file: subject.id ?? "the family", "\($0)") }
    }
}

extension SceneSplitting: ExpressibleByArgument {}
