// Gradients.swift: gradients about a point, as paints and as views.

/// A gradient about a point.
public protocol PointGradient: ShapeStyle, View where Body: View {
    /// The colours.
    var colors: Gradient { get }
    /// Where they lie.
    var course: Paint.Course { get }
}

extension PointGradient {
    /// The colours where they lie.
    public func paint(in environment: EnvironmentValues) -> Paint { .gradient(colors, course) }

    /// A rectangle painted with the gradient, which takes the room offered.
    public var body: some View { Rectangle().fill(self) }
}

/// A gradient from a point outwards.
public struct RadialGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// Where they lie.
    public let course: Paint.Course

    /// A gradient between two circles about a point, whose radii are in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (colors, course) = (gradient, .circles(center: center, from: startRadius, to: endRadius))
    }
    /// A gradient between two circles about a point, whose radii are in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient between two circles about a point, whose radii are in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient from a point outwards, as wide and high as the view.
public struct EllipticalGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// Where they lie.
    public let course: Paint.Course

    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (colors, course) = (gradient, .ellipses(center: center, from: startRadiusFraction, to: endRadiusFraction))
    }
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// A gradient around a point.
public struct AngularGradient: PointGradient, Sendable {
    /// The colours.
    public let colors: Gradient
    /// Where they lie.
    public let course: Paint.Course

    /// A gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (colors, course) = (gradient, .turn(center: center, from: startAngle, to: endAngle))
    }
    /// A gradient between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient all around from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }
    /// A gradient all around from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// A gradient all around from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
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
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
    /// A gradient from a point outwards.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    /// A gradient from a point outwards.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// A gradient between two ellipses about a point, whose radii are shares of the view.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        ellipticalGradient(
            Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// A gradient around a point.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// A gradient around a point.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> Self { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// A gradient all around a point.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// A gradient all around a point.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
