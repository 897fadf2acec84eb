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
            return .exactRow(JudgedRow(try judged(record.exactRow(by: decoder))))
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
        case .row(let document): return .row(JudgedRow(try judged(document)))
        case .scene(let document): return .scene(try JudgedScene(document))
        }
    }

    @inline(__always)
    private func judged<Value: AnsweringNumber>(
        _ document: consuming RowDocumentOver<Value>
    ) throws -> AnsweredRowOver<Value> {
        // The answers are made before the row that keeps them: a row that is still being made would copy its document for each.
        let optimum = AnsweredRowOver.optimum(of: document)
        var answers: [RowAnswerOver<Value>] = []
        answers.reserveCapacity(document.claims.count)
        for claim in document.claims {
            if Deadline.isOver { throw StoppedWork() }
            answers.append(try AnsweredRowOver.answer(claim, to: document, beside: optimum))
        }
        return AnsweredRowOver(document, optimum: optimum, answers: answers)
    }
}

/// A record whose claims are judged.
package enum JudgedRecord: RecordAnswer {
    /// A row in doubles.
    case row(JudgedRow<Double>)
    /// A row in fractions.
    case exactRow(JudgedRow<Fraction>)
    /// A tree of views.
    indirect case scene(JudgedScene)
    /// A table of texts.
    indirect case table(JudgedTable)

    package var id: String? {
        switch self {
        case .row(let row): row.answered.document.id
        case .exactRow(let row): row.answered.document.id
        case .scene(let scene): scene.id
        case .table(let table): table.id
        }
    }

    /// A line for each claim.
    package func writeLines(to json: inout JSONWriter) {
        switch self {
        case .row(let row): row.answered.writeJudgements(to: &json)
        case .exactRow(let row): row.answered.writeJudgements(to: &json)
        case .scene(let scene): scene.writeLines(to: &json)
        case .table(let table): table.writeLines(to: &json)
        }
    }

    /// A list of the judgements, empty where nothing is claimed.
    package func writeFields(to json: inout JSONWriter) {
        switch self {
        case .row(let row): row.answered.writeJudgementList(to: &json)
        case .exactRow(let row): row.answered.writeJudgementList(to: &json)
        case .scene(let scene): scene.writeFields(to: &json)
        case .table(let table): table.writeFields(to: &json)
        }
    }

    package func count(in counts: inout AnswerCounts) {
        switch self {
        case .row(let row): row.answered.count(in: &counts)
        case .exactRow(let row): row.answered.count(in: &counts)
        case .scene(let scene): scene.count(in: &counts)
        case .table(let table): table.count(in: &counts)
        }
    }
}

/// A row with its claims judged, which is handed on from one function to the next: behind a reference that costs less than
/// copies of its lists do.
package final class JudgedRow<Value: AnsweringNumber>: Sendable {
    /// The row with the judgements.
    package let answered: AnsweredRowOver<Value>

    init(_ answered: AnsweredRowOver<Value>) { self.answered = answered }
}

extension AnsweredRowOver {
    fileprivate func writeJudgements(to json: inout JSONWriter) {
        answers.forEachInPlace { answer in
            write(judgementOn: answer, to: &json)
            json.endLine()
        }
    }

    fileprivate func writeJudgementList(to json: inout JSONWriter) {
        json.key("answers")
        json.open(UInt8(ascii: "["))
        answers.forEachInPlace { answer in
            json.separate()
            json.object { writeFields(ofJudgementOn: answer, to: &$0) }
        }
        json.close(UInt8(ascii: "]"))
    }

    fileprivate func count(in counts: inout AnswerCounts) {
        if answers.isEmpty { counts.countWithoutClaim() }
        answers.forEachInPlace { counts.count(AnswerCounts.Answer($0)) }
    }
}

extension Array {
    /// Looks at the entries where they stand: a loop over large ones copies each.
    @inline(__always)
    fileprivate func forEachInPlace(_ look: (Element) -> Void) {
        withUnsafeBufferPointer { entries in
            guard let first = entries.baseAddress else { return }
            for index in entries.indices { look((first + index).pointee) }
        }
    }
}
