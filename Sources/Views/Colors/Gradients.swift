// Gradients.swift: gradients about a point, as paints and as views.  They are painted along a line from their middle to the
// bottom, for a `Paint` runs along lines.

/// A gradient that a gradient about a point is painted as.
public protocol PointGradient: ShapeStyle, View where Body: View {
    /// The colours.
    var colors: Gradient { get }
    /// The middle.
    var middle: UnitPoint { get }
}

extension PointGradient {
    /// The colours from the middle down.
    public func paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(colors, start: middle, end: UnitPoint(x: middle.x, y: 1))
    }

    /// A rectangle painted with the gradient, which takes the room offered.
    public var body: some View { Rectangle().fill(self) }
}

/// A gradient from a point outwards.
public struct RadialGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// The middle.
    public let middle: UnitPoint

    /// A gradient between two circles about a point, whose radii are in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (colors, middle) = (gradient, center)
    }
    /// A gradient between two circles about a point, whose radii are in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.colors, middle) = (Gradient(colors: colors), center)
    }
    /// A gradient between two circles about a point, whose radii are in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (colors, middle) = (Gradient(stops: stops), center)
    }
}

/// A gradient from a point outwards, as wide and high as the view.
public struct EllipticalGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// The middle.
    public let middle: UnitPoint

    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { (colors, middle) = (gradient, center) }
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) { (self.colors, middle) = (Gradient(colors: colors), center) }
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) { (colors, middle) = (Gradient(stops: stops), center) }
}

/// A gradient around a point.
public struct AngularGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// The middle.
    public let middle: UnitPoint

    /// A gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (colors, middle) = (gradient, center)
    }
    /// A gradient between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        (self.colors, middle) = (Gradient(colors: colors), center)
    }
    /// A gradient between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        (colors, middle) = (Gradient(stops: stops), center)
    }
    /// A gradient all around from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) { (colors, middle) = (gradient, center) }
    /// A gradient all around from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        (self.colors, middle) = (Gradient(colors: colors), center)
    }
    /// A gradient all around from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        (colors, middle) = (Gradient(stops: stops), center)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient between two points.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient between two points.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient from a point outwards.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
}
