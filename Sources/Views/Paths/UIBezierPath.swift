// UIBezierPath.swift: UIKit's name for paths, and for the corners of a rectangle.  Lengths in points, angles in radians.

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corners by name.
    public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4),
        bottomRight = Self(rawValue: 8), allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Lines and curves as UIKit has them.
public final class UIBezierPath {
    private(set) var path: Path

    /// A path without steps.
    public init() { path = Path() }
    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// An ellipse.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
    /// A rectangle some of whose corners are rounded, by the width of `cornerRadii`.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
            bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
        ).path(in: rect)
    }
    /// A part of a circle; clockwise as it is seen, y growing down.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Begins anew at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Draws a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Draws a curve of the second degree.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Draws a curve of the third degree.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a part of a circle; clockwise as it is seen, y growing down.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Draws a straight line back to the last beginning.
    public func close() { path.closeSubpath() }
    /// Adds another path's steps.
    public func append(_ other: UIBezierPath) { append(other.path) }
    func append(_ other: Path) { path.addPath(other) }
    /// Maps the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Whether the path has no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the path.
    public var bounds: CGRect { path.boundingRect }
    /// Whether a point lies inside the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
