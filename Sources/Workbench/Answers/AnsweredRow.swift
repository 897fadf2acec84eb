// AnsweredRow.swift: a document with its optimum and with answers to it: what reports and JSON are made from.
// Lengths in points.

public import Documents
public import Plumb

/// A row with the answers to it, each judged once, when it is added.
public struct AnsweredRow: Sendable {
    /// The row, with its name and its claims.
    public let document: ProblemDocument
    /// The optimal lengths with what follows from them.
    public let optimum: Arrangement
    /// The answers, in the order in which they were added.
    public private(set) var answers: [RowAnswer] = []

    /// A row without answers.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(_ document: ProblemDocument) {
        self.document = document
        optimum = Arrangement(WaterFilling().lengths(for: document.problem), in: document.problem)
    }

    /// A row answered by a rule and, for pictures, by the greedy rules beside it.
    ///
    /// - Parameter table: Where the greedy rules are looked up; `nil` for the one answer alone.
    /// - Throws: As `ask(_:)` does.
    public init(_ document: ProblemDocument, by rule: RuleEntry, besideRulesOf table: RuleTable? = nil) throws {
        self.init(document)
        try ask(rule)
        for other in table?.rules(beside: rule, for: document.problem.policy) ?? [] { try ask(other) }
    }

    /// A row with every answer that its document claims.
    ///
    /// - Throws: `RowError` where a claim is no answer to the row at all.
    public init(claimsOf document: ProblemDocument) throws(RowError) {
        self.init(document)
        for claim in document.claims { try add(claim) }
    }

    /// Adds a rule's answer and, where the items have measures across, the alignment.
    ///
    /// - Throws: `RowProgramError` when the linear programs have no certified answer, `RowError` or whatever the rule
    ///   throws when it refuses the row.
    public mutating func ask(_ rule: RuleEntry) throws {
        var answer = try answer(of: rule)
        answer.cross = try CrossAnswer(document.cross, countsLine: rule.countsLine, byProgram: rule.programs != nil)
        answers.append(answer)
    }

    /// Adds an engine's answer.
    ///
    /// - Throws: `RowError` when it is no answer to the row at all.
    public mutating func add(_ claim: Claim) throws(RowError) {
        var answer = try answer(claimed: claim)
        answer.misplacement = Misplacement(in: claim, of: document.problem)
        if let places = claim.cross {
            let problem = try AlignmentProblem(
                children: document.cross.compactMap(\.self), countsLine: places.countsLine)
            answer.alignment = try problem.verdict(
                onOffsets: places.offsets.compactMap(\.self), extent: places.extent, rounding: claim.rounding)
        }
        answers.append(answer)
    }

    /// A rule's lengths, with the time that they took.
    func answer(of rule: RuleEntry) throws -> RowAnswer {
        let clock = ContinuousClock()
        let start = clock.now
        guard let programs = rule.programs else {
            let lengths = try rule.rule.lengths(for: document.problem)
            let time = start.duration(to: clock.now)
            var answer = try RowAnswer(
                lengths, to: document.problem, by: rule.name, title: rule.title, microseconds: time / .microseconds(1),
                optimum: optimum.lengths)
            answer.solver = SolverNote(name: rule.name, method: "greedy")
            return answer
        }
        let solved = try programs.solve(document.problem)
        let time = start.duration(to: clock.now)
        var answer = RowAnswer(
            solved.proved.arrangement, .optimal(levels: solved.levels), by: rule.name, title: rule.title,
            optimum: optimum.lengths)
        answer.microseconds = time / .microseconds(1)
        answer.solver = SolverNote(
            name: "glpk", method: solved.method.rawValue, version: LinearProgramming.solverVersion,
            iterations: solved.iterations)
        return answer
    }

    /// An engine's lengths alone.
    func answer(claimed claim: Claim) throws(RowError) -> RowAnswer {
        try RowAnswer(
            claim.lengths, to: document.problem, by: claim.engine, rounding: claim.rounding, optimum: optimum.lengths)
    }
}
