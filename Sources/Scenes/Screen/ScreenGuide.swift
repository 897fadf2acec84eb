// ScreenGuide.swift: linear functions of the sizes and offsets in a screen.  Lengths in points.

package import LayoutCore

/// A size or an offset of one view along one axis.
package enum ScreenQuantity: Sendable, Hashable {
    /// The view's length.
    case size(Int, Axis)
    /// Where the view starts in its container.
    case offset(Int, Axis)
}

/// A constant and multiples of sizes and offsets, in points.
package struct ScreenGuide: Sendable, Equatable {
    /// The part that does not vary.
    package internal(set) var constant: Double = 0
    /// What varies, in the order of first mention, each once and by a factor that is not 0.
    package internal(set) var terms: [(quantity: ScreenQuantity, factor: Double)] = []

    /// Its value where sizes and offsets are known.
    package func value(_ number: (ScreenQuantity) throws -> Double) rethrows -> Double {
        try terms.reduce(constant) { try $0 + $1.factor * number($1.quantity) }
    }

    /// Whether two guides have the same constant and the same terms in the same order.
    package static func == (left: ScreenGuide, right: ScreenGuide) -> Bool {
        left.constant == right.constant && left.terms.elementsEqual(right.terms, by: { $0 == $1 })
    }

    static func one(_ quantity: ScreenQuantity) -> ScreenGuide { ScreenGuide(terms: [(quantity, 1)]) }

    func plus(_ other: ScreenGuide, times factor: Double = 1) -> ScreenGuide {
        var sum = self
        sum.constant += factor * other.constant
        for term in other.terms {
            if let known = sum.terms.firstIndex(where: { $0.quantity == term.quantity }) {
                sum.terms[known].factor += factor * term.factor
            } else {
                sum.terms.append((term.quantity, factor * term.factor))
            }
        }
        sum.terms.removeAll { $0.factor == 0 }
        return sum
    }

    func times(_ factor: Double) -> ScreenGuide { ScreenGuide().plus(self, times: factor) }
}
