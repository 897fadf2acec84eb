// AlignmentProblem.swift: where does each child of a row stand across it?  (Mathematics.md, section 6)
// Lengths in points, growing down or towards the trailing edge.  Its linear program is `AlignmentProgram`.

/// Children side by side, each with a size across the row and a guide that is to lie on one common line.
///
/// The answer is the least extent that holds them all, and of all answers with that extent the one whose line comes
/// first.
public struct AlignmentProblem: Sendable, Equatable {
    /// What one child brings.
    public struct Child: Sendable, Equatable {
        /// The size across the row, in points: 0 ... `Limits.length`.
        public let length: Double
        /// The guide, in points from the child's top or leading edge; may lie outside the child.
        ///
        /// Infinite guides are known to SwiftUI's rule only.
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
    /// Two children of length 10 with guides at -6 then make an extent of 16, not of 10.  This is SwiftUI's rule, and
    /// so are infinite guides, which are accepted under it: a child whose guide is infinity makes the extent
    /// infinite, and one whose guide is -infinity lies beyond every line and counts for nothing.
    public let countsLine: Bool

    /// Checks and keeps the children.
    ///
    /// - Throws: `RowError` for the first length or guide that is out of range.
    /// - Complexity: O(*n*).
    public init(children: [Child], countsLine: Bool = false) throws(RowError) {
        guard children.count <= Limits.items else { throw .tooManyItems(children.count) }
        for (index, child) in children.enumerated() {
            try Self.check(length: child.length, .crossLength, at: index)
            try Self.check(guide: child.guide, at: index, allowsInfinity: countsLine)
        }
        self.children = children
        self.countsLine = countsLine
    }

    static func check(
        length: Double, _ quantity: RowError.Quantity, at index: Int
    ) throws(RowError) {
        guard (0...Limits.length).contains(length) else {
            throw .outOfRange(quantity, item: index, value: length, allowed: (0...Limits.length).words)
        }
    }

    static func check(guide: Double, at index: Int, allowsInfinity: Bool) throws(RowError) {
        if allowsInfinity, guide.isInfinite { return }
        guard (-Limits.length...Limits.length).contains(guide) else {
            let rule = guide.isInfinite ? ": only SwiftUI's rule places infinite guides" : ""
            throw .outOfRange(
                .guide, item: index, value: guide, allowed: (-Limits.length...Limits.length).words + rule)
        }
    }

    /// Lengths that differ by less count as equal, in points: `Tolerance.relative` times the largest of 1, the lengths
    /// and the finite guides.
    public var tolerance: Double {
        children.reduce(1) { scale, child in
            max(scale, child.length, child.guide.isFinite ? abs(child.guide) : 0)
        } * Tolerance.relative
    }
}

/// Children placed across a row.
public struct CrossArrangement: Sendable, Equatable {
    /// What the children take together across the row, in points; 0 without children.
    public let extent: Double
    /// Where the common line lies, in points from the start of the extent.
    public let guide: Double
    /// Where each child starts, in points from the start of the extent.
    public let offsets: [Double]

    /// Puts an answer together; nothing is checked.
    public init(extent: Double, guide: Double, offsets: [Double]) {
        self.extent = extent
        self.guide = guide
        self.offsets = offsets
    }
}

extension AlignmentProblem {
    /// The least extent, and of all with that extent the one whose line comes first.
    ///
    /// The line lies at the largest guide, and the extent ends where the child that reaches farthest beyond the
    /// line ends.
    ///
    /// - Complexity: O(*n*).
    public var greedyAlignment: CrossArrangement {
        guard !children.isEmpty else { return CrossArrangement(extent: 0, guide: 0, offsets: []) }
        var before = countsLine ? 0 : -Double.infinity
        var after = before
        for child in children where child.guide != -.infinity {
            before = max(before, child.guide)
            after = max(after, child.guide == .infinity ? 0 : child.length - child.guide)
        }
        return CrossArrangement(extent: before + after, guide: before, offsets: offsets(under: before))
    }

    /// A child whose guide is infinity starts at 0: its line lies infinitely far below.
    private func offsets(under line: Double) -> [Double] {
        children.map { $0.guide == line ? 0 : line - $0.guide }
    }
}
