// JSONCall.swift: a verb applied to an input, as the command does it with `--format json`.

import Boxes
import Certificates
import Documents
import Proofs
import Workbench

/// A call with its options, and what comes of it.
struct JSONCall {
    let verb: CallVerb
    let options: CallOptions
    let input: [UInt8]

    /// What is handed back.
    struct Outcome: Sendable {
        var text: [UInt8] = []
        var errors: [String] = []
        var summary = ""
        var status: Int32 = 0
    }

    /// Does what a call asks.
    static func outcome(of verb: String, _ options: String?, _ input: [UInt8]) -> Outcome {
        do {
            guard let known = CallVerb(rawValue: verb) else { throw CallError.badVerb(verb) }
            let options = try CallOptions.reading(options ?? "{}", of: known)
            return try JSONCall(verb: known, options: options, input: input).outcome()
        } catch {
            return Outcome(errors: ["\(error)"], status: 2)
        }
    }

    var reader: RecordReader {
        RecordReader(
            input, named: FileName(options.file),
            asStream: options.answerAll || options.format == "partial" || verb == .merge,
            longest: verb == .merge ? MergedParts.longestPart : nil)
    }

    func rule(_ usual: RuleEntry? = nil) throws -> RuleEntry? {
        guard let name = options.with else { return usual }
        guard let rule = RuleTable.standard[name] else {
            throw RuleListError.unknown(name, names: RuleTable.standard.names)
        }
        return rule
    }

    func rules() throws -> [RuleEntry]? { try options.with.map { try RuleTable.standard.list($0) } }

    /// The rule of which something is proved.
    private func provenRule() throws -> RuleEntry {
        try options.with.map { try RuleTable.standard.followed($0) } ?? .swiftui
    }

    private func outcome() throws -> Outcome {
        switch verb {
        case .solve: try solved()
        case .verify: verified()
        case .prove: try proved()
        case .check: try checked()
        case .explain: answered(by: ExplainingRecords())
        case .sweep: answered(by: try sweeping())
        case .layout: answered(by: laying(), judging: options.widths != nil)
        case .compare: try compared()
        case .merge: merged()
        case .model: try written()
        case .table: tabled()
        case .generate: try generated()
        case .fuzz: try fuzzed()
        }
    }

    private func answered(by verb: some RecordVerb, judging isJudging: Bool = false) -> Outcome {
        var answers = AnsweredInput(numbers: options.numbers, answeringAll: options.answerAll)
        answers.answer(reader, by: verb, within: options.limits)
        return outcome(of: answers, judging: isJudging)
    }

    func outcome(of answers: AnsweredInput, judging isJudging: Bool = false) -> Outcome {
        Outcome(
            text: Array(answers.json.bytes), errors: answers.errors,
            summary: answers.counts.json(of: verb.rawValue).line,
            status: answers.status(judging: isJudging))
    }

    // MARK: - The verbs

    private func solved() throws -> Outcome {
        guard options.format == "problem" else {
            return answered(by: Solving(by: try rule(), exactly: options.isExact))
        }
        let solving = Solving(by: try rule(), exactly: options.isExact, wanting: .claims)
        if options.answerAll { throw CallError.conflict("answer-all writes answers; leave format problem away") }
        var answers = AnsweredInput(numbers: options.numbers)
        var lines = AnsweredLines(solving, within: RecordLimit(seconds: options.limits.each), answeringAll: false)
        answers.walk(reader, within: options.limits) { record, limit, json in
            lines.limit = limit
            switch (lines.answer(record), record) {
            case (.success(let answer), .success(let record)):
                answer.writeProblem(of: record, to: &json)
                return (answer.fault, true, false)
            case (.failure(let error), _): return (error, true, false)
            case (.success, .failure(let error)): return (error, true, false)
            }
        }
        answers.merge(lines.counts)
        return outcome(of: answers)
    }

    private func verified() -> Outcome {
        var outcome = Outcome()
        var answers = AnsweredInput(numbers: options.numbers, answeringAll: options.answerAll)
        answers.answer(reader, by: Judging(exactly: options.isExact), within: options.limits)
        outcome = self.outcome(of: answers, judging: true)
        guard options.format == "partial" else { return outcome }
        let partial = VerificationPartial(answers.counts, in: options.isExact ? .exact : .double)
        outcome.text = Array((partial.json.line + "\n").utf8)
        outcome.status = answers.counts.unreadFiles > 0 ? 2 : 0
        return outcome
    }

    private func proving() throws -> ProvingRecords {
        ProvingRecords(
            of: try provenRule(), claims: options.claims, measures: options.measures,
            limits: options.regions.map { ProofLimits(regions: $0) } ?? ProofLimits(), splitting: options.splitting,
            free: options.free)
    }

    private func proved() throws -> Outcome {
        let proving = try proving()
        guard let rows = options.allRows else { return answered(by: proving, judging: true) }
        guard input.isEmpty else {
            throw CallError.conflict("items are rows of their own; leave them or the bytes away")
        }
        let document = try rows.document()
        var answers = AnsweredInput(numbers: options.numbers)
        answers.answer(within: options.limits, named: "--items") {
            ProvedRecord(family: try proving.proved(document))
        }
        return outcome(of: answers, judging: true)
    }

    private func sweeping() throws -> Sweeping {
        let rules = try options.with.map { try RuleTable.standard.listFollowed($0) }
        if let count = rules?.count, count > 2 { throw RowSweepError.badCount(count) }
        return Sweeping(
            by: rules, along: options.axis, over: options.over, at: options.values,
            from: options.range)
    }

    private func laying() -> LayingOut {
        let asked: LayingOut.Asked =
            if options.compare {
                .comparison
            } else if let widths = options.widths {
                .search(widths, that: options.that ?? LayingOut.usualClaims)
            } else {
                .frames(for: options.details ? .details : .frames)
            }
        return LayingOut(by: options.engine ?? .swiftui, asking: asked, under: options.proposal)
    }

    private func checked() throws -> Outcome {
        guard options.with == nil || options.problems != nil else {
            throw CallError.conflict("with says by which rule the problems of \"of\" are proved; give \"of\"")
        }
        var answers = AnsweredInput()
        guard let stated = try options.problems.map(statedProblems) else {
            answers.answer(reader, by: CheckingRecords(), within: options.limits)
            return outcome(of: answers, judging: true)
        }
        guard case .success(let problems) = stated else {
            if case .failure(let faults) = stated { faults.lines.forEach { answers.stop($0) } }
            return outcome(of: answers, judging: true)
        }
        var tally = problems.tally
        answers.answer(reader, by: CheckingRecords(of: problems), within: options.limits) { outcome, _ in
            if case .success(let checked) = outcome, let answer = checked.stated { tally.take(answer) }
        }
        for gap in tally.gaps {
            let line = CheckLine(gap)
            answers.json.value(line.json)
            answers.json.endLine()
            answers.count(line.counted)
        }
        return outcome(of: answers, judging: true)
    }

    /// What is wrong with problems.
    private struct ProblemFaults: Error { var lines: [String] }

    /// The problems that certificates have to be about.
    private func statedProblems(_ text: String) throws -> Result<StatedProblems, ProblemFaults> {
        var (stated, faults): ([StatedProblem], ProblemFaults) = ([], ProblemFaults(lines: []))
        var problems = RecordReader(Array(text.utf8), named: FileName("of"), asStream: false)
        while let record = problems.next() {
            do { stated.append(try RuleTable.standard.decoder.decodeStatedProblem(record.get())) } catch {
                faults.lines.append("\(error)")
            }
        }
        guard faults.lines.isEmpty else { return .failure(faults) }
        let rule = try provenRule()
        return .success(
            StatedProblems(
                stated, by: AskedRule(rows: rule.nameOfProvable, scenes: rule.engineOfScenes?.rawValue)))
    }

    private func written() throws -> Outcome {
        guard options.form == nil || options.model == .cassowary else {
            throw CallError.conflict("form belongs to model cassowary")
        }
        let text = ModelText(
            as: options.format.flatMap(ModelFormat.init) ?? .text, of: options.model, form: options.form,
            stage: options.stage)
        var reader = reader
        guard let record = reader.next() else {
            return Outcome(errors: ["\(options.file): holds no problem"], status: 2)
        }
        let limit = options.limits.next()
        let outcome = record.flatMap { record in
            limit.keeping(record) { record.reported { try text.text(of: record) } }
        }
        guard case .success(let written) = outcome else {
            if case .failure(let error) = outcome { return Outcome(errors: [error.description], status: 2) }
            return Outcome(status: 2)
        }
        guard reader.next() == nil else {
            let complaint = "\(options.file): has more than one problem; give one, for example with head -n 1"
            return Outcome(text: Array(written.utf8), errors: [complaint], status: 2)
        }
        return Outcome(text: Array(written.utf8))
    }
}
