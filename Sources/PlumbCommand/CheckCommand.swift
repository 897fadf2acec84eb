// CheckCommand.swift: `plumb check`, every certificate checked in exact arithmetic.  Nothing here asks a solver.

import ArgumentParser
import Certificates
import Documents
import Rows

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks certificates in exact arithmetic, without a solver.",
        discussion: """
            A certificate is what `plumb solve --certificate FILE` or `plumb prove --certificate FILE` writes: the problem \
            or the family, what was found, and the numbers that prove it.  Whether they do is seen by adding, multiplying \
            and comparing fractions.

            plumb solve --certificate toolbar.jsonl toolbar.json
            plumb check toolbar.jsonl
            plumb check --format json < toolbar.jsonl

            Exit status: 0 all certificates hold, 1 some do not, 2 some input could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of certificates: .json, one a file; .jsonl, one a line; - or none is standard input.",
            valueName: "file"))
    var files: [FileName] = []

    @OptionGroup var resumption: ResumeArguments

    @Option(help: "What to print.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    /// One certificate, checked.
    private struct Line: Sendable {
        let holds: Bool
        let text: String
    }

    func run() throws {
        let format = format
        let isColoured = Output.isColoured && format == .text
        var status = ExitStatus.done
        var progress = Progress(counting: "certificates checked", besideAnswers: true, isTyped: files.isTyped)
        var checked = 0
        Batches(files: files, after: resumption.resume).forEach({ record in
            Result { () throws(InputError) in
                Self.line(on: try ProblemDecoder().decodeCertificate(record), format, line: record.line)
            }
        }) { outcome in
            checked += 1
            defer { progress.update(checked) }
            switch outcome {
            case .failure(let error):
                Output.complain(error.description)
                status = .badInput
            case .success(let line):
                Output.write(Output.coloured(line.text, good: line.holds, enabled: isColoured) + "\n")
                if !line.holds, status == .done { status = .claimsFail }
            }
        }
        progress.finish()
        try status.leave()
    }

    private static func line(on certificate: CertificateDocument, _ format: Format, line: Int) -> Line {
        var fault: CertificateFault?
        do { try certificate.check() } catch { fault = error }
        switch format {
        case .json:
            let json = JSONText.members([
                ("id", certificate.id.map(JSONText.string)), ("certificate", .string(certificate.kind.rawValue)),
                ("holds", .bool(fault == nil)), ("proves", fault == nil ? .string(certificate.statement) : nil),
                ("fault", fault.map { .string($0.description) }),
            ])
            return Line(holds: fault == nil, text: json.line)
        case .text:
            let outcome = fault.map { "does not hold: \($0)" } ?? "holds: \(certificate.statement)"
            return Line(
                holds: fault == nil, text: "\(certificate.id ?? "line \(line)"): \(outcome)".printable)
        }
    }
}
