// MeshGradient.swift: a gradient between the points of a net, painted as one from its first colour to its last.

/// A gradient between the points of a net.
public struct MeshGradient: ShapeStyle, View {
    private let colors: [Color]

    /// A gradient of a net of columns and rows, whose points are shares of the view and have a colour each.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) { self.colors = colors }

    /// The colours from corner to corner.
    public func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(Gradient(colors: colors), .line(start: .topLeading, end: .bottomTrailing))
    }

    /// A rectangle painted with the gradient, which takes the room offered.
    public var body: some View { Rectangle().fill(self) }
}
