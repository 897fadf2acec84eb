// StrokeStyle.swift: how a shape is filled, and how a line around it is drawn.  Lengths in points.

/// How the inside of a shape is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether what an even number of lines surrounds is left out, and whether edges are smooth.
    public var isEOFilled, isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// How a line around a shape is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum LineCap: Hashable, Sendable {
        /// At its last point, or with half a circle or half a square around it.
        case butt, round, square
    }

    /// How two lines meet.
    public enum LineJoin: Hashable, Sendable {
        /// In a point, in an arc of a circle, or in a cut corner.
        case miter, round, bevel
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
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}
