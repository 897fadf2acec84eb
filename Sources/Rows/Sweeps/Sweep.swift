// Sweep.swift: every item's length as a function of the container, exactly.  Lengths in points.

/// The lengths that a rule gives in all containers of a range: linear pieces and the breakpoints between them.
///
/// Breakpoints are computed, not sampled: each piece reaches to where the first comparison of the rule turns round.
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
    public enum Fit: String, Sendable {
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

    /// The greatest number of items that a sweep takes: its work grows with their cube.
    public static let mostItems = 500

    /// Far beyond what any rule of this package needs; a rule of someone else's may have no end of breakpoints.
    private static func mostSteps(_ items: Int) -> Int { 1_000 + 100 * items }

    /// Sweeps a rule over containers.
    ///
    /// - Parameter range: Containers in points; the upper end may be infinite.
    /// - Throws: `SweepError` for a range that is not one, a row of more than `mostItems` items, or a rule without an
    ///   end of breakpoints; what the rule throws.
    /// - Complexity: O(*n*²) a piece, O(*n*) pieces.
    public init(of rule: some Rule, for problem: Row, over range: ClosedRange<Double> = 0...Double.infinity) throws {
        guard problem.items.count <= Self.mostItems else { throw SweepError.tooManyItems(problem.items.count) }
        try rule.accept(problem.policy)
        let range = try Self.range(from: range.lowerBound, to: range.upperBound)
        self.problem = problem
        turningLengths = rule.turningLengths(of: problem)
        let row = problem.mapped(Affine.init, { $0 })
        var pieces: [Piece] = []
        var start = range.lowerBound
        var steps = 0
        repeat {
            steps += 1
            guard steps <= Self.mostSteps(problem.items.count) else { throw SweepError.tooManyPieces(pieces.count) }
            let piece = try Self.piece(of: rule, for: row, from: start, to: range.upperBound)
            start = piece.end
            if let last = pieces.last, piece.continues(last) {
                pieces[pieces.count - 1].end = piece.end
            } else {
                pieces.append(piece)
            }
        } while start < range.upperBound
        self.pieces = pieces
    }

    /// A range of containers, in points; the upper end may be infinite.
    ///
    /// - Throws: `SweepError.badRange` unless it begins at 0 ... `Limits.length` and does not end before it begins.
    public static func range(from start: Double, to end: Double) throws(SweepError) -> ClosedRange<Double> {
        guard start >= 0, start <= Limits.length, end >= start else { throw SweepError.badRange(from: start, to: end) }
        return start...end
    }

    private static func piece(
        of rule: some Rule, for row: RowOver<Affine>, from start: Double, to end: Double
    ) throws -> Piece {
        let room = Affine(start - row.totalSpacing.value, slope: 1)
        let minima = row.items.reduce(0) { $0 + $1.minimum.value }
        var judge = SweepJudge<Double>(closeness: Double.rounding(at: max(start, abs(room.value), minima)))
        let lengths = try rule.lengths(of: row, in: room, judge: &judge)
        let fit =
            switch judge.side(of: lengths.reduce(0, +), room, room) {
            case .below: Fit.leavesSpace
            case .above: Fit.overflows
            case .inside: Fit.fills
            }
        // Never stand still, however near the next decision lies.
        let reach = max(start + judge.reach, start.nextUp)
        return Piece(start: start, end: min(end, max(reach, start)), lengths: lengths, fit: fit)
    }

    /// Slopes that differ by no more count as one: those of a piece are quotients of sums.
    static let closeSlopes = 1e-9

    /// The containers at which a piece ends and another begins, in points.
    public var breakpoints: [Double] { pieces.dropFirst().map(\.start) }

    /// The piece that holds a container; the later one at a breakpoint, `nil` outside the range.
    ///
    /// - Complexity: O(log *n*).
    public func piece(at available: Double) -> Piece? {
        guard let first = pieces.first, let last = pieces.last, available >= first.start, available <= last.end
        else { return nil }
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= available { low = middle } else { high = middle }
        }
        return pieces[low]
    }

    /// The lengths in a container, in points; `nil` outside the range.
    ///
    /// - Complexity: O(*n*).
    public func lengths(at available: Double) -> [Double]? { piece(at: available)?.lengths(at: available) }
}

extension Sweep.Piece {
    /// The lengths in a container, in points: those of the piece, prolonged where it does not reach.
    public func lengths(at available: Double) -> [Double] {
        lengths.map { $0.advanced(by: available - start) }
    }

    /// Whether this piece continues the one before it: nothing has changed but the way to the same lengths.
    fileprivate func continues(_ other: Sweep.Piece) -> Bool {
        guard fit == other.fit else { return false }
        return zip(lengths, zip(other.lengths, other.lengths(at: start))).allSatisfy { length, before in
            abs(length.slope - before.0.slope) <= Sweep.closeSlopes
                && abs(length.value - before.1) <= 1e-9 * max(1, start, abs(length.value))
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
            "the rule has no end of breakpoints: \(count) pieces were found before the sweep gave up"
        }
    }
}

extension Row {
    /// The lengths that a rule gives in all containers of a range.
    ///
    /// - Parameters:
    ///   - rule: A rule that is written over any number.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: As `Sweep.init(of:for:over:)`.
    public func sweep(by rule: some Rule, over range: ClosedRange<Double> = 0...Double.infinity) throws -> Sweep {
        try Sweep(of: rule, for: self, over: range)
    }
}
