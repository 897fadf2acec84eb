// ProveCommand+Same.swift: `plumb prove --same`, where two rules give the same lengths.

import Certificates
import Deadlines
import Documents
import Reports
import Workbench

extension ProveCommand {
    /// What does not go together with `--same`.
    var conflictOfSameness: String? {
        if !stated.isEmpty || !measures.isEmpty {
            return "--same asks where rules agree; leave --claim and --worst away"
        }
        if freedom.numbers != nil {
            return "--same asks where rules agree, and --free repairs claims; give one of them"
        }
        if reuse != nil { return "--reuse takes proofs of scenes, and --same compares rules on rows; give one of them" }
        switch format {
        case .text, .json: return nil
        case .svg, .junit, .sarif: return "--same prints text or json, not \(format.rawValue)"
        }
    }

    /// Compares two rules on every family.
    func runSameness(_ rules: ComparedRules) throws {
        let isJSON = lines.areJSON(format == .json)
        let comparing = ComparingRules(
            rules, forEvery: sameness.every, limits: ProofLimits(regions: regions),
            keepsCertificate: certificate != nil)
        var answers = try PrintedAnswers(of: "prove", lines, reading: input.files, areText: format == .text)
        var areSame = true
        let file = try certificate.map { try LineFile($0, besides: input) }
        func write(_ outcome: Result<RulesBeside, InputError>, to record: Result<Record, InputError>) throws {
            if case .success(let answer) = outcome {
                if answer.areSame != true { areSame = false }
                if let proof = answer.certificate { try file?.write(proof.json.line) }
            }
            answers.write(outcome.map { isJSON ? .json($0.written) : text(of: $0) }, to: record)
        }
        if let document = try rows.document(inAllContainers: true) {
            let outcome = keepingTimeOfSameness("--items") { progress in
                Result { try comparing.compared(document, progress: { progress.update($0) }) }
                    .mapError { InputError(file: "--items", "\($0)") }
            }
            try write(outcome, to: .failure(InputError(file: "--items", "is no file")))
        } else {
            var reader = Records(files: input.files, after: input.resume, asStream: lines.answerAll)
            while let record = reader.next() {
                let outcome = record.flatMap { record in
                    keepingTimeOfSameness("\(record.file):\(record.line)") { progress in
                        record.reported {
                            try comparing.compared(
                                record, by: RuleTable.standard.decoder, progress: { progress.update($0) })
                        }
                    }
                }
                try Interruption.finish(1) { try write(outcome, to: record) }
            }
        }
        try file?.finish(after: answers.run.outcome())
        try answers.run.writeSummary()
        let status = answers.run.status(judging: true)
        try (status == .done && !areSame && !lines.answerAll ? ExitStatus.claimsFail : status).leave()
    }

    private func keepingTimeOfSameness(
        _ place: String, _ work: (inout Progress) -> Result<RulesBeside, InputError>
    ) -> Result<RulesBeside, InputError> {
        var progress = Progress(counting: "regions explored")
        defer { progress.finish() }
        return time.keeping { deadline in
            let outcome = work(&progress)
            if case .success(let answer) = outcome, answer.areSame == nil, deadline.hasStoppedWork {
                Output.complain("\(place): \(time.complaint)")
            }
            return outcome
        }
    }

    private func text(of answer: RulesBeside) -> Printed {
        let lines = SamenessText(answer, columns: terminal.page.columns).lines.map(\.shown)
        return .text(terminal.page.shown(lines).text, counting: answer.counted)
    }
}
