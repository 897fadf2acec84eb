// Basis.swift: which rows and columns are basic, and at which bound the others lie.
// The numbers are those of CGLPK.h: change both together.

/// A basis of a linear program: as many basic rows and columns as there are rows.
public struct Basis: Sendable, Equatable {
    /// Where a row or column stands in a basis.
    public struct Status: Sendable, Hashable {
        package let code: UInt8

        package init(code: UInt8) { self.code = code }

        /// Inside the basis.
        public static let basic = Status(code: 0)
        /// Outside, at the lower bound.
        public static let atLower = Status(code: 1)
        /// Outside, at the upper bound.
        public static let atUpper = Status(code: 2)
        /// Outside, without bounds, at 0.
        public static let nonbasicFree = Status(code: 3)
        /// Outside, with both bounds equal.
        public static let fixed = Status(code: 4)
    }

    /// One status a row.
    public var rows: [Status]
    /// One status a column.
    public var columns: [Status]

    /// A basis from the status of every row and column.
    public init(rows: [Status], columns: [Status]) {
        self.rows = rows
        self.columns = columns
    }
}
