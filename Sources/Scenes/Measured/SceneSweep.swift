// SceneSweep.swift: the frames of a scene as functions of its container, exactly.  Lengths in points.

import Families
package import Fractions
package import LayoutCore
package import Rows

/// The frames that SwiftUI's rules, or the optimum, give in all containers of a range: linear pieces and the breakpoints
/// between them.
///
/// As `Sweep` for rows: each piece reaches to where the first comparison of the layout turns round.  The arithmetic is
/// exact, so that no breakpoint is missed or made up by rounding.
package struct SceneSweep: Sendable {
    /// A length that varies with the container.
    package typealias Length = AffineOver<Fraction>

    /// A range of containers over which every frame changes evenly.
    package struct Piece: Sendable {
        /// The container just beyond which the piece begins, in points.
        package let start: Fraction
        /// The container at which it ends, in points; may be infinite.
        package fileprivate(set) var end: Fraction
        /// The frames at the start of the piece, and what they gain per point of container.
        package let frames: [MeasuredFrame<Length>]
        /// How many lines each of the views has; `nil` for what has none.
        package let lines: [Int?]
        /// How the root fills the container.
        package let fit: Sweep.Fit
        /// The stacks that are longer than they are offered, by their ids, or after what stands in them.
        package let overflowing: [String]
        /// Which lengths that came to stand where the piece begins have names, and which that move on where it ends.
        package fileprivate(set) var reached: [Mark], left: [Mark] = []
    }

    /// A length of a view that has a name.
    package struct Mark: Sendable, Equatable {
        /// The view's place among the frames.
        package let frame: Int
        /// The width or the height.
        package let axis: Axis
        /// The name.
        package let landmark: Landmark
    }

    /// The pieces from the least container to the greatest; each begins where the one before it ends.
    package let pieces: [Piece]

    /// A scene has a few breakpoints a view; one that has more than so many runs is given up.
    private static let mostRuns = 20_000

    /// Sweeps a scene over the length that is proposed along an axis; along the other one its own proposal is kept.
    ///
    /// - Parameters:
    ///   - engine: The rules by which stacks share their lengths.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: `UnmeasuredView`, `NotLinear` where a length that varies is multiplied by, `SweepError` for a range that
    ///   is none and for pieces without end.
    /// - Complexity: a layout a piece.
    package init(
        of scene: SceneDocument, by engine: MeasuredEngine = .swiftUI, along axis: Axis = .horizontal,
        over range: ClosedRange<Double>
    ) throws {
        let range = try Sweep.range(from: range.lowerBound, to: range.upperBound)
        let exact = (Fraction(decimal: range.lowerBound), Fraction(decimal: range.upperBound))
        try self.init(from: exact.0, to: exact.1) { container in
            let offer = PerAxis<Length?> { other in
                other == axis ? container : scene.proposal[other].map { Length(Fraction(decimal: $0)) }
            }
            return try SweepRun(scene.measured(in: SceneRun<Length>()).sharing(by: engine), in: offer, along: axis)
        }
    }

    /// Sweeps the scenes of a family over one of its parameters.
    ///
    /// - Parameters:
    ///   - values: What the other parameters are; those that are not there have their least value.
    ///   - axis: Along which the scene is held to what it is offered.
    /// - Throws: `FamilyError` for parameters that are not there and values out of their intervals, and as above.
    package init(
        of family: SceneFamily, over parameter: String, at values: [String: Fraction] = [:],
        by engine: MeasuredEngine = .swiftUI, along axis: Axis = .horizontal
    ) throws {
        guard let swept = family.parameters.first(where: { $0.name == parameter }) else {
            throw FamilyError.unknownParameter(parameter)
        }
        var lengths: [String: Length] = [:]
        for known in family.parameters {
            let value = values[known.name] ?? known.range.lowerBound
            guard known.range.contains(value) else {
                throw FamilyError.scene(
                    "\(known.name) is \(value); it must be from \(known.range.lowerBound) to "
                        + "\(known.range.upperBound)", at: [:])
            }
            lengths[known.name] = Length(value)
        }
        if let other = values.keys.sorted().first(where: { lengths[$0] == nil }) {
            throw FamilyError.unknownParameter(other)
        }
        let root = family.root.substituting(SceneSubstitution(texts: family.alternatives[0].texts))
        try self.init(from: swept.range.lowerBound, to: swept.range.upperBound) { value in
            lengths[parameter] = value
            let run = SceneRun(parameters: lengths, displayScale: family.displayScale)
            let view = try root.measured(in: run).sharing(by: engine)
            try view.show(at: family.displayScale)
            return try SweepRun(view, in: PerAxis { other in family.proposal[other].map(run.length) }, along: axis)
        }
    }

    /// Follows a scene from a value to another, one run a piece.
    private init(from start: Fraction, to last: Fraction, _ run: (Length) throws -> SweepRun) throws {
        var start = start
        var pieces: [Piece] = []
        var before: SweepRun?
        for _ in 0..<Self.mostRuns {
            let run = try run(Length(start, slope: 1))
            let end = min(last, start + run.judge.reach)
            if let piece = pieces.last, piece.goesOn(in: run, from: start) {
                pieces[pieces.count - 1].end = end
            } else {
                var piece = Piece(run, from: start, to: end)
                if let before {
                    piece.reached = run.marks { before.frames[$0].size[$1].slope != 0 }
                    pieces[pieces.count - 1].left = before.marks { run.frames[$0].size[$1].slope != 0 }
                }
                pieces.append(piece)
            }
            (start, before) = (end, run)
            if start >= last {
                self.pieces = pieces
                return
            }
        }
        throw SweepError.tooManyPieces(pieces.count)
    }

    /// The containers at which a piece ends and another begins, in points.
    package var breakpoints: [Fraction] { pieces.dropFirst().map(\.start) }

    /// The frames in a container that is no breakpoint, in points; `nil` outside the range.
    package func frames(at container: Fraction) -> [MeasuredFrame<Fraction>]? {
        pieces.last { $0.start <= container && container <= $0.end }?.frames(at: container)
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
            start: start, end: end, frames: run.frames, lines: run.lines, fit: run.fit, overflowing: run.overflowing,
            reached: [])
    }

    /// Whether nothing has changed but the way to the same frames.
    fileprivate func goesOn(in run: SweepRun, from start: Fraction) -> Bool {
        guard run.fit == fit, run.overflowing == overflowing, run.lines == lines else { return false }
        return zip(run.frames, frames).allSatisfy { now, frame in
            let before = frame.advanced(by: start - self.start)
            return Axis.allCases.allSatisfy { now.origin[$0] == before.origin[$0] && now.size[$0] == before.size[$0] }
        }
    }

    /// The frames in a container, in points: those of the piece, prolonged where it does not reach.
    package func frames(at container: Fraction) -> [MeasuredFrame<Fraction>] {
        frames.map { frame in
            let moved = frame.advanced(by: container - start)
            return MeasuredFrame(
                id: frame.id, origin: PerAxis { moved.origin[$0].value }, size: PerAxis { moved.size[$0].value })
        }
    }
}

extension MeasuredFrame where Value == SceneSweep.Length {
    /// The frame some points further on.
    fileprivate func advanced(by distance: Fraction) -> MeasuredFrame {
        func moved(_ length: Value) -> Value { Value(length.advanced(by: distance), slope: length.slope) }
        return MeasuredFrame(id: id, origin: PerAxis { moved(origin[$0]) }, size: PerAxis { moved(size[$0]) })
    }
}
