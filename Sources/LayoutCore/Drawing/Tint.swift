// Tint.swift: the paint of what can be touched.

/// The paint of what can be touched: the accent colour, unless `tint(_:)` sets another around.
public struct TintShapeStyle: ShapeStyle, Sendable {
    public init() {}

    /// The paint that the surroundings set, else the accent colour.
    public func paint(in environment: EnvironmentValues) -> Paint { environment.tint ?? .color(.accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The paint of what can be touched.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
    /// The paint of what can be touched; `nil` for the system's.
    package var tint: Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

private enum TintKey: EnvironmentKey { static var defaultValue: Paint? { nil } }

extension View {
    /// Sets the paint of what can be touched inside: buttons, links, switches and bars of progress.
    public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { writing { $0.tint = tint.paint(in: $0) } }

    /// Sets the colour of what can be touched inside; `nil` for the system's.
    public func tint(_ tint: Color?) -> some View { writing { $0.tint = tint.map(Paint.color) } }

    /// Sets the colour of what can be touched inside; `nil` for the system's.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
