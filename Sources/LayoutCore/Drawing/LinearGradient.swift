// LinearGradient.swift: a gradient along a line, as a paint and as a view.

/// A gradient along a line; as a view it takes the room offered.
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// A gradient between two points of the painted rectangle.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient.
    public func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(gradient, .line(start: start, end: end))
    }
}

extension LinearGradient: View {
    /// A rectangle painted with the gradient.
    public var body: some View { Rectangle().fill(self) }
}
