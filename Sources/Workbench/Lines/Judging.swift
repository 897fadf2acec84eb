// Judging.swift: the claims of a record judged, as `plumb verify` does.

import Deadlines

/// Every claim of a record gets a verdict.
package struct Judging: RecordVerb {
    /// Whether decimals are read as they are, and nothing is forgiven.
    package let isExact: Bool

    /// - Parameter isExact: Whether decimals are read as they are, and nothing is forgiven.
    package init(exactly isExact: Bool) { self.isExact = isExact }

    package static var name: String { "verify" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> JudgedRecord {
        if isExact {
            if let table = try decoder.decodeTable(record) { return .table(try JudgedTable(table)) }
            return .exactRow(try judged(record.exactRow(by: decoder)))
        }
        let question: Question
        do {
            question = try decoder.decodeQuestion(record)
        } catch {
            // Rows come by the million, and are not looked through for what only tables have.
            guard let table = try decoder.decodeTable(record) else { throw error }
            return .table(try JudgedTable(table))
        }
        switch question {
        case .row(let document): return .row(try judged(document))
        case .scene(let document): return .scene(try JudgedScene(document))
        }
    }

    @inline(__always)
    private func judged<Value: AnsweringNumber>(_ document: RowDocumentOver<Value>) throws -> AnsweredRowOver<Value> {
        var row = AnsweredRowOver(document)
        for claim in document.claims {
            if Deadline.isOver { throw StoppedWork() }
            try row.add(claim)
        }
        return row
    }
}

/// A record whose claims are judged.
// It is handed on from one function to the next: behind a reference that costs less than copies do.
package indirect enum JudgedRecord: RecordAnswer {
    /// A row in doubles.
    case row(AnsweredRow)
    /// A row in fractions.
    case exactRow(AnsweredRowOver<Fraction>)
    /// A tree of views.
    case scene(JudgedScene)
    /// A table of texts.
    case table(JudgedTable)

    package var id: String? {
        switch self {
        case .row(let row): row.document.id
        case .exactRow(let row): row.document.id
        case .scene(let scene): scene.id
        case .table(let table): table.id
        }
    }

    /// A line for each claim.
    package func writeLines(to json: inout JSONWriter) {
        switch self {
        case .row(let row): row.writeJudgements(to: &json)
        case .exactRow(let row): row.writeJudgements(to: &json)
        case .scene(let scene): scene.writeLines(to: &json)
        case .table(let table): table.writeLines(to: &json)
        }
    }

    /// A list of the judgements, empty where nothing is claimed.
    package func writeFields(to json: inout JSONWriter) {
        switch self {
        case .row(let row): row.writeJudgementList(to: &json)
        case .exactRow(let row): row.writeJudgementList(to: &json)
        case .scene(let scene): scene.writeFields(to: &json)
        case .table(let table): table.writeFields(to: &json)
        }
    }

    package func count(in counts: inout AnswerCounts) {
        switch self {
        case .row(let row): row.count(in: &counts)
        case .exactRow(let row): row.count(in: &counts)
        case .scene(let scene): scene.count(in: &counts)
        case .table(let table): table.count(in: &counts)
        }
    }
}

extension AnsweredRowOver {
    fileprivate func writeJudgements(to json: inout JSONWriter) {
        for answer in answers {
            write(judgementOn: answer, to: &json)
            json.endLine()
        }
    }

    fileprivate func writeJudgementList(to json: inout JSONWriter) {
        json.key("answers")
        json.list(answers) { json, answer in
            json.object { writeFields(ofJudgementOn: answer, to: &$0) }
        }
    }

    fileprivate func count(in counts: inout AnswerCounts) {
        if answers.isEmpty { counts.countWithoutClaim() }
        for answer in answers { counts.count(AnswerCounts.Answer(answer)) }
    }
}
