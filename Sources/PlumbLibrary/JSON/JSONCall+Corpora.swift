// JSONCall+Corpora.swift: the reports on whole inputs: `compare`, and `merge` of its partials and those of `verify`.

import Documents
import Workbench

extension JSONCall {
    func compared() throws -> Outcome {
        let plan = try rules().map { ComparisonPlan.chosen($0) } ?? .automatic
        let comparing = ComparingRecords(exactly: options.isExact)
        var answers = AnsweredInput()
        var whole = CorpusComparison(of: plan.solvers(besideClaims: false))
        var areFilesRead = true
        var tables = TableTally()
        answers.walk(reader, within: options.limits) { record, limit, _ in
            if case .success(let record) = record, record.isTable {
                let outcome = limit.keeping(record) {
                    record.reported {
                        try ComparedTable(record, by: RuleTable.standard.decoder, width: options.tableWidth)
                    }
                }
                switch outcome {
                case .success(let table):
                    tables.add(table)
                    return (nil, true, false)
                case .failure(let error):
                    whole.addUnreadable()
                    return (error, true, false)
                }
            }
            let solvers = plan.solvers(besideClaims: whole.hasClaims)
            let outcome = record.flatMap { record in
                limit.keeping(record) { comparing.compared(record, asking: solvers) }
            }
            switch outcome {
            case .success(let row):
                whole.merge(of: row, asking: solvers)
                return (nil, true, false)
            case .failure(let error):
                whole.addUnreadable()
                if error.line == nil { areFilesRead = false }
                return (error, true, false)
            }
        }
        var outcome = self.outcome(of: answers)
        outcome.summary = ""
        let question = ComparisonQuestion(plan: plan, numbers: options.isExact ? .exact : .double)
        let isPartial = options.format == "partial"
        let partial = ComparisonPartial(whole, question)
        let report = isPartial ? partial.json : partial.comparison.json
        if !tables.isEmpty {
            if isPartial { throw CallError.conflict("tables have no partial report; leave format partial away") }
            outcome.text = Array((tables.json.line + "\n").utf8)
        }
        if whole.rows > 0 || tables.isEmpty { outcome.text += Array((report.line + "\n").utf8) }
        if isPartial ? !areFilesRead : whole.unreadable > 0 { outcome.status = 2 }
        return outcome
    }

    func merged() -> Outcome {
        var (parts, answers) = (MergedParts(), AnsweredInput())
        answers.walk(reader, within: options.limits) { record, _, _ in
            do throws(InputError) {
                try parts.add(try record.get())
                return (nil, true, false)
            } catch {
                return (error, true, false)
            }
        }
        if parts.whole == nil, answers.errors.isEmpty { answers.stop(MergedParts.isEmpty(options.file)) }
        guard let whole = parts.whole, answers.errors.isEmpty else { return Outcome(errors: answers.errors, status: 2) }
        let isPartial = options.format == "partial"
        let report = isPartial ? whole.json : whole.report
        return Outcome(text: Array((report.line + "\n").utf8), status: isPartial ? 0 : whole.status)
    }
}

extension CorpusComparison {
    /// Adds a row that was answered by the solvers of its time.
    fileprivate mutating func merge(of row: RowComparison, asking solvers: [RuleEntry]) {
        var one = CorpusComparison(of: solvers)
        one.add(row)
        merge(one)
    }
}
