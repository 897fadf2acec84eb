// EngineAnswer.swift: one engine's answer to one row, judged, with what it took.  Lengths in points.

public import Documents
import Plumb

/// What an engine made of a row.
public struct EngineAnswer: Sendable {
    /// Who was asked.
    public let engine: ComparedEngine
    /// The answer with its verdict; `nil` where the engine gave none, or none that is an answer to the row.
    public let judgement: Judgement?
    /// How far rounding may have moved each length, in points; 0 for solvers.
    public let rounding: Double
    /// How long the rule took, in microseconds; `nil` for recorded engines.
    public let microseconds: Double?

    /// Judges an answer.
    ///
    /// - Parameters:
    ///   - lengths: The answer in points; `nil` where there is none.
    ///   - optimum: The optimal lengths of the row's own policy, in points.
    public init(
        of engine: ComparedEngine, _ lengths: [Double]?, to document: ProblemDocument, optimum: [Double],
        rounding: Double = 0, microseconds: Double? = nil
    ) {
        self.engine = engine
        self.rounding = rounding
        self.microseconds = microseconds
        judgement = lengths.flatMap { lengths in
            let claim = Claim(engine: engine.name, lengths: lengths, rounding: rounding)
            return try? Judgement(claim, of: document, optimum: optimum)
        }
    }

    /// Asks a solver and measures it: the rule alone, without reading, judging and writing.
    init(asking solver: RowSolver, about document: ProblemDocument, optimum: [Double]) {
        let rule = solver.distribution
        var lengths: [Double]?
        let time = ContinuousClock().measure { lengths = try? rule.lengths(for: document.problem) }
        self.init(
            of: .solver(solver), lengths, to: document, optimum: optimum, microseconds: time / .microseconds(1))
    }
}
