// LinearProgram+Validation.swift: one pass over a program that finds what no solver could make sense of.
// GLPK calls some of these "optimal", so nothing goes to it unchecked.

extension LinearProgram {
    /// Throws what is wrong with the program; the first thing found, columns before rows before objectives.
    ///
    /// - Throws: `LinearProgramError`.
    /// - Complexity: O(columns + rows + entries + costs), and O(k²) for k named objectives.
    public func validate() throws(LinearProgramError) {
        for j in columnLower.indices where !areBounds(columnLower[j], columnUpper[j]) {
            throw .badColumnBounds(column: name(of: Variable(index: j)), lower: columnLower[j], upper: columnUpper[j])
        }
        for i in rowLower.indices where !areBounds(rowLower[i], rowUpper[i]) {
            throw .badRowBounds(row: name(of: Constraint(index: i)), lower: rowLower[i], upper: rowUpper[i])
        }
        let count = Int32(columnCount)
        for k in columns.indices where columns[k] < 0 || columns[k] >= count || !coefficients[k].isFinite {
            try reportEntry(k)
        }
        for index in objectives.indices { try validateObjective(index) }
    }

    /// Throws what is wrong with an objective for this program.
    ///
    /// - Throws: `LinearProgramError`.
    public func validate(_ objective: Objective) throws(LinearProgramError) {
        let count = Int32(columnCount)
        if !objective.constant.isFinite { throw .costNotFinite(objective: objective.name, objective.constant) }
        for k in objective.columns.indices {
            let column = objective.columns[k]
            if column < 0 || column >= count {
                throw .unknownObjectiveVariable(objective: objective.name, index: Int(column))
            }
            if !objective.costs[k].isFinite { throw .costNotFinite(objective: objective.name, objective.costs[k]) }
        }
    }

    private func validateObjective(_ index: Int) throws(LinearProgramError) {
        let objective = objectives[index]
        try validate(objective)
        for earlier in objectives[..<index] where !objective.name.isEmpty && earlier.name == objective.name {
            throw .repeatedObjective(objective.name)
        }
    }

    private func reportEntry(_ k: Int) throws(LinearProgramError) {
        let row = (rowStarts.firstIndex { Int($0) > k } ?? 1) - 1
        let name = name(of: Constraint(index: row))
        let column = Int(columns[k])
        if column < 0 || column >= columnCount { throw .unknownVariable(row: name, index: column) }
        throw .coefficientNotFinite(row: name, column: self.name(of: Variable(index: column)), coefficients[k])
    }
}

/// Whether a value can lie between these two; false when one is not a number.
@inline(__always)
package func areBounds(_ lower: Double, _ upper: Double) -> Bool {
    lower <= upper && lower < .infinity && upper > -.infinity
}

/// Why a program cannot be solved; rows and columns are given by name.
public enum LinearProgramError: Error, Equatable {
    /// A coefficient is infinite or not a number.
    case coefficientNotFinite(row: String, column: String, Double)
    /// A cost, or the constant of an objective, is infinite or not a number.
    case costNotFinite(objective: String, Double)
    /// A bound is not a number, is infinite on the wrong side, or the lower one is above the upper one.
    case badColumnBounds(column: String, lower: Double, upper: Double)
    /// A bound is not a number, is infinite on the wrong side, or the lower one is above the upper one.
    case badRowBounds(row: String, lower: Double, upper: Double)
    /// A row uses a variable that this program does not have.
    case unknownVariable(row: String, index: Int)
    /// An objective uses a variable that this program does not have.
    case unknownObjectiveVariable(objective: String, index: Int)
    /// Arrays do not fit each other, and how they should.
    case badArrays(String)
    /// Two objectives have one name.
    case repeatedObjective(String)
}

extension LinearProgramError: CustomStringConvertible {
    /// What is wrong and where, and what would be right.
    public var description: String {
        switch self {
        case .coefficientNotFinite(let row, let column, let value):
            "the coefficient of \(Self.shown(column)) in \(Self.shown(row)) is \(value); it must be finite"
        case .costNotFinite(let objective, let value):
            "a cost of \(Self.shown(objective)) is \(value); costs and constants must be finite"
        case .badColumnBounds(let name, let lower, let upper), .badRowBounds(let name, let lower, let upper):
            "the bounds of \(Self.shown(name)) are \(lower) and \(upper); the first must be at most the second"
        case .unknownVariable(let row, let index):
            "\(Self.shown(row)) uses the variable \(index), which the program does not have"
        case .unknownObjectiveVariable(let objective, let index):
            "\(Self.shown(objective)) uses the variable \(index), which the program does not have"
        case .badArrays(let reason): reason
        case .repeatedObjective(let name): "two objectives are called \(Self.shown(name))"
        }
    }

    private static func shown(_ name: String) -> String { name.isEmpty ? "a part without a name" : "\"\(name)\"" }
}
