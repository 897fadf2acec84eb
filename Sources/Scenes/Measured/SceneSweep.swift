// SceneSweep.swift: the frames of a scene as functions of its container, exactly.  Lengths in points.

import Families
package import Fractions
package import Boxes
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
        package internal(set) var end: Fraction
        /// The frames at the start of the piece, and what they gain per point of container.
        package let frames: [MeasuredFrame<Length>]
        /// How many lines each of the views has; `nil` for what has none.
        package let lines: [Int?]
        /// How the root fills the container.
        package let fit: Sweep.Fit
        /// The stacks inside that are longer than their room, by their ids, or after what stands in them.
        package let overflowing: [String]
        /// Which lengths that came to stand where the piece begins have names, and which that move on where it ends.
        package internal(set) var reached: [Mark] = [], left: [Mark] = []
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

    /// Called before each layout, on any thread; throws to stop the sweep.
    package typealias Watch = @Sendable () throws -> Void

    /// Sweeps a scene over the length that is proposed along an axis; along the other one its own proposal is kept.
    ///
    /// - Parameters:
    ///   - engine: The rules by which stacks share their lengths.
    ///   - range: Containers in points; the upper end may be infinite.
    ///   - watch: Is asked before each layout.
    /// - Throws: `UnmeasuredView`, `NotLinear` where a length that varies is multiplied by, `SweepError` for a range that
    ///   is none and for pieces without end; what `watch` throws.
    /// - Complexity: a layout a piece.
    package init(
        of scene: SceneDocument, by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal,
        over range: ClosedRange<Double>, watch: @escaping Watch = {}
    ) throws {
        let range = try Sweep.range(from: range.lowerBound, to: range.upperBound)
        let exact = (Fraction(decimal: range.lowerBound), Fraction(decimal: range.upperBound))
        pieces = try scene.root.perform {
            try SweptStretch(from: exact.0, to: exact.1) { container in
                try watch()
                let offer = PerAxis<Length?> { other in
                    other == axis ? container : scene.proposal[other].map { Length(Fraction(decimal: $0)) }
                }
                return try SweepRun(scene.measured(in: SceneRun<Length>()).sharing(by: engine), in: offer, along: axis)
            }.pieces
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
        by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal, watch: @escaping Watch = {}
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
        pieces = try family.root.perform { [lengths] in
            let root = family.root.substituting(SceneSubstitution(texts: family.alternatives[0].texts))
            return try SweptStretch(from: swept.range.lowerBound, to: swept.range.upperBound) { value in
                try watch()
                let parameters = lengths.merging([parameter: value]) { _, value in value }
                let run = SceneRun(parameters: parameters, displayScale: family.displayScale)
                let view = try root.measured(in: run).sharing(by: engine)
                try view.show(at: family.displayScale)
                return try SweepRun(view, in: PerAxis { other in family.proposal[other].map(run.length) }, along: axis)
            }.pieces
        }
    }

    /// The containers at which a piece ends and another begins, in points.
    package var breakpoints: [Fraction] { pieces.dropFirst().map(\.start) }

    /// The frames in a container that is no breakpoint, in points; `nil` outside the range.
    package func frames(at container: Fraction) -> [MeasuredFrame<Fraction>]? {
        pieces.last { $0.start <= container && container <= $0.end }?.frames(at: container)
    }
}

extension SceneSweep.Piece {
    /// The frames in a container, in points: those of the piece, prolonged where it does not reach.
    package func frames(at container: Fraction) -> [MeasuredFrame<Fraction>] {
        frames.map { frame in frame.mapped { $0.advanced(by: container - start) } }
    }
}

extension MeasuredFrame where Value == SceneSweep.Length {
    /// The frame some points further on.
    func advanced(by distance: Fraction) -> MeasuredFrame {
        mapped { Value($0.advanced(by: distance), slope: $0.slope) }
    }
}
