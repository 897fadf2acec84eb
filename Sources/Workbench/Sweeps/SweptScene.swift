// SweptScene.swift: a scene swept over its containers, or a family of scenes over a parameter.  Lengths in points.

internal import Deadlines
package import Boxes
internal import Synchronization

/// A scene with the frames of its views in all containers of a range.
package struct SweptScene: Swept {
    package typealias Followed = SceneSweep

    /// The scene.
    package let document: SceneDocument
    /// The rules by which its stacks share their lengths.
    package let engine: SceneEngine
    /// The axis along which the container varies.
    package let axis: Axis
    /// The parameter that varies, where it is not the container.
    package let parameter: String?
    /// The containers swept, in points, or the values of the parameter; the upper end may be infinite.
    package let range: ClosedRange<Double>
    /// The frames as functions of the container.
    package let sweep: SceneSweep

    /// Sweeps a scene, in exact arithmetic.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the container varies; along the other one the scene's proposal is kept.
    ///   - range: Containers in points; the upper end may be infinite.
    ///   - progress: Called before each layout, on whatever thread, with the number of those before it.
    /// - Throws: `UnmeasuredView` for a view that is not known to be linear, `SweepError.timeLimit`, and what else
    ///   `SceneSweep` throws.
    package init(
        _ document: SceneDocument, by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal,
        over range: ClosedRange<Double> = 0...Double.infinity,
        progress: @escaping @Sendable (_ layouts: Int) -> Void = { _ in }
    ) throws {
        (self.document, self.engine, self.axis, self.range) = (document, engine, axis, range)
        parameter = nil
        let watch = SweepWatch(progress)
        sweep = try SceneSweep(of: document, by: engine, along: axis, over: range, watch: watch.look)
    }

    /// Sweeps the scenes of a family over one of its parameters, in exact arithmetic.
    ///
    /// - Parameters:
    ///   - parameter: The parameter that varies, over its interval.
    ///   - values: What the others are; those that are not there have their least value.
    ///   - axis: Along which views are followed and held to what they are offered.
    ///   - progress: Called before each layout, on whatever thread, with the number of those before it.
    /// - Throws: `FamilyError` for parameters that are not there and values out of their intervals, `SweepError.timeLimit`,
    ///   and what `SceneSweep` throws.
    package init(
        _ family: SceneFamily, over parameter: String, at values: [String: Fraction] = [:],
        by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal,
        progress: @escaping @Sendable (_ layouts: Int) -> Void = { _ in }
    ) throws {
        let watch = SweepWatch(progress)
        sweep = try SceneSweep(of: family, over: parameter, at: values, by: engine, along: axis, watch: watch.look)
        let range = family.parameters.first { $0.name == parameter }?.range ?? 0...0
        let point = family.parameters.map { values[$0.name] ?? $0.range.lowerBound }
        document = family.scene(at: point, texts: family.alternatives[0].texts)
        (self.engine, self.axis, self.parameter) = (engine, axis, parameter)
        self.range = range.lowerBound.double...range.upperBound.double
    }

    /// What grows by 1, in words.
    package var unit: String { parameter.map { "per 1 of \($0.printable)" } ?? "a point" }

    package var subject: SweptSubject { .scene(self) }
    package var id: String? { document.id }
    /// The views with names, each before those inside it.
    package var names: [String] { sweep.pieces.first?.frames.map(\.id) ?? [] }
    package var keys: [String] { names }
    package var sides: [String] { SceneBreakpoint.Side.all.map(\.name) }
    package var curves: [(name: String, title: String, sweep: SceneSweep)] {
        [(engine.rawValue, engine.rawValue, sweep)]
    }

    package func changes(of curve: Curve) -> [Change] {
        breakpoints.map { ($0.available, $0.events.map(\.json), $0.sentences(per: unit)) }
    }

    package func growth(in piece: SceneSweep.Piece) -> String { piece.growthSentence(per: unit) }
}

/// Counts the layouts of a sweep, and ends one that takes too long.
private final class SweepWatch: Sendable {
    private let deadline = Deadline.current
    private let progress: @Sendable (Int) -> Void
    private let layouts = Atomic(0)

    init(_ progress: @escaping @Sendable (Int) -> Void) { self.progress = progress }

    func look() throws {
        let count = layouts.add(1, ordering: .relaxed).oldValue
        if let deadline, deadline.isOver {
            throw SweepError.timeLimit(deadline.limit, after: "\(count.counted("layout")) of the scene")
        }
        progress(count)
    }
}

extension Axis {
    /// A length along the axis.
    package var lengthName: String { self == .horizontal ? "width" : "height" }
    /// A place along the axis.
    package var placeName: String { self == .horizontal ? "x" : "y" }
    /// What a view of some length is.
    var adjective: String { self == .horizontal ? "wide" : "high" }
}
