// Styles.swift: paints by name, paints made of others, and the paints of the parts of a view.

extension ShapeStyle {
    /// The paint with a share of its opacity.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
}

extension ShapeStyle {
    /// The second of the paint's shades, and fainter ones: the paint with less opacity.
    public var secondary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.5) }
    /// The third of the paint's shades.
    public var tertiary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.25) }
    /// The fourth of the paint's shades.
    public var quaternary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.18) }
    /// The fifth of the paint's shades.
    public var quinary: some ShapeStyle { OpacityStyle(base: self, opacity: 0.1) }
}

private struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment).opacity(opacity) }
}

/// A paint of a purpose, which is a colour here.
public struct NamedStyle: ShapeStyle, Hashable, Sendable {
    fileprivate let color: Color
    fileprivate var isBackground = false

    /// The colour; for the ground of views what `backgroundStyle(_:)` has set around.
    public func paint(in environment: EnvironmentValues) -> Paint {
        guard isBackground, let style = environment.backgroundStyle else { return .color(color) }
        var around = environment
        around.backgroundStyle = nil
        return style.paint(in: around)
    }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `.background` paints; `nil` for the colour of the screen.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension ShapeStyle where Self == NamedStyle {
    /// The colour of the screen, or what `backgroundStyle(_:)` has set around.
    public static var background: NamedStyle { NamedStyle(color: Color(.systemBackground), isBackground: true) }
    /// The colour of lines between views.
    public static var separator: NamedStyle { NamedStyle(color: Color(.separator)) }
    /// The colour of what is chosen.
    public static var selection: NamedStyle { NamedStyle(color: .accentColor) }
    /// The colour of text that stands for what is missing.
    public static var placeholder: NamedStyle { NamedStyle(color: Color(.placeholderText)) }
    /// The colour of links.
    public static var link: NamedStyle { NamedStyle(color: Color(.link)) }
    /// The colour that fills shapes.
    public static var fill: NamedStyle { NamedStyle(color: Color(.systemFill)) }
    /// The colour of faint text.
    public static var quaternary: NamedStyle { NamedStyle(color: Color(.quaternaryLabel)) }
    /// The colour of the faintest text.
    public static var quinary: NamedStyle { NamedStyle(color: Color(.quaternaryLabel).opacity(0.5)) }
}

extension View {
    /// Sets the paint of text and shapes inside, and what `.secondary` is there.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        writing { $0.paint(by: [primary, secondary]) }
    }
    /// Sets the paint of text and shapes inside, and what `.secondary` and `.tertiary` are there.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { writing { $0.paint(by: [primary, secondary, tertiary]) } }
    /// Sets what `.background` paints inside.
    public func backgroundStyle(_ style: some ShapeStyle) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
    /// Paints the view's rectangle behind it in the colour of the screen.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(NamedStyle.background)
    }
    /// Paints a shape behind the view in the colour of the screen.
    public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(NamedStyle.background, in: shape, fillStyle: fillStyle)
    }
}
