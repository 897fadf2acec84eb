// PageNumber.swift: numbers of sweeps as a page has them: the fractions that they stand for, without the rounding that a rule
// leaves in the last digits.  `web/sweep.js` reads them.

import Workbench

/// A number of a sweep.
struct PageNumber: Equatable {
    /// The nearest double.
    let value: Double
    private let quotient: (above: Double, below: Double)?

    static func == (first: PageNumber, second: PageNumber) -> Bool { first.value == second.value }

    /// Finds a fraction of a small denominator within rounding of a number, or else takes the number itself.
    init(_ value: Double) {
        guard value.isFinite, value != value.rounded(), abs(value) < 1e6 else {
            (self.value, quotient) = (value, nil)
            return
        }
        let closeness = 2e-14 * max(1, abs(value))
        // The convergents of the continued fraction.
        var (above, lastAbove, below, lastBelow, rest) = (value.rounded(.down), 1.0, 1.0, 0.0, value)
        while below < Self.mostBelow {
            if abs(above / below - value) <= closeness {
                (self.value, quotient) = (above / below, below == 1 ? nil : (above, below))
                return
            }
            rest = 1 / (rest - rest.rounded(.down))
            let whole = rest.rounded(.down)
            (above, lastAbove) = (whole * above + lastAbove, above)
            (below, lastBelow) = (whole * below + lastBelow, below)
        }
        (self.value, quotient) = (value, nil)
    }

    private static let mostBelow = 20_000.0

    /// The decimal, or the fraction as a text, whichever is shorter.
    var json: JSONText {
        let decimal = JSONText.number(value)
        guard let quotient else { return decimal }
        let text = JSONText.string("\(Int(quotient.above))/\(Int(quotient.below))")
        return text.line.utf8.count < decimal.line.utf8.count ? text : decimal
    }

    /// The same as a slope: 3 for a third, since most slopes are shares of a point; a whole one as a text.
    var slope: JSONText {
        if value == 0 { return .integer(0) }
        let sharers = (1 / value).rounded()
        if abs(sharers) < 1e6, 1 / sharers == value { return .integer(Int(sharers)) }
        return value == value.rounded() ? .string("\(Int(value))") : json
    }
}
