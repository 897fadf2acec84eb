// AnsweringNumber.swift: the arithmetics in which rows are answered.

/// Numbers in which rows are answered.
public protocol AnsweringNumber: DocumentNumber {
    /// What a rule of the table answers to a row, and how.
    ///
    /// - Throws: What the rule throws; `ArithmeticError` for a rule that knows no such numbers.
    static func answer(of rule: RuleEntry, to row: RowOver<Self>) throws -> FoundLengths<Self>

    /// Children across a row placed by the linear program; `nil` in an arithmetic without programs.
    static func align(_ problem: AlignmentProblemOver<Self>) throws -> FoundPlaces<Self>?
}

/// Lengths as a rule found them.
public struct FoundLengths<Value: AnsweringNumber>: Sendable {
    /// One length per item, in points.
    let lengths: [Value]
    /// The verdict on them, where the rule proves them by itself.
    var verdict: VerdictOver<Value>?
    /// How far rounding may have moved each length, in points.
    var rounding: Value = 0
    let solver: SolverNote
}

/// Places across a row, with the children that hold the start and the end of the extent.
public typealias FoundPlaces<Value: AnsweringNumber> = (
    arrangement: CrossArrangementOver<Value>, start: Int?, end: Int?
)

extension Double: AnsweringNumber {
    /// Every rule answers in doubles.
    public static func answer(of rule: RuleEntry, to row: Row) throws -> FoundLengths<Double> {
        if let engine = rule.rule as? any RoundingDistribution {
            let (lengths, rounding) = try engine.roundedLengths(for: row)
            return FoundLengths(
                lengths: lengths, rounding: rounding, solver: SolverNote(name: rule.name, method: "stdio"))
        }
        if rule == .glpk, LinkedAdviser.current == nil { throw SolvingError.noGLPK }
        guard let programs = rule.programs else {
            return FoundLengths(
                lengths: try rule.rule.lengths(for: row), solver: SolverNote(name: rule.name, method: "greedy"))
        }
        let solved = try programs.solve(row)
        let note = SolverNote.programs(solved.method.rawValue, iterations: solved.iterations)
        return FoundLengths(lengths: solved.lengths, verdict: solved.proved.verdict, solver: note)
    }

    /// By the linear program.
    public static func align(_ problem: AlignmentProblem) throws -> FoundPlaces<Double>? {
        let solved = try problem.solved(advisedBy: .linked)
        return (solved.arrangement, solved.startHolder, solved.endHolder)
    }
}

extension Fraction: AnsweringNumber {
    /// The rules that are written over any number answer in fractions.
    public static func answer(of rule: RuleEntry, to row: ExactRow) throws -> FoundLengths<Fraction> {
        guard let exact = rule.rule as? any Rule else { throw ArithmeticError.notExact(rule.name) }
        return FoundLengths(
            lengths: try exact.lengths(in: row), solver: SolverNote(name: rule.name, method: "greedy, exact"))
    }

    /// Programs know no fractions; the least extent has a formula.
    public static func align(_ problem: AlignmentProblemOver<Fraction>) -> FoundPlaces<Fraction>? { nil }
}

/// Why a question has no exact answer.
public enum ArithmeticError: Error, Equatable, CustomStringConvertible {
    /// The rule of this name answers in doubles alone.
    case notExact(String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .notExact(let name):
            let exact = RuleTable.standard.rules.filter(\.isExact).map(\.name).listed
            return "\(name) answers in doubles alone; --arithmetic exact takes \(exact)"
        }
    }
}
