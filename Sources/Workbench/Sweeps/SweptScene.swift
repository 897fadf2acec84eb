// SweptScene.swift: a scene swept over its containers: what the text, the table, the picture and the JSON are made from.

/// A scene with the frames of its views in all containers of a range.
public struct SweptScene: Sendable {
    /// The scene.
    public let document: SceneDocument
    /// The rules by which its stacks share their lengths.
    public let engine: SceneEngine
    /// The axis along which the container varies.
    public let axis: Axis
    /// The containers swept, in points; the upper end may be infinite.
    public let range: ClosedRange<Double>
    /// The frames as functions of the container.
    package let sweep: SceneSweep

    /// Sweeps a scene, in exact arithmetic.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the container varies; along the other one the scene's proposal is kept.
    ///   - range: Containers in points; the upper end may be infinite.
    /// - Throws: `UnmeasuredView` for a view that is not known to be linear, and what else `SceneSweep` throws.
    public init(
        _ document: SceneDocument, by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal,
        over range: ClosedRange<Double> = 0...Double.infinity
    ) throws {
        (self.document, self.engine, self.axis, self.range) = (document, engine, axis, range)
        sweep = try SceneSweep(
            of: document, by: engine.measured, along: axis, over: range)
    }

    /// The views that are followed: those with names, each before those inside it.
    public var names: [String] { sweep.pieces.first?.frames.map(\.id) ?? [] }

    /// The container as reports name it: the scene's width or height.
    public var containerName: String { axis.lengthName }
}

extension Axis {
    /// A length along the axis.
    package var lengthName: String { self == .horizontal ? "width" : "height" }
    /// A place along the axis.
    package var placeName: String { self == .horizontal ? "x" : "y" }
    /// What a view of some length is.
    var adjective: String { self == .horizontal ? "wide" : "high" }
}
