// SweptStretch.swift: a scene followed from one container to another, one layout a run, on all cores where there are many.

import DeepThreads
import Fractions
import Boxes
import Rows

/// The pieces of a sweep so far.
struct SweptStretch: Sendable {
    /// Lays the scene out just beyond a container.
    typealias Layout = @Sendable (SceneSweep.Length) throws -> SweepRun

    private(set) var pieces: [SceneSweep.Piece] = []
    /// How far it is swept.
    private(set) var end: Fraction
    /// Where the last run began; the ones before it may have come to the same frames.
    private var lastRun: Fraction
    private var runs = 0

    /// A scene has a few breakpoints a view; one that has more than so many runs is given up.
    private static let mostRuns = 20_000
    /// The runs after which other threads are worth their start.
    private static let fewRuns = 16
    /// Breakpoints are not spread evenly, so that a core takes a part when it has done one.
    private static let parts = 12
    /// Beyond so many points screens hardly change; an endless range has no parts from there on.
    private static let far: Fraction = 2_048

    private init(from start: Fraction) { (end, lastRun) = (start, start) }

    /// Follows a scene over a range.
    ///
    /// - Parameter last: May be infinite.
    /// - Complexity: a layout a run, and up to three for each part that a core takes.
    init(from start: Fraction, to last: Fraction, _ layout: @escaping Layout) throws {
        self.init(from: start)
        let near = last.isFinite ? last : max(start, Self.far)
        if start < near || near == last {
            try follow(to: near, atMost: Self.fewRuns, layout)
            for stretch in Self.stretches(from: end, to: near, layout) { try append(stretch.get(), layout) }
        }
        if end == near, near < last {
            var rest = SweptStretch(from: near)
            try rest.follow(to: last, atMost: Self.mostRuns, layout)
            try append(rest, layout)
        }
        guard end == last, runs <= Self.mostRuns else { throw SweepError.tooManyPieces(pieces.count) }
    }

    /// The parts of a finite range, which cores take one by one.
    private static func stretches(
        from start: Fraction, to last: Fraction, _ layout: @escaping Layout
    ) -> [Result<SweptStretch, any Error>] {
        guard start < last else { return [] }
        let width = (last - start) / Fraction(parts)
        let bounds = (0..<parts).map { start + Fraction($0) * width } + [last]
        return DeepThreads.parts(parts) { part in
            Result {
                var stretch = SweptStretch(from: bounds[part])
                try stretch.follow(to: bounds[part + 1], atMost: mostRuns, layout)
                return stretch
            }
        }
    }

    /// Goes on, a run at a time.
    private mutating func follow(to last: Fraction, atMost limit: Int, _ layout: Layout) throws {
        var before: SweepRun?
        repeat {
            let run = try layout(SceneSweep.Length(end, slope: 1))
            let reached = min(last, end + run.judge.reach)
            let piece = SceneSweep.Piece(run, from: end, to: reached)
            if !goesOn(in: piece) { begin(piece, by: run, after: before) }
            (before, lastRun, end, runs) = (run, end, reached, runs + 1)
        } while end < last && runs < limit
    }

    /// Goes on by what a core has followed from here.
    private mutating func append(_ next: SweptStretch, _ layout: Layout) throws {
        // A part that was given up ends early.
        guard let first = next.pieces.first, first.start == end else { return }
        if pieces.isEmpty {
            pieces = [first]
        } else if !goesOn(in: first) {
            let runs = try [lastRun, end].map { try layout(SceneSweep.Length($0, slope: 1)) }
            begin(first, by: runs[1], after: runs[0])
        }
        pieces += next.pieces.dropFirst()
        (lastRun, end, runs) = (next.lastRun, next.end, runs + next.runs)
    }

    /// Prolongs the last piece where a next one only comes to the same frames in another way.
    private mutating func goesOn(in next: SceneSweep.Piece) -> Bool {
        guard let last = pieces.last, last.goesOn(in: next) else { return false }
        pieces[pieces.count - 1].end = next.end
        pieces[pieces.count - 1].left = next.left
        return true
    }

    /// Adds a piece, and notes which lengths with names begin with it, and which end with the last one.
    private mutating func begin(_ piece: SceneSweep.Piece, by run: SweepRun, after before: SweepRun?) {
        var piece = piece
        if let before {
            piece.reached = run.marks { before.frames[$0].size[$1].slope != 0 }
            pieces[pieces.count - 1].left = before.marks { run.frames[$0].size[$1].slope != 0 }
        }
        pieces.append(piece)
    }
}

extension SweepRun {
    /// The names of the lengths that stand still and that something holds of.
    fileprivate func marks(where holds: (_ frame: Int, Axis) -> Bool) -> [SceneSweep.Mark] {
        frames.indices.flatMap { index in
            Axis.allCases.compactMap { axis in
                guard frames[index].size[axis].slope == 0, holds(index, axis) else { return nil }
                return landmark(of: index, along: axis).map { SceneSweep.Mark(frame: index, axis: axis, landmark: $0) }
            }
        }
    }
}

extension SceneSweep.Piece {
    fileprivate init(_ run: SweepRun, from start: Fraction, to end: Fraction) {
        self.init(
            start: start, end: end, frames: run.frames, lines: run.lines, fit: run.fit, overflowing: run.overflowing)
    }

    /// Whether nothing changes in the next piece but the way to the same frames.
    fileprivate func goesOn(in next: Self) -> Bool {
        guard next.fit == fit, next.overflowing == overflowing, next.lines == lines else { return false }
        return zip(next.frames, frames).allSatisfy { now, frame in
            let before = frame.advanced(by: next.start - start)
            return Axis.allCases.allSatisfy { now.origin[$0] == before.origin[$0] && now.size[$0] == before.size[$0] }
        }
    }
}
