// AlignmentProblem.swift: where does each child of a row stand across it?  (mathematics.md, section 6)
// Lengths in points, growing down or towards the trailing edge.

/// Children side by side, each with a size across the row and a guide that is to lie on one common line.
public struct AlignmentProblem: Sendable, Equatable {
    /// What one child brings.
    public struct Child: Sendable, Equatable {
        /// The size across the row, in points: 0 ... `Limits.length`.
        public let length: Double
        /// The guide, in points from the child's top or leading edge; may lie outside the child.
        public let guide: Double

        /// Makes a child; nothing is checked before it enters a problem.
        public init(length: Double, guide: Double) {
            self.length = length
            self.guide = guide
        }
    }

    /// The children, in layout order; at most `Limits.items`.
    public let children: [Child]
    /// Whether the line itself has to lie within the extent, as in SwiftUI's stacks.
    ///
    /// Two children of length 10 with guides at -6 then make an extent of 16, not of 10.
    public let countsLine: Bool

    /// Checks and keeps the children.
    ///
    /// - Throws: `StackProblemError` for the first length or guide that is out of range.
    /// - Complexity: O(*n*).
    public init(children: [Child], countsLine: Bool = false) throws(StackProblemError) {
        guard children.count <= Limits.items else { throw .tooManyItems(children.count) }
        for (index, child) in children.enumerated() {
            guard (0...Limits.length).contains(child.length) else {
                throw .outOfRange(
                    .crossLength, item: index, value: child.length, allowed: (0...Limits.length).words)
            }
            guard (-Limits.length...Limits.length).contains(child.guide) else {
                throw .outOfRange(
                    .guide, item: index, value: child.guide, allowed: (-Limits.length...Limits.length).words)
            }
        }
        self.children = children
        self.countsLine = countsLine
    }
}

/// Children placed across a row.
public struct Alignment: Sendable, Equatable {
    /// What the children take together across the row, in points; 0 without children.
    public let extent: Double
    /// Where the common line lies, in points from the start of the extent.
    public let guide: Double
    /// Where each child starts, in points from the start of the extent.
    public let offsets: [Double]
}

extension AlignmentProblem {
    /// The least extent, and of all with that extent the one whose line comes first.
    ///
    /// The line lies at the largest guide, and the extent ends where the child that reaches farthest beyond the
    /// line ends.
    ///
    /// - Complexity: O(*n*).
    public var greedyAlignment: Alignment {
        guard !children.isEmpty else { return Alignment(extent: 0, guide: 0, offsets: []) }
        var before = countsLine ? 0 : -Double.infinity
        var after = before
        for child in children {
            before = max(before, child.guide)
            after = max(after, child.length - child.guide)
        }
        return Alignment(extent: before + after, guide: before, offsets: children.map { before - $0.guide })
    }
}
