// LinearExpression.swift: variables, sums of them with coefficients, and the algebra to write them.
// The operators live on `LinearTerm`, once, so that variables, expressions and numbers mix freely.

/// What can stand in a linear expression: a variable or an expression.
public protocol LinearTerm: Sendable {
    /// The same thing as an expression.
    var linearExpression: LinearExpression { get }
}

/// A sum of variables with coefficients, plus a constant.
public struct LinearExpression: LinearTerm, Equatable {
    /// One variable with its coefficient.
    public struct Term: Sendable, Equatable {
        public var variable: Variable
        /// What it is multiplied by.
        public var coefficient: Double

        public init(_ coefficient: Double, _ variable: Variable) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms as written; a variable may occur more than once.
    public var terms: [Term]
    /// The part without a variable.
    public var constant: Double

    /// A sum of terms plus a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// The expression itself.
    public var linearExpression: LinearExpression { self }

    /// The value at a point: one number a column.
    ///
    /// - Complexity: O(number of terms).
    public func value(at point: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * point[$1.variable.index] }
    }

    /// Adds a term in place.
    public static func += (sum: inout LinearExpression, term: some LinearTerm) {
        let more = term.linearExpression
        sum.terms += more.terms
        sum.constant += more.constant
    }

    /// Subtracts a term in place.
    public static func -= (sum: inout LinearExpression, term: some LinearTerm) { sum += -term }
}

extension Variable: LinearTerm {
    /// The variable with coefficient 1.
    public var linearExpression: LinearExpression { LinearExpression([.init(1, self)]) }
}

extension LinearTerm {
    /// The sum of two terms.
    public static func + (left: Self, right: some LinearTerm) -> LinearExpression {
        var result = left.linearExpression
        result += right
        return result
    }

    /// A term plus a number.
    public static func + (left: Self, right: Double) -> LinearExpression {
        var result = left.linearExpression
        result.constant += right
        return result
    }

    /// A number plus a term.
    public static func + (left: Double, right: Self) -> LinearExpression { right + left }

    /// The difference of two terms.
    public static func - (left: Self, right: some LinearTerm) -> LinearExpression { left.linearExpression + (-right) }

    /// A term minus a number.
    public static func - (left: Self, right: Double) -> LinearExpression { left + (-right) }

    /// A number minus a term.
    public static func - (left: Double, right: Self) -> LinearExpression { -right + left }

    /// The term with all signs changed.
    public static prefix func - (term: Self) -> LinearExpression { term * -1 }

    /// A multiple of a term.
    public static func * (left: Double, right: Self) -> LinearExpression { right * left }

    /// A multiple of a term.  (No constant stays none, so that an infinite factor is blamed on its own term.)
    public static func * (left: Self, right: Double) -> LinearExpression {
        let expression = left.linearExpression
        return LinearExpression(
            expression.terms.map { .init($0.coefficient * right, $0.variable) },
            constant: expression.constant == 0 ? 0 : expression.constant * right)
    }

    /// A term divided by a number.
    public static func / (left: Self, right: Double) -> LinearExpression {
        let expression = left.linearExpression
        return LinearExpression(
            expression.terms.map { .init($0.coefficient / right, $0.variable) },
            constant: expression.constant == 0 ? 0 : expression.constant / right)
    }
}

/// The sum of any number of terms; 0 when there are none.
///
/// - Complexity: O(number of terms).
public func sum(_ terms: some Sequence<some LinearTerm>) -> LinearExpression {
    var result = LinearExpression()
    for term in terms { result += term }
    return result
}

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
