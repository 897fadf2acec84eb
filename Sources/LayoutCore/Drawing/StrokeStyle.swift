// StrokeStyle.swift: how a line around a shape is drawn.  Lengths in points.

/// How a line around a shape is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum LineCap: Hashable, Sendable {
        /// At its last point.
        case butt
        /// With half a circle around its last point.
        case round
        /// With half a square around its last point.
        case square
    }

    /// How two lines meet.
    public enum LineJoin: Hashable, Sendable {
        /// In a point.
        case miter
        /// In an arc of a circle.
        case round
        /// In a cut corner.
        case bevel
    }

    /// The line's width.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: LineCap
    /// How lines meet.
    public var lineJoin: LineJoin
    /// How long a point may become, in line widths, before it is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps by turns; none for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
