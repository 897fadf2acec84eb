// Sweep.swift: every item's length as a function of the container, exactly.  Lengths in points.

/// The lengths that a rule gives in all containers of a range: linear pieces and the breakpoints between them.
///
/// Breakpoints are computed, not sampled: each piece reaches to where the first comparison of the rule turns round, or
/// to the next level at which an item leaves or reaches a bound.
/// A flex line that shrinks with factors below 1 may have other lengths in single containers; a sweep passes over these.
///
/// How many there can be, with *k* > 0 items of more than one possible length: 2*k* under the policies `equalSizes` and
/// `weights` and under SwiftUI's rule; *k* + 1 under `equalIncrements`; 2*k* + 1 for glue; 2*k* + 2 for a flex line of one
/// tier that has no shrink factor below 1, 4*k* + 2 for one of several.  Source: Mathematics.md, section 7.
public struct Sweep: Sendable, Equatable {
    /// A range of containers over which every length changes evenly.
    public struct Piece: Sendable, Equatable {
        /// The container at which the piece begins, in points.
        public let start: Double
        /// The container at which it ends, in points; may be infinite.
        public internal(set) var end: Double
        /// The length of each item at the start of the piece, in points, and what it gains per point of container.
        public let lengths: [Affine]
        /// Whether the row overflows the container.
        public let fit: Fit
    }

    /// How a row fills its container.
    public enum Fit: String, Sendable, CaseIterable {
        /// The items and gaps take more than there is.
        case overflows
        /// They take what there is.
        case fills
        /// They leave some of it.
        case leavesSpace
    }

    /// The row; its own container does not matter.
    public let problem: Row
    /// The pieces from the least container to the greatest; each begins where the one before it ends.
    public let pieces: [Piece]
    /// The lengths from which the rule shrinks and grows; `nil` for a rule that only grows.
    public let turningLengths: TurningLengths?

    /// The greatest number of items that a sweep takes: without a level form its work grows with their cube.
    public static let mostItems = 500

    /// Sweeps a rule over containers: by levels where the rule has a level form, otherwise comparison by comparison.
    ///
    /// - Parameter range: Containers in points; the upper end may be infinite.
    /// - Throws: `SweepError` for a range that is not one, a row of more than `mostItems` items, or a rule without an
    ///   end of breakpoints; what the rule throws.
    /// - Complexity: O(*n*) a piece by levels, otherwise O(*n*²); O(*n*) pieces.
    public init(of rule: some Rule, for problem: Row, over range: ClosedRange<Double> = 0...Double.infinity) throws {
        guard let levels = rule.levelForm(of: problem) else {
            try self.init(following: rule, for: problem, over: range)
            return
        }
        try self.init(of: rule, for: problem, over: range) { range in
            LevelSweep.pieces(of: levels, spacing: problem.totalSpacing, over: range)
        }
    }

    /// Checks what is asked, and keeps the pieces.
    init(
        of rule: some Rule, for problem: Row, over range: ClosedRange<Double>,
        pieces: (ClosedRange<Double>) throws -> [Piece]
    ) throws {
        guard problem.items.count <= Self.mostItems else { throw SweepError.tooManyItems(problem.items.count) }
        try rule.accept(problem.policy)
        let range = try Self.range(from: range.lowerBound, to: range.upperBound)
        self.problem = problem
        turningLengths = rule.turningLengths(of: problem)
        self.pieces = try pieces(range)
    }

    /// A range of containers, in points; the upper end may be infinite.
    ///
    /// - Throws: `SweepError.badRange` unless it begins at 0 ... `Limits.length` and does not end before it begins.
    public static func range(from start: Double, to end: Double) throws(SweepError) -> ClosedRange<Double> {
        guard start >= 0, start <= Limits.length, end >= start else { throw SweepError.badRange(from: start, to: end) }
        return start...end
    }

    /// Slopes that differ by no more count as one: those of a piece are quotients of sums.
    static let closeSlopes = 1e-9

    /// The piece that holds a container; the later one at a breakpoint, `nil` outside the range.
    ///
    /// - Complexity: O(log *n*).
    public func piece(at available: Double) -> Piece? { index(at: available).map { pieces[$0] } }

    private func index(at available: Double) -> Int? {
        guard let first = pieces.first, let last = pieces.last, available >= first.start, available <= last.end
        else { return nil }
        return pieces.withUnsafeBufferPointer { pieces in
            // The halves are chosen without a branch, which no processor could predict.
            var (low, count) = (0, pieces.count)
            while count > 1 {
                let half = count / 2
                low = pieces[low + half].start <= available ? low + half : low
                count -= half
            }
            return low
        }
    }

    /// The lengths in a container, in points; `nil` outside the range.
    ///
    /// - Complexity: O(*n*).
    public func lengths(at available: Double) -> [Double]? {
        index(at: available).map { pieces[$0].lengths(at: available) }
    }

    /// Writes the lengths in a container into an array that is kept from look-up to look-up, so that nothing is
    /// allocated.
    ///
    /// - Parameters:
    ///   - available: The container in points.
    ///   - lengths: One for each item, in points, afterwards; left as it is outside the range.
    /// - Returns: Whether the range holds the container.
    /// - Complexity: O(*n*).
    @discardableResult
    public func read(at available: Double, into lengths: inout [Double]) -> Bool {
        guard let index = index(at: available) else { return false }
        if lengths.count != problem.items.count { lengths = [Double](repeating: 0, count: problem.items.count) }
        let distance = available - pieces[index].start
        pieces[index].lengths.withUnsafeBufferPointer { affine in
            lengths.withUnsafeMutableBufferPointer { lengths in
                if distance.isFinite {
                    // Without a branch an item the processor takes several at once.
                    for item in affine.indices { lengths[item] = affine[item].value + affine[item].slope * distance }
                } else {
                    for item in affine.indices { lengths[item] = affine[item].advanced(by: distance) }
                }
            }
        }
        return true
    }
}

extension Sweep.Piece {
    /// The lengths in a container, in points: those of the piece, prolonged where it does not reach.
    public func lengths(at available: Double) -> [Double] {
        lengths.map { $0.advanced(by: available - start) }
    }

    /// Whether this piece continues the one before it: nothing has changed but the way to the same lengths.
    func continues(_ other: Sweep.Piece) -> Bool {
        guard fit == other.fit else { return false }
        let (distance, scale) = (start - other.start, max(1, start))
        return lengths.indices.allSatisfy { item in
            let (length, before) = (lengths[item], other.lengths[item])
            return abs(length.slope - before.slope) <= Sweep.closeSlopes
                && abs(length.value - before.advanced(by: distance)) <= 1e-9 * max(scale, abs(length.value))
        }
    }
}

/// Why a sweep cannot be made.
public enum SweepError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The row has more than `Sweep.mostItems` items.
    case tooManyItems(Int)
    /// The range does not begin at 0 ... `Limits.length`, or is not a number.
    case badRange(from: Double, to: Double)
    /// The rule has more breakpoints than any rule of this package can have; so many pieces were found.
    case tooManyPieces(Int)
    /// A sweep has taken as long as it may; what it had done by then.
    case timeLimit(Duration, after: String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .tooManyItems(let count): "a sweep takes rows of at most \(Sweep.mostItems) items, not \(count)"
        case .badRange(let start, let end):
            """
            a sweep begins at 0 to \(Limits.length.shortest) points and ends at or after its beginning, not \
            \(start.shortest) to \(end.shortest)
            """
        case .tooManyPieces(let count):
            "the rule has too many breakpoints: the sweep stopped after \(count) pieces"
        case .timeLimit(let limit, let work):
            "the limit of \(limit) was reached after \(work); give more time (--limit) or fewer containers (--from, --to)"
        }
    }
}

extension Row {
    /// The lengths that a rule gives in all containers of a range.
    ///
    ///     print(try row.sweep(by: .swiftUI).breakpoints.map(\.available))  // [200.0]
    ///
    /// - Parameters:
    ///   - rule: A rule that is written over any number.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: As `Sweep.init(of:for:over:)`.
    public func sweep(by rule: some Rule, over range: ClosedRange<Double> = 0...Double.infinity) throws -> Sweep {
        try Sweep(of: rule, for: self, over: range)
    }
}
