// MoreShapes.swift: rectangles whose corners differ, and shapes by their names.  Lengths in points.

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radii.
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    /// Makes radii of four lengths.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle with a radius for each corner; its leading corners are where lines of text begin.
public struct UnevenRoundedRectangle: InsettableShape, Sendable {
    /// The radii, in points.
    public var cornerRadii: RectangleCornerRadii

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    /// A rectangle with radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }

    /// The rectangle with its corners, none rounder than half of the shorter side.
    public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map { min(max($0, 0), most) }
        return Path { $0.addRoundedRect(in: rect, radii: radii.map { CGSize(width: $0, height: $0) }) }
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a container around has a shape of its own.
    package var hasContainerShape: Bool {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// A rectangle that would take the corners of what is around; here it is a plain one, and the diagnostics say so where
/// `containerShape(_:)` gives corners.
public struct ContainerRelativeShape: InsettableShape, NamedShape, Sendable {
    public init() {}
    var outline: Outline { .rectangle }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners, by a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with rounded corners, by two radii in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    }
}

extension Shape where Self == Capsule {
    /// A capsule with a curve.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    /// A rectangle that would take the corners of what is around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
