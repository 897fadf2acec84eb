// CheckCommand.swift: `plumb check`, every certificate checked in exact arithmetic, and held against the problems that it
// has to be about.  Nothing here asks a solver.

import ArgumentParser
import Certificates
import Documents
import Reports
import Workbench

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks certificates in exact arithmetic, without a solver.",
        discussion: """
            `plumb solve --certificate FILE` and `plumb prove --certificate FILE` write certificates: the problem or the \
            family, the findings, and the numbers that prove them.  check adds, multiplies and compares fractions.

            A certificate proves what it says of the problem that it contains.  With --of it must be about a problem of \
            these files as they are now, every one of them must have a certificate, and every claim in them must be proved.

            plumb solve --certificate toolbar.jsonl toolbar.json
            plumb check --of toolbar.json toolbar.jsonl
            plumb check screens.jsonl --of screens/*.json
            plumb check --format json < toolbar.jsonl

            Exit status: 0 all certificates hold, 1 some do not or are about something else than the files, 2 some input \
            could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of certificates: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [FileName] = []

    @Option(
        name: .customLong("of"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "The problems that the certificates have to be about: all files up to the next option, or the end.  Certificates "
                + "among them are checked, where no others stand before the option.",
            valueName: "file"))
    var problems: [FileName] = []

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "With --of, the rule that families must be proved by, as prove has it: swiftui by default.",
            valueName: "rule"))
    var rule: RuleEntry?

    @OptionGroup var resumption: ResumeArguments

    @Option(help: "What to print.")
    var format: Format = .text

    @OptionGroup var terminal: TerminalOptions

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, junit, sarif }

    @OptionGroup var known: FindingOptions

    func validate() throws {
        guard !problems.isEmpty else {
            if rule != nil {
                throw ValidationError("--with says by which rule the files of --of are proved; give --of")
            }
            return
        }
        if resumption.resume > 0 { throw ValidationError("--of needs all certificates; leave --resume away") }
        if problems.contains(where: \.isStandardInput), files.isEmpty || files.contains(where: \.isStandardInput) {
            throw ValidationError(
                "certificates and problems cannot both be standard input; "
                    + "write the files of certificates first: plumb check CERTIFICATES --of FILES")
        }
    }

    /// The certificates and the problems; where the option is first, it has taken the certificates behind it, too.
    private var inputs: (certificates: [FileName], problems: [FileName]) {
        guard files.isEmpty, problems.count > 1 else { return (files, problems) }
        let certificates = problems.filter { file in
            // What is read once has to be read by whoever answers it.
            guard !file.isStandardInput, [file].totalSize != nil else { return false }
            var reader = RecordReader(files: [file])
            guard case .success(let record) = reader.next() else { return false }
            return record.hasField(among: ["certificate"])
        }
        let others = problems.filter { !certificates.contains($0) }
        return others.isEmpty ? (files, problems) : (certificates, others)
    }

    func run() throws {
        let (files, problems) = inputs
        var findings = try known.report(of: "check", as: FindingReport.Format(rawValue: format.rawValue))
        let stated = try problems.isEmpty ? nil : statedProblems(problems, &findings)
        var tally = stated?.tally
        var status = ExitStatus.done
        let batches = Batches(files: files, after: resumption.resume)
        var progress = Progress(
            counting: "certificates checked", besideAnswers: true, isTyped: files.isTyped, of: batches.meter)
        let checking = CheckingRecords(of: stated)
        var checked = 0
        batches.forEach({ record in
            record.reported { try checking.answer(record, by: RuleTable.standard.decoder) }
        }) { outcome in
            checked += 1
            defer { progress.update(checked) }
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                findings.take { $0.add(error) }
                status = .badInput
            case .success(let certificate):
                write(certificate.line, &status)
                findings.take { block in
                    if let fault = certificate.reported { return block.add([fault]) }
                    block.pass("certificates", in: certificate.place.file)
                }
                if let answer = certificate.stated { tally?.take(answer) }
            }
        }
        progress.finish()
        // Of what was not read nothing can be missed.
        if !Interruption.isRequested {
            for gap in tally?.gaps ?? [] {
                write(CheckLine(gap), &status)
                findings.take { $0.add([ReportedFault(gap)]) }
            }
        }
        try findings.finish(status, beside: format == .json).leave()
    }

    private func write(_ line: CheckLine, _ status: inout ExitStatus) {
        switch format {
        case .json: Output.write(line.json.line + "\n")
        case .text:
            Output.write(terminal.page.shown([line.shown]).text)
        case .junit, .sarif: break
        }
        if !line.isGood, status == .done { status = .claimsFail }
    }

    /// The problems that certificates have to be about.
    ///
    /// - Throws: `ExitCode` once the complaints are written.
    private func statedProblems(_ problems: [FileName], _ findings: inout FindingOutput) throws -> StatedProblems {
        var stated: [StatedProblem] = []
        var isReadable = true
        Batches(files: problems, after: 0).forEach({ record in
            Result { () throws(InputError) in try RuleTable.standard.decoder.decodeStatedProblem(record) }
        }) { outcome in
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                findings.take { $0.add(error) }
                isReadable = false
            case .success(let problem): stated.append(problem)
            }
        }
        guard isReadable else {
            throw ExitCode(findings.finish(.badInput, beside: format == .json).rawValue)
        }
        let rule = rule ?? .swiftui
        return StatedProblems(
            stated, by: AskedRule(rows: rule.nameOfProvable, scenes: rule.engineOfScenes?.rawValue))
    }
}

extension CheckedRecord {
    /// What is wrong with the certificate, as reports for other programs have it.
    fileprivate var reported: ReportedFault? {
        ReportedFault(certificate, fault: broken, difference: stated?.difference, at: ReportedFault.Place(place))
    }
}
