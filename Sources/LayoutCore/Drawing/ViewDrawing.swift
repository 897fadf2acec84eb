// ViewDrawing.swift: what a view draws, as values: outlines, paints, text and pictures.  Lengths in points.

/// What a view draws into its frame.
public enum ViewDrawing: Hashable, Sendable {
    /// A shape, filled, with a line, or both.
    case shape(Outline, fill: Paint?, stroke: Stroke?)
    /// Lines of text, whose origins are in the frame's coordinates, with a paint for each run of each line.
    case text([TextLine], paints: [[Paint]])
    /// A picture or symbol by its name.
    case image(name: String, paint: Paint)

    /// A line around a shape.
    public struct Stroke: Hashable, Sendable {
        /// The paint.
        public let paint: Paint
        /// The width, dashes, ends and corners.
        public let style: StrokeStyle
        /// Whether the whole line lies inside the shape, not half of it outside.
        public let isInside: Bool
        /// The width, in points.
        public var width: CGFloat { style.lineWidth }
    }
}

/// A line around an area.
public enum Outline: Hashable, Sendable {
    /// The rectangle.
    case rectangle
    /// The rectangle with corners rounded by radii in points.
    case roundedRectangle(CGSize)
    /// The rectangle whose shorter sides are half circles.
    case capsule
    /// The largest ellipse.
    case ellipse
    /// The largest circle, in the middle.
    case circle
    /// Lines and curves, from the upper left corner of the frame.
    case path(Path)

    /// The lines in a rectangle, in points.
    func path(in rect: CGRect) -> Path {
        switch self {
        case .rectangle: return Path(rect)
        case .roundedRectangle(let radii): return Path(roundedRect: rect, cornerSize: radii)
        case .capsule: return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .ellipse: return Path(ellipseIn: rect)
        case .circle:
            let length = min(rect.width, rect.height)
            return Path(
                ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
        case .path(let path): return path.offsetBy(dx: rect.minX, dy: rect.minY)
        }
    }
}

/// A paint.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line between two points of the painted rectangle.
    case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
}
