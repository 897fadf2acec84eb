// ToggleStyle.swift: how switches look.

/// A look of switches.
public protocol ToggleStyle {
    /// The type of the dressed switch.
    associatedtype Body: View
    /// The configuration of a switch.
    typealias Configuration = ToggleStyleConfiguration
    /// The dressed switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch as a style sees it.
public struct ToggleStyleConfiguration {
    /// The type of the label.
    public typealias Label = ViewPart
    public let label: Label
    /// Whether the switch stands for several values that differ.
    public let isMixed: Bool
    /// Whether the switch is on.
    @Binding public var isOn: Bool

    init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
        (self.label, self.isMixed, _isOn) = (label, isMixed, isOn)
    }
}

extension View {
    /// Sets how switches inside look.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// The system's switch, whose size is in `ControlSizes`.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private var tint: Color?

    public init() {}
    /// Makes the style in a colour.
    public init(tint: Color) { self.tint = tint }
    /// A row of the label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow {
            SystemSwitch(isOn: configuration.$isOn)
        } title: {
            configuration.label
        }
        .tinted(tint)
    }
}

private struct SystemSwitch: View {
    @Environment(\.controlSizes.toggle) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Binding var isOn: Bool

    var body: some View {
        Capsule().fill(isOn ? AnyShapeStyle(TintOr(usual: .green)) : AnyShapeStyle(.gray.opacity(0.3)))
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(Color.white).padding(2).frame(width: size.height, height: size.height)
            }
            .dimmed(unless: isEnabled)
            .onTouch(of: .control) { isOn.toggle() }
    }
}

/// The system's switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public init() {}
    /// A row of the label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that stays on or off.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}
    /// The label as a button with a border.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(.bordered)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The system's switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The system's switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays on or off.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
