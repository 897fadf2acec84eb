// CertainNumber.swift: the two arithmetics of proofs: doubles that know how far they may be off, and exact fractions.
// A proof is written once over both; a sign that the doubles cannot tell is an error, and the fractions decide.

package import Fractions

/// A number whose sign is known, or known to be unknown.
package protocol CertainNumber: Sendable, Equatable {
    /// The number that a double is, bit for bit.
    init(exactly double: Double)
    static func + (first: Self, second: Self) -> Self
    static func - (first: Self, second: Self) -> Self
    static func * (first: Self, second: Self) -> Self
    static func / (first: Self, second: Self) -> Self
    /// Whether it is certainly 0.
    var isZero: Bool { get }
    /// -1, 0 or 1.
    ///
    /// - Throws: `Undecided` when several are possible.
    func sign() throws(Undecided) -> Int
    /// A double within `radius` of it, and within a rounding more.
    var double: Double { get }
    /// How far `double` may be off, but for its own rounding; infinite when nothing is known.
    var radius: Double { get }
    /// How well it serves to divide by; 0 when it may be 0.
    var pivotSize: Double { get }
}

/// A sign that doubles cannot tell.
package struct Undecided: Error {
    package init() {}
}

extension CertainNumber {
    package static var zero: Self { Self(exactly: 0) }
    package static prefix func - (number: Self) -> Self { zero - number }
    package static func += (first: inout Self, second: Self) { first = first + second }
    package static func -= (first: inout Self, second: Self) { first = first - second }

    /// The number or its opposite.
    func signed(_ sign: Int) -> Self { sign < 0 ? -self : self }
}

extension Fraction: CertainNumber {
    package func sign() throws(Undecided) -> Int { isZero ? 0 : self > 0 ? 1 : -1 }
    package var radius: Double { 0 }
    package var pivotSize: Double { self == 0 ? 0 : 1 }
}
