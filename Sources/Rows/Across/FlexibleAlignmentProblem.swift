// FlexibleAlignmentProblem.swift: children across a row whose sizes can vary, with guides that move along.
// Lengths in points, growing down or towards the trailing edge.  Its linear program is `AlignmentProgram`.

/// A guide that moves with the size of its child: `scale * length + constant`, in points from the child's start.
///
/// Top is (0, 0), center (1/2, 0), bottom (1, 0), a first baseline (0, 12).
public struct LinearGuide: Sendable, Equatable {
    /// How far the guide moves for every point of length: 0 ... 1.
    public let scale: Double
    /// Where the guide of a child without length lies, in points; any sign.
    public let constant: Double

    /// Makes a guide; nothing is checked before it enters a problem.
    public init(scale: Double, constant: Double = 0) {
        self.scale = scale
        self.constant = constant
    }

    /// The guide of a child of so many points.
    public func value(at length: Double) -> Double { scale == 0 ? constant : scale * length + constant }
}

/// Children across a row, each with a range of sizes and a guide linear in its size.
///
/// In a finite container: the least overflow; then the greatest total of sizes; then, where sizes compete because
/// guides pull apart, the least mean difference between them; then the least extent and the first line.  An unspecified
/// container asks for the ideal sizes, an infinite one for the greatest.
public struct FlexibleAlignmentProblem: Sendable, Equatable {
    /// What one child brings.
    public struct Child: Sendable, Equatable {
        /// The sizes that it takes, in points.
        public let range: LengthRange
        public let guide: LinearGuide

        /// Makes a child; nothing is checked before it enters a problem.
        public init(_ range: LengthRange, guide: LinearGuide) {
            self.range = range
            self.guide = guide
        }
    }

    /// The children, in layout order.
    public let children: [Child]
    /// What the row offers across, in points: 0 ... `Limits.length`, `nil` for unspecified, or infinity.
    public let available: Double?
    /// Whether the line itself has to lie within the extent, as in SwiftUI's stacks.
    public let countsLine: Bool

    /// Checks and keeps the children.
    ///
    /// - Throws: `RowError` for the first thing wrong; a child without a greatest size in an infinite container
    ///   has no size at all.
    /// - Complexity: O(*n*).
    public init(children: [Child], available: Double?, countsLine: Bool = false) throws(RowError) {
        guard children.count <= Limits.items else { throw .tooManyItems(children.count) }
        try Row.check(available)
        for (index, child) in children.enumerated() { try Self.check(child, at: index, in: available) }
        self.children = children
        self.available = available
        self.countsLine = countsLine
    }

    private static func check(_ child: Child, at index: Int, in available: Double?) throws(RowError) {
        do { try child.range.check(isBounded: available == .infinity) } catch { throw RowError(error, item: index) }
        try AlignmentProblem.check(guide: child.guide.constant, at: index, allowsInfinity: false)
        guard (0...1).contains(child.guide.scale) else {
            throw .outOfRange(.guideScale, item: index, value: child.guide.scale, allowed: (0...1).words)
        }
    }

    /// What each child answers to the container by itself, in points, whatever its guide: what a greedy stack gives it.
    public var answers: [Double] {
        children.map { child in
            available.map { child.range.clamped($0) } ?? child.range.ideal
        }
    }

    /// The children at given sizes, in points, as the problem of fixed sizes.
    ///
    /// - Throws: `RowError` when a size is none.
    public func fixed(at lengths: [Double]) throws(RowError) -> AlignmentProblem {
        let fixed = zip(children, lengths).map { child, length in
            AlignmentProblem.Child(length: length, guide: child.guide.value(at: length))
        }
        return try AlignmentProblem(children: fixed, countsLine: countsLine)
    }

    /// Whether the sizes cannot get into each other's way: every guide is the same share of its child's length, as with
    /// top, center and bottom, so that each child may take its own answer.
    public var isUncoupled: Bool {
        guard let first = children.first else { return true }
        return children.allSatisfy { $0.guide.scale == first.guide.scale && $0.guide.constant == 0 }
            || answers == children.map(\.range.minimum)
    }
}
