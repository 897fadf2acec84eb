// Relation.swift: `<=`, `>=` and `==` between linear expressions, and `|expression| <= expression`.
// Each side may carry constants; a relation keeps them until it becomes a row.

/// A linear expression held between two bounds.
public struct Relation: Sendable, Equatable {
    /// What is held; its constant counts.
    public var expression: LinearExpression
    /// The least it may be, or -infinity.
    public var lower: Double
    /// The most it may be, or infinity.
    public var upper: Double

    /// An expression held between two bounds.
    public init(_ expression: LinearExpression, lower: Double, upper: Double) {
        self.expression = expression
        self.lower = lower
        self.upper = upper
    }
}

/// The absolute value of a linear expression; it can only be bounded from above.
public struct AbsoluteValue: Sendable, Equatable {
    let expression: LinearExpression
}

/// `|expression| <= bound`, the two relations `expression <= bound` and `-expression <= bound`.
public struct AbsoluteRelation: Sendable, Equatable {
    /// `expression <= bound`.
    public var over: Relation
    /// `-expression <= bound`.
    public var under: Relation
}

/// The absolute value of a term, to be bounded from above.
public func abs(_ term: some LinearTerm) -> AbsoluteValue { AbsoluteValue(expression: term.linearExpression) }

extension AbsoluteValue {
    /// The absolute value is at most a term.
    public static func <= (left: AbsoluteValue, right: some LinearTerm) -> AbsoluteRelation {
        AbsoluteRelation(over: left.expression <= right, under: -left.expression <= right)
    }

    /// The absolute value is at most a number.
    public static func <= (left: AbsoluteValue, right: Double) -> AbsoluteRelation {
        AbsoluteRelation(over: left.expression <= right, under: -left.expression <= right)
    }
}

extension LinearTerm {
    /// A term is at most another.
    public static func <= (left: Self, right: some LinearTerm) -> Relation {
        Relation(left - right, lower: -.infinity, upper: 0)
    }

    /// A term is at most a number.
    public static func <= (left: Self, right: Double) -> Relation {
        Relation(left.linearExpression, lower: -.infinity, upper: right)
    }

    /// A number is at most a term.
    public static func <= (left: Double, right: Self) -> Relation { right >= left }

    /// A term is at least another.
    public static func >= (left: Self, right: some LinearTerm) -> Relation {
        Relation(left - right, lower: 0, upper: .infinity)
    }

    /// A term is at least a number.
    public static func >= (left: Self, right: Double) -> Relation {
        Relation(left.linearExpression, lower: right, upper: .infinity)
    }

    /// A number is at least a term.
    public static func >= (left: Double, right: Self) -> Relation { right <= left }

    /// A term equals another.
    public static func == (left: Self, right: some LinearTerm) -> Relation {
        Relation(left - right, lower: 0, upper: 0)
    }

    /// A term equals a number.
    public static func == (left: Self, right: Double) -> Relation {
        Relation(left.linearExpression, lower: right, upper: right)
    }

    /// A number equals a term.
    public static func == (left: Double, right: Self) -> Relation { right == left }
}
