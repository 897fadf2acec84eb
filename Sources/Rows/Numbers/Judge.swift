// Judge.swift: who decides the comparisons of a rule.
//
// A rule is one run through a tree of comparisons.  Plain numbers answer each of them; a length that varies may answer
// one way here and the other way there, and what to make of that is the judge's business, not the rule's.

/// Decides comparisons of lengths, and remembers of them what it needs.
public protocol Judge<Value> {
    /// The lengths compared.
    associatedtype Value: Number
    /// What is thrown for a length that would have to be known; `Never` where every length is.
    associatedtype Failure: Error

    /// Whether one length is less than another.
    mutating func isLess(_ first: Value, _ second: Value) -> Bool

    /// A length as the known number by which others are multiplied.
    ///
    /// - Throws: `Failure` where the length varies: the rule is then not linear in what it varies with.
    func known(_ value: Value) throws(Failure) -> Value.Scalar
}

/// Which of two bounds a length breaks.
public enum Side: Sendable {
    /// It is below the lower one.
    case below
    /// It breaks neither.
    case inside
    /// It is above the upper one.
    case above
}

extension Judge {
    /// Which of two bounds a length breaks.
    ///
    /// - Parameter upper: At least `lower`; may be infinite.
    @inlinable public mutating func side(of length: Value, _ lower: Value, _ upper: Value) -> Side {
        if isLess(length, lower) { return .below }
        return isLess(upper, length) ? .above : .inside
    }

    /// A length brought into bounds.
    @inlinable public mutating func clamped(_ length: Value, _ lower: Value, _ upper: Value) -> Value {
        switch side(of: length, lower, upper) {
        case .below: lower
        case .inside: length
        case .above: upper
        }
    }

    /// Whether a length is less than, equal to or greater than 0.
    public mutating func sign(of length: Value) -> Side { side(of: length, 0, 0) }

    /// Where one length stands to another: below it, level with it, above it.
    public mutating func order(_ first: Value, _ second: Value) -> Side {
        if isLess(first, second) { return .below }
        return isLess(second, first) ? .above : .inside
    }

    /// The lesser of two lengths, the first where neither is.
    @inlinable public mutating func lesser(_ first: Value, _ second: Value) -> Value {
        isLess(second, first) ? second : first
    }

    /// The greater of two lengths, the first where neither is.
    @inlinable public mutating func greater(_ first: Value, _ second: Value) -> Value {
        isLess(first, second) ? second : first
    }
}

/// The judge of known numbers: every comparison has one answer.
public struct PlainJudge<Value: KnownNumber>: Judge {
    /// Every number is known.
    public typealias Failure = Never

    #if THREAD_SANITIZER
        /// The sanitizer looks where an `inout` argument lies; what has no size lies nowhere.
        private let place: UInt8 = 0
    #endif

    /// Makes the judge; it remembers nothing.
    @inlinable public init() {}

    /// `first < second`.
    @inlinable public func isLess(_ first: Value, _ second: Value) -> Bool { first < second }

    /// The number itself.
    @inlinable public func known(_ value: Value) -> Value { value }
}

/// A length that a rule has to know, as where it multiplies by it, and that varies.
public struct NotLinear: Error, Equatable, CustomStringConvertible {
    public init() {}

    /// What is wrong, and what would be right.
    public var description: String {
        "the rule needs as a number a length that varies, as a flex line that shrinks needs its bases, a row of texts "
            + "their sizes, and a long stack by the optimum what its views take; state it as one"
    }
}
