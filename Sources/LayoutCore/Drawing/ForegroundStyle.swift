// ForegroundStyle.swift: the paint that views hand down to the text and shapes inside them.

/// The paint that the surroundings set.
public struct ForegroundStyle: ShapeStyle, Sendable {
    public init() {}

    /// The paint that the surroundings set, else the colour of text.
    public func paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground?.paint(in: environment) ?? .color(.primary)
    }
}

extension EnvironmentValues {
    /// What text and shapes are painted with; `nil` for the colour of text.
    package var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension ShapeStyle where Self == ForegroundStyle {
    /// The paint that the surroundings set.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// Sets the colour of text and shapes inside; `nil` for the usual one.
    public func foregroundColor(_ color: Color?) -> some View {
        writing { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the paint of text and shapes inside.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        writing { $0.foreground = AnyShapeStyle(style) }
    }

    /// Accepted for source compatibility, without effect: a `Button` has no tinted parts here.
    public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

    /// Accepted for source compatibility, without effect: a `Button` has no tinted parts here.
    public func tint(_ tint: Color?) -> some View { self }
}
