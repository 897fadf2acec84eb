// ScreenGuide.swift: linear functions of the sizes and offsets in a screen.  Lengths in points.

package import Boxes
package import Fractions

/// A size or an offset of one view along one axis.
package enum ScreenQuantity: Sendable, Hashable {
    /// The view's length.
    case size(Int, Axis)
    /// Where the view starts in its container.
    case offset(Int, Axis)
}

/// A constant and multiples of sizes and offsets, in points.
package struct ScreenGuide: Sendable, Equatable {
    /// A multiple of a size or an offset.
    package struct Term: Sendable, Equatable {
        /// What varies.
        package let quantity: ScreenQuantity
        /// How many times it counts; exact, so that shares of a mean add up to 1.
        package internal(set) var share: Fraction
        /// The same as a double.
        package var factor: Double { share.double }
    }

    /// The part that does not vary.
    private(set) var exactConstant = Fraction(0)
    /// What varies, in the order of first mention, each once and by a factor that is not 0.
    package private(set) var terms: [Term] = []
    /// The part that does not vary, as a double.
    package var constant: Double { exactConstant.double }

    /// A size or an offset alone.
    init(_ quantity: ScreenQuantity) { terms = [Term(quantity: quantity, share: 1)] }

    /// Its value where sizes and offsets are known.
    package func value(_ number: (ScreenQuantity) throws -> Double) rethrows -> Double {
        try terms.reduce(constant) { try $0 + $1.factor * number($1.quantity) }
    }

    /// The least number by which all factors become whole; 1 where that is too large to be of use.
    var denominator: Int {
        var common = 1
        for term in terms {
            guard let next = term.share.commonDenominator(with: common), next <= 1 << 20 else { return 1 }
            common = next
        }
        return common
    }

    /// Whether it is a number wherever sizes and offsets are: nothing in it was divided by 0.
    var isFinite: Bool { exactConstant.isFinite && terms.allSatisfy(\.share.isFinite) }

    private func plus(_ other: ScreenGuide, times factor: Fraction) -> ScreenGuide {
        var sum = self
        sum.exactConstant = exactConstant + factor * other.exactConstant
        for term in other.terms {
            if let known = sum.terms.firstIndex(where: { $0.quantity == term.quantity }) {
                sum.terms[known].share = sum.terms[known].share + factor * term.share
            } else {
                sum.terms.append(Term(quantity: term.quantity, share: factor * term.share))
            }
        }
        sum.terms.removeAll { $0.share == 0 }
        return sum
    }
}

// Guides are worked out in these as in any other number.
extension ScreenGuide: Number {
    package init(_ constant: Fraction) { exactConstant = constant }
    package init(integerLiteral value: Int) { self.init(Fraction(value)) }

    package static var infinity: ScreenGuide { ScreenGuide(.infinity) }
    package var known: Fraction? { terms.isEmpty ? exactConstant : nil }

    package static func + (first: ScreenGuide, second: ScreenGuide) -> ScreenGuide { first.plus(second, times: 1) }
    package static func - (first: ScreenGuide, second: ScreenGuide) -> ScreenGuide { first.plus(second, times: -1) }
    package static func * (guide: ScreenGuide, factor: Fraction) -> ScreenGuide {
        ScreenGuide(0).plus(guide, times: factor)
    }
    package static func / (first: ScreenGuide, divisor: Fraction) -> ScreenGuide { first * (1 / divisor) }
}
