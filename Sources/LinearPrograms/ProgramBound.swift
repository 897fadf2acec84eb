// ProgramBound.swift: one number that holds a row or a column, as something to be asked about.
// Sensitivities move such a number; an infeasible set is a list of them.

/// One finite bound of a row or a column of a program.
///
/// It means something only to the program whose variable or constraint it names.
public struct ProgramBound: Hashable, Sendable {
    /// What is held.
    public enum Place: Hashable, Sendable {
        /// A row.
        case row(Constraint)
        /// A column.
        case column(Variable)
    }

    /// From which side it is held.
    public enum Side: Hashable, Sendable {
        /// The least value, where it differs from the greatest.
        case lower
        /// The greatest value, where it differs from the least.
        case upper
        /// The one value, least and greatest at once.
        case equal
    }

    /// What is held.
    public let place: Place
    /// From which side.
    public let side: Side

    /// A bound of a row.
    public init(_ constraint: Constraint, _ side: Side) {
        place = .row(constraint)
        self.side = side
    }

    /// A bound of a column.
    public init(_ variable: Variable, _ side: Side) {
        place = .column(variable)
        self.side = side
    }
}

extension LinearProgram {
    /// The finite bounds of a row: its one value, or the least before the greatest.
    public func bounds(of constraint: Constraint) -> [ProgramBound] {
        sides(rowLower[constraint.index], rowUpper[constraint.index]).map { ProgramBound(constraint, $0) }
    }

    /// The finite bounds of a column: its one value, or the least before the greatest.
    public func bounds(of variable: Variable) -> [ProgramBound] {
        sides(columnLower[variable.index], columnUpper[variable.index]).map { ProgramBound(variable, $0) }
    }

    /// The number that a bound stands for; `nil` where this program has no such bound.
    public func value(of bound: ProgramBound) -> Double? {
        guard let (lower, upper) = interval(at: bound.place) else { return nil }
        switch bound.side {
        case .lower: return lower.isFinite && lower != upper ? lower : nil
        case .upper: return upper.isFinite && lower != upper ? upper : nil
        case .equal: return lower == upper ? lower : nil
        }
    }

    /// A bound as a book prints it, as `fit: 2 a + b <= 10`.
    ///
    /// - Precondition: The bound is one of this program's.
    public func text(of bound: ProgramBound) -> String {
        guard let value = value(of: bound) else { preconditionFailure("the program has no such bound") }
        let (lower, upper) = (bound.side == .upper ? -.infinity : value, bound.side == .lower ? .infinity : value)
        switch bound.place {
        case .row(let row): return "\(name(of: row)): \(held(text(of: expression(of: row)), lower, upper))"
        case .column(let column): return held(name(of: column), lower, upper)
        }
    }

    /// The other bound of the same row or column, which may be infinite.
    func valueAcross(from bound: ProgramBound) -> Double {
        guard let (lower, upper) = interval(at: bound.place) else { return .nan }
        return bound.side == .lower ? upper : lower
    }

    private func interval(at place: ProgramBound.Place) -> (Double, Double)? {
        switch place {
        case .row(let row): rowLower.indices.contains(row.index) ? (rowLower[row.index], rowUpper[row.index]) : nil
        case .column(let column):
            columnLower.indices.contains(column.index)
                ? (columnLower[column.index], columnUpper[column.index]) : nil
        }
    }

    private func sides(_ lower: Double, _ upper: Double) -> [ProgramBound.Side] {
        if lower == upper { return [.equal] }
        return (lower.isFinite ? [.lower] : []) + (upper.isFinite ? [.upper] : [])
    }
}
