// Gradient.swift: colours that run into each other.

public import Foundation

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Hashable, Sendable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Puts a colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in order.
    public var stops: [Stop]

    /// A gradient of colours at given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient from top to bottom.
    public func paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(self, start: .top, end: .bottom)
    }
}

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
        .linearGradient(gradient, start: start, end: end)
    }
}

extension LinearGradient: View {
    /// A rectangle painted with the gradient.
    public var body: some View { Rectangle().fill(self) }
}
