// Canvas.swift: a ground that a function draws on.  Its drawing is not kept: it changes no frame, and is reported as left
// out.

/// A ground as large as the room offered, on which a function would draw; the function does not run.
public struct Canvas<Symbols: View>: View {
    /// Draws with a function of a context and the size of the ground, in points.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}

    /// Draws with a function of a context and the size of the ground, in points, and with views.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}

    /// The ground.
    public var body: some View { Color.clear.leavingOut("Canvas") }
}

/// What a function draws with; nothing of it is kept.
public struct GraphicsContext {
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    /// How what is drawn next is mapped.
    public var transform = CGAffineTransform.identity
    /// The surroundings of the ground.
    public let environment: EnvironmentValues

    /// A paint.
    public struct Shading {
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading() }
        /// A style of shapes.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        /// A gradient between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { Shading() }
        /// A gradient about a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading() }
        /// The paint of the surroundings.
        public static var foreground: Shading { Shading() }
    }

    /// A change of what is drawn.
    public struct Filter {
        /// Makes what is drawn less sharp.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// Draws a shadow.
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        /// Keeps what is opaque enough.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// Something to draw, with a size.
    public struct Resolved {
        /// The size, in points: that of the room.
        public func measure(in size: CGSize) -> CGSize { size }
        /// The size, in points; 0, since nothing is drawn.
        public var size: CGSize { .zero }
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    /// Draws a picture.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    /// Draws something.
    public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws something.
    public func draw(_ resolved: Resolved, in rect: CGRect) {}
    /// Prepares a text.
    public func resolve(_ text: Text) -> Resolved { Resolved() }
    /// Prepares a picture.
    public func resolve(_ image: Image) -> Resolved { Resolved() }
    /// Prepares one of the views with a tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> Resolved? { nil }
    /// Draws together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    /// Draws only inside a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    /// Draws only inside a path, or only outside it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {}
    /// Draws only where something else would be drawn.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {}
    /// On which side of a path is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        /// One bit.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Outside it.
        public static let inverse = ClipOptions(rawValue: 1)
    }
    /// Changes what is drawn next.
    public mutating func addFilter(_ filter: Filter) {}
    /// Shifts what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Stretches what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Maps what is drawn next.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
