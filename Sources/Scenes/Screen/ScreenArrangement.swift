// ScreenArrangement.swift: the answer to a screen: a frame for every view.  Lengths in points, y growing down.

package import LayoutCore

/// Sizes and places of all views of a screen.
public struct ScreenArrangement: Sendable, Equatable {
    /// The size of each view, by index.
    package let sizes: [PerAxis<Double>]
    /// Where each view starts in its container; 0 for the root.
    package let offsets: [PerAxis<Double>]
    /// Where each view starts in the root.
    package let origins: [PerAxis<Double>]

    /// Puts an answer together: sizes, and offsets within containers, one a view.
    package init(sizes: [PerAxis<Double>], offsets: [PerAxis<Double>], in screen: Screen) {
        self.sizes = sizes
        self.offsets = offsets
        var origins = offsets
        for (index, node) in screen.nodes.enumerated() {
            guard let parent = node.parent else { continue }
            for axis in Axis.allCases { origins[index][axis] = origins[parent][axis] + offsets[index][axis] }
        }
        self.origins = origins
    }

    /// How far another answer lies from this one, in points: the largest difference of a size or an origin.
    package func distance(to other: ScreenArrangement) -> Double {
        var largest = 0.0
        for index in sizes.indices {
            for axis in Axis.allCases {
                largest = max(largest, abs(sizes[index][axis] - other.sizes[index][axis]))
                largest = max(largest, abs(origins[index][axis] - other.origins[index][axis]))
            }
        }
        return largest
    }
}
