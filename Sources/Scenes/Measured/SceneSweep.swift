// SceneSweep.swift: the frames of a scene as functions of its container, exactly.  Lengths in points.

package import Fractions
package import LayoutCore
package import Rows

/// The frames that SwiftUI's rules, or the optimum, give in all containers of a range: linear pieces and the breakpoints between them.
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
    }

    /// The pieces from the least container to the greatest; each begins where the one before it ends.
    package let pieces: [Piece]

    /// A scene has a few breakpoints a view; one that has more than so many runs is given up.
    private static let mostRuns = 20_000

    /// Sweeps a scene over the length that is proposed along an axis.
    ///
    /// - Parameters:
    ///   - engine: The rules by which stacks share their lengths.
    ///   - proposal: What is proposed along the other axis, in points.
    ///   - range: Containers in points; the upper end may be infinite.
    ///   - displayScale: Pixels in a point, to which texts are rounded up; infinity rounds nothing.
    /// - Throws: `UnmeasuredView`, `NotLinear` where a length that varies is multiplied by, `SweepError` for a range that
    ///   is none and for pieces without end.
    /// - Complexity: a layout a piece.
    package init(
        of root: SceneView, by engine: MeasuredEngine = .swiftUI, along axis: Axis = .horizontal,
        proposal: PerAxis<Double?>, over range: ClosedRange<Double>, displayScale: Double = 1
    ) throws {
        let range = try Sweep.range(from: range.lowerBound, to: range.upperBound)
        let last = Fraction(decimal: range.upperBound)
        var start = Fraction(decimal: range.lowerBound)
        var pieces: [Piece] = []
        for _ in 0..<Self.mostRuns {
            var judge = SweepJudge<Fraction>(closeness: 0)
            let offer = PerAxis<Length?> { other in
                other == axis ? Length(start, slope: 1) : proposal[other].map { Length(Fraction(decimal: $0)) }
            }
            let view = try root.measured(in: SceneRun<Length>()).sharing(by: engine)
            try view.show(at: displayScale)
            let frames = try view.frames(for: offer, judge: &judge)
            let end = min(last, start + judge.reach)
            if let before = pieces.last, Self.frames(frames, at: start, continue: before) {
                pieces[pieces.count - 1].end = end
            } else {
                pieces.append(Piece(start: start, end: end, frames: frames))
            }
            start = end
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

    /// Whether nothing has changed but the way to the same frames.
    private static func frames(_ frames: [MeasuredFrame<Length>], at start: Fraction, continue piece: Piece) -> Bool {
        let earlier = piece.frames.map { $0.advanced(by: start - piece.start) }
        return zip(frames, earlier).allSatisfy { now, before in
            Axis.allCases.allSatisfy { now.origin[$0] == before.origin[$0] && now.size[$0] == before.size[$0] }
        }
    }
}

extension SceneSweep.Piece {
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
