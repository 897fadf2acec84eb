// Canvas.swift: a ground that a function draws on.  What it draws is a view for each call, each as large as the ground, so
// that trees have it and pictures show it.

/// A ground as large as the room offered, on which a function draws.
public struct Canvas<Symbols: View>: View {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols
    @Environment(reading: { $0 }) private var environment

    /// Draws with a function of a context and the size of the ground, in points.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView { (self.renderer, symbols) = (renderer, EmptyView()) }

    /// Draws with a function of a context and the size of the ground, in points, and with views.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { (self.renderer, self.symbols) = (renderer, symbols()) }

    /// The ground with what is drawn.
    public var body: some View {
        let (environment, symbols) = (environment, Symbols.self == EmptyView.self ? nil : AnyView(symbols))
        return GeometryReader { ground in
            let drawn = drawing(environment, symbols, ground.size)
            ZStack(alignment: .topLeading) {
                ForEach(drawn.indices, id: \.self) { index in
                    drawn[index].frame(width: ground.size.width, height: ground.size.height)
                }
            }
        }
        .named("Canvas")
    }

    /// What a run of the function draws.
    private func drawing(_ environment: EnvironmentValues, _ symbols: AnyView?, _ size: CGSize) -> [AnyView] {
        var context = GraphicsContext(environment, symbols, size)
        renderer(&context, size)
        return context.drawing.views
    }
}

/// Calls of a function that draws, in their order; copies of a context draw on the same ground.
final class CanvasDrawing {
    var views: [AnyView] = []
}

/// A view at a point of a ground, by a point of its own, or in a rectangle.
struct CanvasPlace: Layout {
    enum Place {
        case point(CGPoint, UnitPoint)
        case rectangle(CGRect)
    }

    let place: Place

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            switch place {
            case .point(let point, let anchor):
                let start = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
                subview.place(at: start, anchor: anchor, proposal: .unspecified)
            case .rectangle(let frame):
                let start = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
                subview.place(at: start, proposal: ProposedViewSize(frame.size))
            }
        }
    }
}
