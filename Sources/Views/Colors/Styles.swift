// Styles.swift: paints by name, paints made of others, and the paints of the parts of a view.

extension ShapeStyle {
    /// The paint with a share of its opacity.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }
    /// The paint with a shadow, which is not drawn.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
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

/// A shadow of a paint; it is not drawn.
public struct ShadowStyle: Equatable, Sendable {
    /// A shadow outside.
    public static func drop(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// A shadow inside.
    public static func inner(
        color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

/// A paint of a purpose, which is a colour here.
public struct NamedStyle: ShapeStyle, Hashable, Sendable {
    fileprivate let color: Color
    /// The colour.
    public func paint(in environment: EnvironmentValues) -> Paint { .color(color) }
}

extension ShapeStyle where Self == NamedStyle {
    /// The colour of the screen.
    public static var background: NamedStyle { NamedStyle(color: Color(.systemBackground)) }
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
    /// Paints the view's rectangle behind it in the colour of the screen.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(NamedStyle.background)
    }
    /// Paints a shape behind the view in the colour of the screen.
    public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(NamedStyle.background, in: shape, fillStyle: fillStyle)
    }
}
