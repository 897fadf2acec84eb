// ParameterBox.swift: the intervals of the parameters.

package import Fractions
package import Rows

/// One closed interval a parameter.
package struct ParameterBox: Sendable, Hashable {
    package let ranges: [ClosedRange<Fraction>]

    package init(ranges: [ClosedRange<Fraction>]) { self.ranges = ranges }

    /// The least and the greatest value of a form.
    package func range(of form: LinearForm) -> ClosedRange<Fraction> {
        var (lower, upper) = (form.constant, form.constant)
        for (index, coefficient) in form.coefficients.enumerated() where coefficient != 0 {
            let ends = (coefficient * ranges[index].lowerBound, coefficient * ranges[index].upperBound)
            lower = lower + (coefficient > 0 ? ends.0 : ends.1)
            upper = upper + (coefficient > 0 ? ends.1 : ends.0)
        }
        return lower...upper
    }

    package func contains(_ point: [Fraction]) -> Bool {
        point.count == ranges.count && zip(ranges, point).allSatisfy { $0.contains($1) }
    }
}
