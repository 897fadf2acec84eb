// Toggle.swift: a switch with a label.

/// A switch at the end of a row that begins with a label.
public struct Toggle<Label: View>: View {
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isInMenu) private var isInMenu
    @Binding private var isOn: Bool
    private let label: Label
    @Environment(\.[ControlStyle<ToggleStyleConfiguration>()]) private var style

    /// A switch of a value, with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (_isOn, self.label) = (isOn, label())
    }

    /// The row, or what the style makes of it.
    public var body: some View {
        let (value, title) = (isOn ? "on" : "off", hidesLabels ? label.words : nil)
        return dressed.said {
            $0.traits.insert(.isToggle)
            $0.value = value
            $0.label = $0.label ?? title
        }
    }

    @ViewBuilder private var dressed: some View {
        let configuration = ToggleStyleConfiguration(label: ViewPart(label), isMixed: false, isOn: $isOn)
        if let style {
            style(configuration)
        } else if isInMenu {
            MarkedRow(isOn: isOn) {
                isOn.toggle()
            } label: {
                label
            }
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

extension Toggle {
    /// A switch of several values at once, which is on where all are.
    public init<C: RandomAccessCollection & MutableCollection>(
        sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
                set: { value in
                    for index in sources.wrappedValue.indices { sources.wrappedValue[index][keyPath: isOn] = value }
                }), label: label)
    }
}

extension Toggle where Label == Text {
    /// A switch of several values at once, with a title.
    public init<C: RandomAccessCollection & MutableCollection>(
        _ titleKey: LocalizedStringKey, sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// A switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A switch with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(String(title)) } }
}

extension Toggle where Label == Views.Label<Text, Image> {
    /// A switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }

    /// A switch with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == Views.Label<Text, Image> {
    /// A switch of several values at once, with a title and a symbol.
    public init<C: RandomAccessCollection & MutableCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: Binding<C>,
        isOn: WritableKeyPath<C.Element, Bool>
    ) { self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch that a style dresses, to be dressed again.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}
