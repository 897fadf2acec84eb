// AnsweredRow.swift: a document with its optimum and with answers to it: what reports and JSON are made from.
// Lengths in points.

/// An answered row in doubles.
public typealias AnsweredRow = AnsweredRowOver<Double>

/// A row with the answers to it, each judged once, when it is added.
public struct AnsweredRowOver<Value: AnsweringNumber>: Sendable {
    /// The row, with its name and its claims.
    public let document: RowDocumentOver<Value>
    /// The optimal lengths with what follows from them.
    public let optimum: ArrangementOver<Value>
    /// The answers, in the order in which they were added.
    public private(set) var answers: [RowAnswerOver<Value>] = []

    /// A row without answers.
    ///
    /// - Complexity: O(*n* log *n*).
    @_specialize(where Value == Double)
    public init(_ document: RowDocumentOver<Value>) {
        optimum = Self.optimum(of: document)
        self.document = document
    }

    /// A row with answers that have been judged.
    @inline(__always)
    init(
        _ document: consuming RowDocumentOver<Value>, optimum: ArrangementOver<Value>, answers: [RowAnswerOver<Value>]
    ) {
        (self.optimum, self.answers) = (optimum, answers)
        self.document = document
    }

    /// The optimal lengths of a document's row.
    @inline(__always)
    static func optimum(of document: borrowing RowDocumentOver<Value>) -> ArrangementOver<Value> {
        ArrangementOver(document.row.shared(by: WaterFilling()), in: document.row)
    }

    /// A row answered by a rule and, for pictures, by the greedy rules beside it.
    ///
    /// - Parameter table: Where the greedy rules are looked up; `nil` for the one answer alone.
    /// - Throws: As `ask(_:)` does.
    public init(_ document: RowDocumentOver<Value>, by rule: RuleEntry, besideRulesOf table: RuleTable? = nil) throws {
        self.init(document)
        try ask(rule)
        for other in table?.rules(beside: rule, for: document.row.policy) ?? [] { try ask(other) }
    }

    /// A row with every answer that its document claims.
    ///
    /// - Throws: `RowError` where a claim is no answer to the row at all.
    @_specialize(where Value == Double)
    public init(claimsOf document: RowDocumentOver<Value>) throws(RowError) {
        self.init(document)
        for claim in document.claims { try add(claim) }
    }

    /// Adds a rule's answer and, where the items have measures across, the alignment.
    ///
    /// - Throws: `RowProgramError` when the linear programs have no certified answer, `RowError` or whatever the rule
    ///   throws when it refuses the row.
    @_specialize(where Value == Double)
    public mutating func ask(_ rule: RuleEntry) throws {
        var answer = try answer(of: rule)
        answer.cross = try CrossAnswerOver(document.cross, countsLine: rule.countsLine, byProgram: rule.programs != nil)
        answers.append(answer)
    }

    /// How high each text is in an answer, `nil` for one that is cut off and for other items; `nil` where the row's policy
    /// knows no texts.
    package func heights(of answer: RowAnswerOver<Value>) -> [Value?]? {
        guard document.row.policy == .text, document.row.items.contains(where: { $0.steps != nil }) else { return nil }
        return document.row.heights(at: answer.arrangement.lengths)
    }

    /// Adds an answer that has been judged already.
    mutating func append(_ answer: RowAnswerOver<Value>) { answers.append(answer) }

    /// Adds an engine's answer.
    ///
    /// - Throws: `RowError` when it is no answer to the row at all.
    @_specialize(where Value == Double)
    public mutating func add(_ claim: ClaimedAnswerOver<Value>) throws(RowError) {
        answers.append(try Self.answer(claim, to: document, beside: optimum))
    }

    /// An engine's answer to a document, judged along the row and across.
    ///
    /// - Throws: `RowError` when it is no answer to the row at all.
    @_specialize(where Value == Double)
    static func answer(
        _ claim: ClaimedAnswerOver<Value>, to document: RowDocumentOver<Value>, beside optimum: ArrangementOver<Value>
    ) throws(RowError) -> RowAnswerOver<Value> {
        let row = document.row
        var answer = try lengths(of: claim, to: row, beside: optimum)
        answer.misplacement = MisplacementOver(in: claim, of: row)
        if let places = claim.cross {
            let across = try AlignmentProblemOver(
                children: document.cross.compactMap(\.self), countsLine: places.countsLine)
            answer.alignment = try across.verdict(
                onOffsets: places.offsets.compactMap(\.self), extent: places.extent, rounding: claim.rounding)
        }
        return answer
    }

    /// An engine's lengths alone.
    @_specialize(where Value == Double)
    func answer(claimed claim: ClaimedAnswerOver<Value>) throws(RowError) -> RowAnswerOver<Value> {
        try Self.lengths(of: claim, to: document.row, beside: optimum)
    }

    @inline(__always)
    private static func lengths(
        of claim: ClaimedAnswerOver<Value>, to row: RowOver<Value>, beside optimum: ArrangementOver<Value>
    ) throws(RowError) -> RowAnswerOver<Value> {
        try RowAnswerOver(
            claim.lengths, to: row, by: claim.engine, rounding: claim.rounding, optimum: optimum.lengths)
    }

    /// A rule's lengths, with the time that they took.
    func answer(of rule: RuleEntry) throws -> RowAnswerOver<Value> {
        let clock = ContinuousClock()
        let start = clock.now
        let found = try Value.answer(of: rule, to: document.row)
        let time = start.duration(to: clock.now)
        var answer: RowAnswerOver<Value>
        if let verdict = found.verdict {
            answer = RowAnswerOver(
                ArrangementOver(found.lengths, in: document.row), verdict, by: rule.name, title: rule.title,
                optimum: optimum.lengths)
        } else {
            answer = try RowAnswerOver(
                found.lengths, to: document.row, by: rule.name, title: rule.title, rounding: found.rounding,
                optimum: optimum.lengths)
        }
        answer.microseconds = time / .microseconds(1)
        answer.solver = found.solver
        return answer
    }
}
