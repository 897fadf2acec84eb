// ContentShapes.swift: shapes for touches and containers; the whole rectangle of a view takes taps.

extension View {
    /// Lets the whole rectangle of the view take taps; the shape itself is not considered.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { contentShape(shape) }
    /// Lets the whole rectangle of the view take taps where the shape is for these.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        contentShape(shape)
    }
    /// Would draw corners behind the view in a container's shape.
    public func containerShape(_ shape: some InsettableShape) -> Self { self }
}

/// What a shape is for; without effect here.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit for each purpose.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The purposes by their names.
    public static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2),
        contextMenuPreview = ContentShapeKinds(rawValue: 4), hoverEffect = ContentShapeKinds(rawValue: 8),
        focusEffect = ContentShapeKinds(rawValue: 16), accessibility = ContentShapeKinds(rawValue: 32)
}
