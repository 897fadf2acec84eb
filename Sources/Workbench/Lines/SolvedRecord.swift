// SolvedRecord.swift: a record with the answer to it, as lines of JSON and as a problem that claims it.

/// A record with the answer to it.
package struct SolvedRecord: RecordAnswer {
    /// What has been answered.
    package enum Content: Sendable {
        /// A row in doubles.
        case row(AnsweredRow)
        /// A row in fractions.
        case exactRow(AnsweredRowOver<Fraction>)
        /// A scene.
        case scene(ScreenAnswer)
    }

    /// What has been answered.
    package let content: Content
    /// What proves the answer, where that was wanted.
    package private(set) var certificate: JSONText?
    package private(set) var fault: InputError?

    init(_ content: Content) { self.content = content }

    mutating func keep(_ proof: Result<JSONText, InputError>) {
        switch proof {
        case .success(let json): certificate = json
        case .failure(let error): fault = error
        }
    }

    package var id: String? {
        switch content {
        case .row(let row): row.document.id
        case .exactRow(let row): row.document.id
        case .scene(let scene): scene.document.id
        }
    }

    /// A line for each answer.
    package func writeLines(to json: inout JSONWriter) {
        switch content {
        case .row(let row): row.writeSolutions(to: &json)
        case .exactRow(let row): row.writeSolutions(to: &json)
        case .scene(let scene):
            json.value(scene.json)
            json.endLine()
        }
    }

    package func writeFields(to json: inout JSONWriter) {
        switch content {
        case .row(let row): row.answers.first.map { row.writeFields(ofSolution: $0, to: &json) }
        case .exactRow(let row): row.answers.first.map { row.writeFields(ofSolution: $0, to: &json) }
        case .scene(let scene): json.members(of: scene.json, but: "id")
        }
    }

    package func count(in counts: inout AnswerCounts) {
        switch content {
        case .row(let row): row.answers.first.map { counts.count(AnswerCounts.Answer($0)) }
        case .exactRow(let row): row.answers.first.map { counts.count(AnswerCounts.Answer($0)) }
        case .scene: counts.count(AnswerCounts.Answer(of: "tree", verdict: Verdict.Kind.optimal.rawValue, stands: true))
        }
    }
}

extension SolvedRecord {
    /// Writes the problem with the answer added to what it claims.
    ///
    /// - Parameter record: The problem as it was read; all of it stays as it is written there.
    package func writeProblem(of record: Record, to json: inout JSONWriter) {
        switch content {
        case .row(let row): row.writeClaim(in: record, to: &json)
        case .exactRow(let row): row.writeClaim(in: record, to: &json)
        case .scene(let scene): record.write(claiming: scene.claim.json, to: &json)
        }
    }
}

extension AnsweredRowOver {
    fileprivate func writeSolutions(to json: inout JSONWriter) {
        for answer in answers {
            write(solution: answer, to: &json)
            json.endLine()
        }
    }

    fileprivate func writeClaim(in record: Record, to json: inout JSONWriter) {
        guard let answer = answers.first else { return }
        // A place that is infinite across is no claim that a document can make.
        let cross = answer.cross.flatMap { cross in
            cross.extent.isFinite
                ? CrossClaimOver(extent: cross.extent, offsets: cross.offsets, countsLine: cross.countsLine) : nil
        }
        let claim = ClaimedAnswerOver(
            engine: answer.engine, lengths: answer.arrangement.lengths, offsets: answer.arrangement.offsets,
            rounding: answer.rounding, cross: cross)
        record.write(claiming: claim.json, to: &json)
    }
}
