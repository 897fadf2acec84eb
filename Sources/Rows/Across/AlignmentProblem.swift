// AlignmentProblem.swift: where does each child of a row stand across it?  (Mathematics.md, section 6)
// Lengths in points, growing down or towards the trailing edge.  Its linear program is `AlignmentProgram`.

/// Children side by side, their measures in doubles.
public typealias AlignmentProblem = AlignmentProblemOver<Double>

/// Children side by side, each with a size across the row and a guide that is to lie on one common line.
///
/// The answer is the least extent that holds them all, and of all answers with that extent the one whose line comes
/// first.
public struct AlignmentProblemOver<Value: KnownNumber>: Sendable, Equatable {
    /// What one child brings.
    public struct Child: Sendable, Equatable {
        /// The size across the row, in points: 0 ... `Limits.length`.
        public let length: Value
        /// The guide, in points from the child's top or leading edge; may lie outside the child.
        ///
        /// Infinite guides are known to SwiftUI's rule only.
        public let guide: Value

        /// Makes a child; nothing is checked before it enters a problem.
        public init(length: Value, guide: Value) {
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
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
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
        length: Value, _ quantity: RowError.Quantity, at index: Int
    ) throws(RowError) {
        guard (0...Value(decimal: Limits.length)).contains(length) else {
            throw .outOfRange(quantity, item: index, value: length.double, allowed: (0...Limits.length).words)
        }
    }

    static func check(guide: Value, at index: Int, allowsInfinity: Bool) throws(RowError) {
        if allowsInfinity, guide.isInfinite { return }
        let most = Value(decimal: Limits.length)
        guard (0 - most...most).contains(guide) else {
            let rule = guide.isInfinite ? ": only SwiftUI's rule places infinite guides" : ""
            throw .outOfRange(
                .guide, item: index, value: guide.double, allowed: (-Limits.length...Limits.length).words + rule)
        }
    }

    /// Lengths that differ by less count as equal, in points: `Tolerance.relative` times the largest of 1, the lengths
    /// and the finite guides.
    public var tolerance: Value {
        children.reduce(1) { scale, child in
            max(scale, child.length, child.guide.isFinite ? child.guide.magnitude : 0)
        } * Value.relativeTolerance
    }

    /// The least extent, and of all with that extent the one whose line comes first.
    ///
    /// The line lies at the largest guide, and the extent ends where the child that reaches farthest beyond the
    /// line ends: no line can come earlier, since the child with that guide would start before the extent, and no
    /// extent can be less.
    ///
    /// - Complexity: O(*n*).
    public var optimum: CrossArrangementOver<Value> {
        @_specialize(exported:true,where Value == Double)
        @_specialize(where Value == Double)
        get {
            var judge = PlainJudge<Value>()
            return .leastExtent(
                lengths: children.map(\.length), guides: children.map(\.guide), countsLine: countsLine, judge: &judge)
        }
    }
}

/// Children placed across a row, in doubles.
public typealias CrossArrangement = CrossArrangementOver<Double>

/// Children placed across a row.
public struct CrossArrangementOver<Value: Number>: Sendable, Equatable {
    /// What the children take together across the row, in points; 0 without children.
    public let extent: Value
    /// Where the common line lies, in points from the start of the extent.
    public let guide: Value
    /// Where each child starts, in points from the start of the extent.
    public let offsets: [Value]

    /// Puts an answer together; nothing is checked.
    public init(extent: Value, guide: Value, offsets: [Value]) {
        self.extent = extent
        self.guide = guide
        self.offsets = offsets
    }

    /// The least extent of children with lengths and guides, by any judge.
    ///
    /// A child whose guide is -infinity lies beyond every line and counts for nothing; one whose guide is infinite
    /// starts at 0, since its line lies infinitely far below.
    static func leastExtent<J: Judge>(
        lengths: [Value], guides: [Value], countsLine: Bool, judge: inout J
    ) -> CrossArrangementOver where J.Value == Value {
        guard !lengths.isEmpty else { return CrossArrangementOver(extent: 0, guide: 0, offsets: []) }
        let beyond = 0 - Value.infinity
        var before = countsLine ? 0 : beyond
        var after = before
        for (length, guide) in zip(lengths, guides) where guide != beyond {
            before = judge.greater(before, guide)
            after = judge.greater(after, guide == .infinity ? 0 : length - guide)
        }
        return CrossArrangementOver(
            extent: before + after, guide: before, offsets: guides.map { $0 == before ? 0 : before - $0 })
    }
}
