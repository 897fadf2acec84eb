// GraphicsContext.swift: what functions draw with on a ground.  Lengths in points, in the coordinates of the ground.

/// What a function draws with.
///
/// Fills, lines, texts, pictures and views are drawn, with their opacity, map, clips, blurs and shadows; how colours mix and
/// what is kept by its opacity are not.
public struct GraphicsContext {
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    /// How what is drawn next is mapped.
    public var transform = CGAffineTransform.identity
    /// The surroundings of the ground.
    public let environment: EnvironmentValues

    let drawing = CanvasDrawing()
    private let symbols: AnyView?
    private let size: CGSize
    private var clips: [Outline] = []
    private var filters: [Filter.Kind] = []

    init(_ environment: EnvironmentValues, _ symbols: AnyView?, _ size: CGSize) {
        (self.environment, self.symbols, self.size) = (environment, symbols, size)
    }

    /// A paint.
    public struct Shading {
        /// The style for a ground of a size.
        let style: (CGSize) -> AnyShapeStyle

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }
        /// A style of shapes.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in AnyShapeStyle(style) } }
        /// A gradient between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    LinearGradient(
                        gradient: gradient, startPoint: startPoint.share(of: size), endPoint: endPoint.share(of: size)))
            }
        }
        /// A gradient about a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: center.share(of: size), startRadius: startRadius,
                        endRadius: endRadius))
            }
        }
        /// The paint of the surroundings.
        public static var foreground: Shading { style(ForegroundStyle()) }
    }

    /// A change of what is drawn.
    public struct Filter {
        enum Kind {
            case none, blur(CGFloat)
            case shadow(Color, CGFloat, CGSize)
        }

        let kind: Kind

        /// Makes what is drawn less sharp.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
        /// Draws a shadow.
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }
        /// Would keep what is opaque enough.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .none)
        }
    }

    /// Something to draw, with a size.
    public struct Resolved {
        let view: AnyView
        let environment: EnvironmentValues

        /// The size in some room, in points.
        public func measure(in size: CGSize) -> CGSize { measured(ProposedViewSize(size)) }
        /// The size, in points.
        public var size: CGSize { measured(.unspecified) }

        private func measured(_ proposal: ProposedViewSize) -> CGSize {
            var environment = environment
            environment.safeAreaInsets = EdgeInsets()
            return (try? LayoutHost(view, environment: environment).layout(proposal).size) ?? .zero
        }
    }

    /// On which side of a path is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        /// One bit.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Outside it.
        public static let inverse = ClipOptions(rawValue: 1)
    }
}

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.fill(shading.style(size), style: style))
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(path.stroke(shading.style(size), style: style))
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws a text.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a picture.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a picture.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image.resizable()), in: rect)
    }
    /// Draws something.
    public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {
        add(CanvasPlace(place: .point(point, anchor)) { resolved.view })
    }
    /// Draws something.
    public func draw(_ resolved: Resolved, in rect: CGRect) {
        add(CanvasPlace(place: .rectangle(rect)) { resolved.view })
    }
    /// Prepares a text.
    public func resolve(_ text: Text) -> Resolved { Resolved(view: AnyView(text), environment: environment) }
    /// Prepares a picture.
    public func resolve(_ image: Image) -> Resolved { Resolved(view: AnyView(image), environment: environment) }
    /// Prepares one of the views with a tag; the first where none has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> Resolved? {
        symbols.map { symbols in
            Resolved(view: AnyView(ChosenView(AnyHashable(id)) { symbols }), environment: environment)
        }
    }
    /// Draws together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    /// Draws only inside a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clip(to: path, style: style, options: ClipOptions())
    }
    /// Draws only inside a path, or only outside it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
        let path = path.applying(transform)
        if options.contains(.inverse) {
            var around = Path(CGRect(origin: .zero, size: size))
            around.addPath(path)
            clips.append(.evenOddPath(around))
        } else {
            clips.append(style.isEOFilled ? .evenOddPath(path) : .path(path))
        }
    }
    /// Would draw only where something else would be drawn.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {}
    /// Changes what is drawn next.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.kind) }
    /// Shifts what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Stretches what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Maps what is drawn next.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws a view as large as the ground.
    private func add(_ view: some View) {
        let map = transform
        var drawn = AnyView(view)
        if map != .identity { drawn = AnyView(drawn.transformed(about: .topLeading) { _ in map }) }
        for filter in filters {
            switch filter {
            case .none: break
            case .blur(let radius): drawn = AnyView(drawn.blur(radius: radius))
            case .shadow(let color, let radius, let offset):
                drawn = AnyView(drawn.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
            }
        }
        for clip in clips { drawn = AnyView(drawn.clipped { _ in clip }) }
        drawing.views.append(opacity < 1 ? AnyView(drawn.opacity(opacity)) : drawn)
    }
}

extension CGPoint {
    /// The point as a share of a size; 0 along a length that is 0.
    fileprivate func share(of size: CGSize) -> UnitPoint {
        UnitPoint(x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
    }
}
