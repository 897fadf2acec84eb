// LinearProgramError.swift: what can be wrong with a program before anybody solves it.

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
    /// Two objectives have one name.
    case repeatedObjective(String)
}
