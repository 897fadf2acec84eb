// LinearProgram.swift: a linear program as a value: columns with bounds, rows in compressed sparse form,
// objectives in order of priority.  Units are the caller's.
//
// The solver reads these arrays as they are, so their layout (rows one after another, columns from 0 and
// ascending within a row) is known to Sources/GLPK and to the certificate check: change them together.

/// Columns with bounds, rows with bounds, and objectives that are taken in order.
///
///     var program = LinearProgram()
///     let (x, y) = (program.variable("x", atLeast: 0), program.variable("y", atLeast: 0))
///     program.maximize(3 * x + 5 * y)
///     program.subject(to: "doors", x <= 4)
///     program.subject(to: "windows", 2 * y <= 12)
///     let hours = program.subject(to: "hours", 3 * x + 2 * y <= 18)
///
/// A variable is free unless bounds are given.  Several objectives are optimised one after another, each among
/// the points that are best for all earlier ones.  Nothing is checked while a program is written down;
/// `validate()` says what is wrong with it, and solving asks it first.
public struct LinearProgram: Sendable, Equatable {
    /// The least value of each column, or -infinity.
    public internal(set) var columnLower: [Double] = []
    /// The greatest value of each column, or infinity.
    public internal(set) var columnUpper: [Double] = []
    /// The least value of each row, or -infinity.
    public internal(set) var rowLower: [Double] = []
    /// The greatest value of each row, or infinity.
    public internal(set) var rowUpper: [Double] = []
    /// Row i has the entries `rowStarts[i] ..< rowStarts[i + 1]` of `columns` and `coefficients`.
    public internal(set) var rowStarts: [Int32] = [0]
    /// The column of every entry, ascending within a row.
    public internal(set) var columns: [Int32] = []
    /// The coefficient of every entry.
    public internal(set) var coefficients: [Double] = []
    /// What to optimise, most important first.
    public internal(set) var objectives: [Objective] = []
    // Names as far as the last one that is not empty.
    var columnNames: [String] = []
    var rowNames: [String] = []

    /// A program without columns, rows and objectives; every point of no numbers is optimal.
    public init() {}

    /// How many variables there are.
    @inlinable public var columnCount: Int { columnLower.count }
    /// How many constraints there are.
    @inlinable public var rowCount: Int { rowLower.count }
    /// All variables in order.
    public var variables: [Variable] { columnLower.indices.map(Variable.init(index:)) }
    /// All constraints in order.
    public var constraints: [Constraint] { rowLower.indices.map(Constraint.init(index:)) }

    /// Where the entries of a row lie in `columns` and `coefficients`.
    @inlinable public func entries(ofRow row: Int) -> Range<Int> { Int(rowStarts[row])..<Int(rowStarts[row + 1]) }

    /// The name of a variable; `x` and its number from 1 when it was given none.
    public func name(of variable: Variable) -> String {
        let given = variable.index < columnNames.count ? columnNames[variable.index] : ""
        return given.isEmpty ? "x\(variable.index + 1)" : given
    }

    /// The name of a constraint; `r` and its number from 1 when it was given none.
    public func name(of constraint: Constraint) -> String {
        let given = constraint.index < rowNames.count ? rowNames[constraint.index] : ""
        return given.isEmpty ? "r\(constraint.index + 1)" : given
    }

    /// The row's expression, without constant.
    public func expression(of constraint: Constraint) -> LinearExpression {
        let terms = entries(ofRow: constraint.index).map {
            LinearExpression.Term(coefficients[$0], Variable(index: Int(columns[$0])))
        }
        return LinearExpression(terms)
    }
}

/// Puts a name at its place; trailing empty names are not kept.
func setName(_ name: String, at index: Int, in names: inout [String]) {
    if name.isEmpty { return }
    while names.count <= index { names.append("") }
    names[index] = name
}
