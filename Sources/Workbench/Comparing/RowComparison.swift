// RowComparison.swift: one row of a corpus with everybody's answer to it, judged.  Lengths in points.

public import Documents
public import Plumb

/// Where a row stands in the input.
public struct RowPlace: Sendable, Hashable {
    /// The number of the record in all of the input, from 0; what could not be read counts.
    public let ordinal: Int
    /// The file as the caller named it; `-` is standard input.
    public let file: String
    /// The line on which the row begins, from 1.
    public let line: Int

    /// Makes a place.
    public init(ordinal: Int, file: String, line: Int) {
        self.ordinal = ordinal
        self.file = file
        self.line = line
    }
}

/// The answers to one row beside each other, and beside the optimum of the row's own policy.
public struct RowComparison: Sendable {
    /// The row.
    public let document: ProblemDocument
    /// Where it stands.
    public let place: RowPlace
    /// The optimal lengths with what follows from them.
    public let optimum: Arrangement
    /// The answers: of the solvers in the order in which they were asked, then the recorded ones.
    public let answers: [EngineAnswer]

    /// Puts a row and its answers together.
    public init(_ document: ProblemDocument, at place: RowPlace, optimum: Arrangement, answers: [EngineAnswer]) {
        self.document = document
        self.place = place
        self.optimum = optimum
        self.answers = answers
    }

    /// Asks some solvers and takes what the row records besides.
    ///
    /// - Complexity: that of the solvers, and O(*n* log *n*) for each answer.
    public init(of document: ProblemDocument, at place: RowPlace, asking solvers: [RowSolver]) {
        let optimum = WaterFilling().lengths(for: document.problem)
        let asked = solvers.map { EngineAnswer(asking: $0, about: document, optimum: optimum) }
        let recorded = document.claims.map { claim in
            EngineAnswer(
                of: .recorded(claim.engine), claim.lengths, to: document, optimum: optimum, rounding: claim.rounding)
        }
        self.init(
            document, at: place, optimum: Arrangement(optimum, in: document.problem), answers: asked + recorded)
    }

    /// Whether two answers differ by no more than the row's tolerance and both rounding allowances; `nil` where one
    /// of them is missing.
    public func agree(_ first: EngineAnswer, _ second: EngineAnswer) -> Bool? {
        guard let one = first.judgement, let other = second.judgement else { return nil }
        let distance = Distance(from: one.claim.lengths, to: other.claim.lengths)
        return distance.max <= document.problem.tolerance + first.rounding + second.rounding
    }

    /// How far an answer lies from the optimum; `nil` where there is none.
    public func gap(of answer: EngineAnswer) -> AnswerGap? {
        answer.judgement.map {
            AnswerGap($0, rounding: answer.rounding, optimum: optimum, tolerance: document.problem.tolerance)
        }
    }
}
