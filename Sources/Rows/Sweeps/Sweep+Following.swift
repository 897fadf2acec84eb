// Sweep+Following.swift: a rule followed from container to container, comparison by comparison.  Lengths in points.
// For every rule, those from outside as well; what has a level form is swept by `LevelSweep`, with the same pieces.

internal import Deadlines

extension Sweep {
    /// Far beyond what any rule of this package needs; a rule of someone else's may have no end of breakpoints.
    static func mostSteps(_ items: Int) -> Int { 1_000 + 100 * items }

    /// Sweeps a rule by running it on affine lengths once a piece, whether or not it has a level form.
    ///
    /// - Throws: As `init(of:for:over:)`.
    /// - Complexity: O(*n*²) a run, O(*n*) pieces.
    package init(following rule: some Rule, for problem: Row, over range: ClosedRange<Double> = 0...Double.infinity)
        throws
    {
        try self.init(of: rule, for: problem, over: range) { range in
            try rule.followedPieces(of: problem, over: range)
        }
    }

    /// Follows a rule from the least container to the greatest.
    fileprivate static func pieces(
        of problem: Row, over range: ClosedRange<Double>,
        _ lengths: (RowOver<Affine>, Affine, inout SweepJudge<Double>) throws -> [Affine]
    ) throws -> [Piece] {
        let row = problem.mapped(Affine.init, { $0 })
        let (spacing, minima) = (problem.totalSpacing, problem.items.reduce(0) { $0 + $1.minimum })
        var pieces: [Piece] = []
        var start = range.lowerBound
        var steps = 0
        let deadline = Deadline.current
        repeat {
            steps += 1
            guard steps <= mostSteps(problem.items.count) else { throw SweepError.tooManyPieces(pieces.count) }
            if let deadline, deadline.isOver {
                throw SweepError.timeLimit(deadline.limit, after: pieces.count.counted("piece"))
            }
            let room = Affine(start - spacing, slope: 1)
            var judge = SweepJudge<Double>(closeness: Double.rounding(at: max(start, abs(room.value), minima)))
            let lengths = try lengths(row, room, &judge)
            let fit = fit(of: lengths, in: room, &judge)
            // Never stand still, however near the next decision lies.
            let end = min(range.upperBound, max(start + judge.reach, start.nextUp))
            let piece = Piece(start: start, end: max(start, end), lengths: lengths, fit: fit)
            start = piece.end
            if let last = pieces.last, piece.continues(last) {
                pieces[pieces.count - 1].end = piece.end
            } else {
                pieces.append(piece)
            }
        } while start < range.upperBound
        return pieces
    }

    private static func fit(of lengths: [Affine], in room: Affine, _ judge: inout SweepJudge<Double>) -> Fit {
        switch judge.side(of: lengths.reduce(0, +), room, room) {
        case .below: .leavesSpace
        case .above: .overflows
        case .inside: .fills
        }
    }
}

extension Rule {
    /// The pieces of a rule followed over containers; the rules of this package are compiled for it.
    @_specialize(where Self == SwiftUIRule)
    @_specialize(where Self == WaterFilling)
    @_specialize(where Self == ProgressiveFilling)
    @_specialize(where Self == CSSFlexbox)
    @_specialize(where Self == TeXGlue)
    @inline(never)
    func followedPieces(of problem: Row, over range: ClosedRange<Double>) throws -> [Sweep.Piece] {
        try Sweep.pieces(of: problem, over: range) { row, room, judge in
            try lengths(of: row, in: room, judge: &judge)
        }
    }
}
