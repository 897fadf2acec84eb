// CGPath.swift: paths by Core Graphics' names, where it is not.

#if os(Linux) || !canImport(CoreGraphics)
    /// How the ends of lines are drawn.
    public typealias CGLineCap = StrokeStyle.LineCap
    /// How the corners of lines are drawn.
    public typealias CGLineJoin = StrokeStyle.LineJoin

    /// Lines and curves that do not change.
    public class CGPath {
        fileprivate var path: Path

        fileprivate init(_ path: Path) { self.path = path }

        /// A rectangle.
        public convenience init(rect: CGRect, transform: Void? = nil) { self.init(Path(rect)) }
        public convenience init(ellipseIn rect: CGRect, transform: Void? = nil) { self.init(Path(ellipseIn: rect)) }
        /// The smallest rectangle around the path.
        public var boundingBox: CGRect { path.boundingRect }
        /// Whether a point lies inside the path.
        public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    }

    /// Lines and curves that are drawn one after the other.
    public final class CGMutablePath: CGPath {
        /// A path without steps.
        public init() { super.init(Path()) }

        /// Begins anew at a point.
        public func move(to point: CGPoint) { path.move(to: point) }
        /// Draws a straight line.
        public func addLine(to point: CGPoint) { path.addLine(to: point) }
        /// Draws straight lines through points, from the first.
        public func addLines(between points: [CGPoint]) { path.addLines(points) }
        /// Draws a curve of the second degree.
        public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
        /// Draws a curve of the third degree.
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            path.addCurve(to: end, control1: control1, control2: control2)
        }
        /// Draws a rectangle.
        public func addRect(_ rect: CGRect) { path.addRect(rect) }
        /// Draws an ellipse.
        public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
        /// Adds another path's steps.
        public func addPath(_ other: CGPath) { path.addPath(other.path) }
        /// Draws a straight line back to the last beginning.
        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        /// The steps of another path.
        public init(_ path: CGPath) { self = path.path }
        /// The path as Core Graphics has it.
        public var cgPath: CGPath { CGPath(self) }
    }

    extension UIBezierPath {
        /// A path of Core Graphics.
        public convenience init(cgPath: CGPath) {
            self.init()
            append(Path(cgPath))
        }
        /// The path as Core Graphics has it.
        public var cgPath: CGPath { path.cgPath }
    }
#endif
