// ButtonStyle.swift: how buttons look.

/// A look of buttons.
public protocol ButtonStyle {
    /// The type of the dressed button.
    associatedtype Body: View
    /// The configuration of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// The dressed button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it; buttons are never pressed here.
public struct ButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = ViewPart
    /// What the button is for.
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger rests on the button.
    public let isPressed: Bool
}

/// A look and a behaviour of buttons.
public protocol PrimitiveButtonStyle {
    /// The type of the dressed button.
    associatedtype Body: View
    /// The configuration of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The dressed button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a primitive style sees it.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the label.
    public typealias Label = ViewPart
    /// What the button is for.
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}

extension View {
    /// Sets how buttons inside look.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        environment(\.[ControlStyle<PrimitiveButtonStyleConfiguration>()]) { button in
            let configuration = ButtonStyleConfiguration(role: button.role, label: button.label, isPressed: false)
            return AnyView(
                OwnedView(style) { $0.makeBody(configuration: configuration) }
                    .contentShape(Rectangle()).onTapGesture(perform: button.action))
        }
    }

    /// Sets how buttons inside look and what they do with a tap.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
