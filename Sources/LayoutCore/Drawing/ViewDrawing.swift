// ViewDrawing.swift: what a view draws, as values: shapes, text and pictures.  Lengths in points.

/// What a view draws into its frame.
public enum ViewDrawing: Hashable, Sendable {
    /// A shape, filled, with a line, or both.
    case shape(Outline, fill: Paint?, stroke: Stroke?)
    /// Lines of text, whose origins are in the frame's coordinates, with an ink for each run of each line.
    case text([TextLine], inks: [[TextInk]])
    /// A picture or symbol by its name.
    case image(name: String, paint: Paint)

    /// A line around a shape.
    public struct Stroke: Hashable, Sendable {
        public let paint: Paint
        /// The width, dashes, ends and corners.
        public let style: StrokeStyle
        /// Whether the whole line lies inside the shape, not half of it outside.
        public let isInside: Bool
        /// The width, in points.
        public var width: CGFloat { style.lineWidth }
    }
}
