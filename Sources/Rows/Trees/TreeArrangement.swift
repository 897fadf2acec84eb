// TreeArrangement.swift: the answer to a tree: a frame for every view.  Lengths in points, y growing down.

/// Sizes and places of all views of a tree.
public struct TreeArrangement: Sendable, Equatable {
    /// The size of each view, by index.
    public let sizes: [PerAxis<Double>]
    /// Where each view starts in its container; 0 for the root.
    public let offsets: [PerAxis<Double>]
    /// Where each view starts in the root.
    public let origins: [PerAxis<Double>]

    /// Puts an answer together: sizes, and offsets within containers, one a view.
    public init(sizes: [PerAxis<Double>], offsets: [PerAxis<Double>], in problem: TreeProblem) {
        self.sizes = sizes
        self.offsets = offsets
        var origins = offsets
        for (index, node) in problem.nodes.enumerated() {
            guard let parent = node.parent else { continue }
            for axis in Axis.allCases { origins[index][axis] = origins[parent][axis] + offsets[index][axis] }
        }
        self.origins = origins
    }

    /// How far another answer lies from this one, in points: the largest difference of a size or an origin.
    public func distance(to other: TreeArrangement) -> Double {
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
