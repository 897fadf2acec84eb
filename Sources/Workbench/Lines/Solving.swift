// Solving.swift: a record answered by a rule, as `plumb solve` does.

internal import Simplex

/// Every row is answered by a rule, every scene by its linear program.
package struct Solving: RecordVerb {
    /// The rule; by default the linear programs, and water filling in exact arithmetic.
    package let rule: RuleEntry
    /// Whether decimals are read as they are, and answered in fractions.
    package let isExact: Bool
    private let purpose: Purpose
    /// What answers rows: by default the linear programs, proved in fractions where the program has no GLPK.
    private let programs: RuleEntry
    /// Whether a proof of the answer is wanted.
    private let isProved: Bool

    /// What is made of the answers.
    package enum Purpose: Sendable {
        /// Lines of JSON.
        case answers
        /// Claims of the problems.
        case claims
        /// Texts and pictures, which show what the greedy rules of the row's policy do beside the answer.
        case pictures
    }

    /// - Parameters:
    ///   - rule: By default the linear programs, and water filling in exact arithmetic.
    ///   - isExact: Whether decimals are read as they are, and answered in fractions.
    ///   - purpose: What is made of the answers.
    ///   - isProved: Whether a proof of each answer is wanted.
    package init(
        by rule: RuleEntry? = nil, exactly isExact: Bool = false, wanting purpose: Purpose = .answers,
        withProofs isProved: Bool = false
    ) {
        self.rule = rule ?? (isExact ? .waterFill : .glpk)
        programs = rule == nil && !isExact && LinkedAdviser.current == nil ? .exact : self.rule
        (self.isExact, self.purpose, self.isProved) = (isExact, purpose, isProved)
    }

    package static var name: String { "solve" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> SolvedRecord {
        var solved = SolvedRecord(try content(of: record, by: decoder))
        if isProved { solved.keep(proof(of: solved.content, in: record)) }
        return solved
    }

    private func content(of record: Record, by decoder: ProblemDecoder) throws -> SolvedRecord.Content {
        if isExact { return .exactRow(try answered(record.exactRow(by: decoder))) }
        switch try decoder.decodeQuestion(record) {
        case .row(let document): return .row(try answered(document))
        case .scene(let document):
            guard rule == .glpk else { throw SolvingError.sceneByRule }
            return .scene(try ScreenAnswer(document))
        }
    }

    private func answered<Value: AnsweringNumber>(
        _ document: RowDocumentOver<Value>
    ) throws -> AnsweredRowOver<Value> {
        try AnsweredRowOver(document, by: programs, besideRulesOf: purpose == .pictures ? .standard : nil)
    }

    private func proof(of content: SolvedRecord.Content, in record: Record) -> Result<JSONText, InputError> {
        switch content {
        case .scene(let scene): record.reported { try scene.certificate().json }
        case .row(let row):
            record.answeredExactly {
                try $0.certificate(by: programs, answering: row.answers.first?.arrangement.lengths).json
            }
        case .exactRow: record.answeredExactly { try $0.certificate(by: rule, answering: nil).json }
        }
    }
}
