// ReportedFault+Rows.swift: what is wrong with an answer to a row.  Lengths in points.

package import Documents
package import Workbench

extension AnsweredRowOver {
    /// What is wrong with an answer: its lengths, its offsets and its places across, each by itself.
    package func findings(
        on answer: RowAnswerOver<Value>, at place: ReportedFault.Place?
    ) -> [ReportedFault] {
        if answer.stands { return [] }
        let content = [document.json.content, answer.engine]
        let subject = "\(document.id.shown) by \(answer.title)"
        let verdict = JSONText.writing { numbers in
            var json = JSONWriter(numbers: numbers)
            write(judgementOn: answer, to: &json)
            return json.text
        }
        func finding(_ rule: FindingRule, _ message: String) -> ReportedFault {
            var finding = ReportedFault(rule, of: subject, message, at: place, about: content)
            finding.properties = [("verdict", verdict)]
            return finding
        }
        var findings: [ReportedFault] = []
        if let rule = FindingRule(answer.verdict.kind) { findings.append(finding(rule, lengths(of: answer))) }
        if let words = misplacement(of: answer) { findings.append(finding(.misplaced, words)) }
        if let alignment = answer.alignment, let rule = FindingRule(alignment.kind), let words = across(answer) {
            findings.append(finding(rule, words))
        }
        return findings
    }
}

extension FindingBlock {
    /// Adds what has come of a record's claims, or what is wrong with it.
    package mutating func add(_ outcome: Result<JudgedRecord, InputError>, to record: Result<Record, InputError>) {
        switch (outcome, record) {
        case (.failure(let error), _), (_, .failure(let error)): add(error)
        case (.success(.row(let row)), .success(let record)): add(row.answered, of: record)
        case (.success(.exactRow(let row)), .success(let record)): add(row.answered, of: record)
        case (.success(.scene(let scene)), .success(let record)): scene.stacks.forEach { add($0.row, of: record) }
        case (.success(.table(let table)), .success(let record)): add(table, of: record)
        }
    }

    private mutating func add(_ table: JudgedTable, of record: Record) {
        for (claim, verdict) in table.verdicts.enumerated() {
            let engine = verdict.engine.printable
            guard let rule = FindingRule(verdict.kind) else {
                pass("claims of \(engine)", in: record.file)
                continue
            }
            add([
                ReportedFault(
                    rule, of: "\(table.document.id.shown) by \(engine)", verdict.sentence.printable,
                    at: .init(record, claim: claim), about: [engine, verdict.sentence])
            ])
        }
    }

    private mutating func add(_ row: AnsweredRowOver<some AnsweringNumber>, of record: Record) {
        for (claim, answer) in row.answers.enumerated() {
            if answer.stands {
                pass("claims of \(answer.title)", in: record.file)
            } else {
                add(row.findings(on: answer, at: .init(record, claim: claim)))
            }
        }
    }
}
