// Path.swift: lines and curves.  Lengths in points.

/// Lines and curves, in points; as a view it takes the room offered and is filled.
public struct Path: Hashable, Sendable {
    /// A step of a path.
    public enum Element: Hashable, Sendable {
        /// A new beginning.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve of the second degree with its control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve of the third degree with its control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the last beginning.
        case closeSubpath
    }

    /// The steps in order.
    package private(set) var elements: [Element] = []
    private var start: CGPoint?

    /// The point at which the path has arrived; `nil` before the first step.
    public private(set) var currentPoint: CGPoint?

    /// A path without steps.
    public init() {}

    /// A path that a function draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a function with every step in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins anew at a point.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Draws a straight line.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Draws a curve of the second degree.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Draws a curve of the third degree.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Draws a straight line back to the last beginning.
    public mutating func closeSubpath() { append(.closeSubpath) }

    private mutating func append(_ element: Element) {
        elements.append(element)
        switch element {
        case .move(let end): (start, currentPoint) = (end, end)
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
            start = start ?? end
            currentPoint = end
        case .closeSubpath: currentPoint = start
        }
    }
}

// MARK: Paths of paths

extension Path {
    /// Adds another path's steps, mapped.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// What a map makes of the path.
    public func applying(_ transform: CGAffineTransform) -> Path { Path { $0.addPath(self, transform: transform) } }

    /// The path, shifted by points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The smallest rectangle around all points of the path, those between which curves are drawn included.
    public var boundingRect: CGRect { CGRect(around: elements.flatMap(\.points)) }
}

extension Path.Element {
    /// The points of the step, the last one last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }

    fileprivate func applying(_ map: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(map))
        case .line(let end): .line(to: end.applying(map))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(map), control: control.applying(map))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(map), control1: control1.applying(map), control2: control2.applying(map))
        case .closeSubpath: .closeSubpath
        }
    }
}
