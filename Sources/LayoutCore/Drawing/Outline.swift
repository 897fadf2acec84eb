// Outline.swift: the lines around shapes that views draw.  Lengths in points.

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
    /// The same, where what an even number of lines surrounds lies outside.
    case evenOddPath(Path)

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
        case .path(let path), .evenOddPath(let path): return path.offsetBy(dx: rect.minX, dy: rect.minY)
        }
    }

    /// The outline with the area inside that a style says.
    func filled(_ style: FillStyle) -> Outline {
        if case .path(let path) = self, style.isEOFilled { return .evenOddPath(path) }
        return self
    }
}
