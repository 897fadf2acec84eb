// Variable.swift: handles of the columns and rows of a linear program.
// A handle is an index from 0; it means something only to the program that gave it out.

/// A column of a linear program.
public struct Variable: Hashable, Sendable {
    /// The column, counted from 0.
    public let index: Int

    /// The handle of a column, counted from 0.
    public init(index: Int) { self.index = index }
}

/// A row of a linear program.
public struct Constraint: Hashable, Sendable {
    /// The row, counted from 0.
    public let index: Int

    /// The handle of a row, counted from 0.
    public init(index: Int) { self.index = index }
}
