// ButtonStyles.swift: the looks of buttons by name.

/// A button that is its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).withinItsLabel.painted(.primary)
    }
}

/// The look that buttons have by themselves.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).withinItsLabel }
}

/// A button on a light ground, with room around its label by the size of controls.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    /// The label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, ground: AnyShapeStyle(TintOr(usual: .gray).opacity(0.2)))
    }
}

/// A button on a ground in the colour of what can be touched, with room around its label by the size of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    /// The label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, ground: AnyShapeStyle(.tint)).foregroundColor(.white)
    }
}

private struct BorderedButton: View {
    @Environment(\.controlSize) private var size
    @Environment(\.controlSizes) private var sizes
    @Environment(\.buttonBorderShape) private var shape
    let configuration: PrimitiveButtonStyleConfiguration
    let ground: AnyShapeStyle

    var body: some View {
        Button(action: configuration.trigger) {
            configuration.label
                .padding(sizes.buttonInsets[size] ?? EdgeInsets())
                .ground(ground, in: shape)
        }
        .withinItsLabel.inSystemLook()
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that buttons have by themselves.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that is its label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button on a light ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button on a ground in the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
