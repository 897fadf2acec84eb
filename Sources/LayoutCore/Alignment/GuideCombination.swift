// GuideCombination.swift: how a container makes one explicit value of its children's.

package import Foundation

/// How a container makes one explicit value of its children's.
package enum GuideCombination: Hashable, Sendable {
    /// The arithmetic mean: guides of one's own.
    case mean
    /// None leaves the container: leading, center, trailing, top, bottom.
    case never
    /// The smallest: the first baseline.
    case least
    /// The largest: the last baseline.  OpenSwiftUI takes the smallest; Apple's documentation says bottom-most.
    case greatest

    /// One value of several, in points; `nil` of none.
    package func callAsFunction(_ values: some Sequence<CGFloat>) -> CGFloat? {
        var mean: CGFloat = 0
        var count: CGFloat = 0
        var least = CGFloat.infinity
        var greatest = -CGFloat.infinity
        for value in values {
            count += 1
            // A running mean, in the order of the children.
            mean += (value - mean) / count
            least = min(least, value)
            greatest = max(greatest, value)
        }
        guard count > 0 else { return nil }
        switch self {
        case .mean: return mean
        case .never: return nil
        case .least: return least
        case .greatest: return greatest
        }
    }
}
