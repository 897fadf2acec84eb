// GuideCombination.swift: how a container combines its children's explicit values.

package import Foundation

/// How a container combines its children's explicit values.
package enum GuideCombination: Hashable, Sendable {
    /// The arithmetic mean: custom guides.
    case mean
    /// Not combined; these guides do not leave the container: leading, center, trailing, top, bottom.
    case never
    /// The smallest: the first baseline.
    case least
    /// The largest: the last baseline.  OpenSwiftUI takes the smallest; Apple's documentation says bottom-most.
    case greatest

    /// The combination of several values, in points; `nil` for none.
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
