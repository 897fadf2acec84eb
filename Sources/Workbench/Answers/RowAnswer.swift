// RowAnswer.swift: an answer to a row, judged where it is made.  Lengths in points.

/// An answer in doubles.
public typealias RowAnswer = RowAnswerOver<Double>

/// Somebody's answer to a row, with the judgement on it: what solve, verify, compare and fuzz report.
public struct RowAnswerOver<Value: DocumentNumber>: Sendable {
    /// Who answered: a rule by its name in the table, an engine by its name in the input.
    public let engine: String
    /// How reports call whoever answered.
    public let title: String
    /// The lengths with the offsets, overflow and unused space that follow from them.
    public let arrangement: ArrangementOver<Value>
    /// How far rounding may have moved each length, in points; 0 for rules.
    public let rounding: Value
    /// The verdict under the row's policy, with its witness.
    public let verdict: VerdictOver<Value>
    /// The verdict without its witness.
    public let kind: Verdict.Kind
    /// How far the lengths lie from the optimum.
    public let distance: DistanceOver<Value>
    /// How the answer was found; `nil` for an engine of the input.
    public internal(set) var solver: SolverNote?
    /// How long the rule took, in microseconds; `nil` for an engine of the input.
    public internal(set) var microseconds: Double?
    /// Where the rule puts the items across the row; `nil` where none has measures, and for engines.
    public internal(set) var cross: CrossAnswerOver<Value>?
    /// The first item whose claimed offset does not follow from lengths and gaps.
    public internal(set) var misplacement: MisplacementOver<Value>?
    /// The verdict on the claimed places across the row; `nil` where nothing is claimed of them.
    public internal(set) var alignment: AlignmentVerdictOver<Value>?

    /// Judges lengths.
    ///
    /// - Parameters:
    ///   - lengths: One per item, in points.
    ///   - title: The engine's name by default.
    ///   - optimum: The optimal lengths of the row, in points.
    /// - Throws: `RowError` when they are no lengths of the row at all.
    /// - Complexity: O(*n* log *n*).
    package init(
        _ lengths: [Value], to row: RowOver<Value>, by engine: String, title: String? = nil, rounding: Value = 0,
        microseconds: Double? = nil, optimum: [Value]
    ) throws(RowError) {
        self.init(
            ArrangementOver(lengths, in: row), try row.verdict(on: lengths, rounding: rounding), by: engine,
            title: title ?? engine.printable, rounding: rounding, optimum: optimum)
        self.microseconds = microseconds
    }

    /// An answer that has been judged already.
    init(
        _ arrangement: ArrangementOver<Value>, _ verdict: VerdictOver<Value>, by engine: String, title: String,
        rounding: Value = 0, optimum: [Value]
    ) {
        (self.engine, self.title, self.rounding) = (engine, title, rounding)
        (self.arrangement, self.verdict, kind) = (arrangement, verdict, verdict.kind)
        distance = DistanceOver(from: arrangement.lengths, to: optimum)
    }

    /// The water level of each tier, highest first, which proves that the lengths are optimal; empty where they are not.
    public var levels: [TierLevelOver<Value>] { if case .optimal(let levels, _) = verdict { levels } else { [] } }

    /// Whether the lengths have passed the check of optimality.
    public var isOptimal: Bool { kind == .optimal }

    /// Whether nothing is wrong with the answer: optimal lengths, offsets that follow from them, the least extent across.
    public var stands: Bool { isOptimal && misplacement == nil && (alignment?.kind ?? .optimal) == .optimal }
}
