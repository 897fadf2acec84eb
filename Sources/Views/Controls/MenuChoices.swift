// MenuChoices.swift: choices and switches as rows of an open menu, with a mark before what is chosen.

private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is in an open menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
}

/// A row of a menu, with a mark before it where it is on.
struct MarkedRow<Label: View>: View {
    let isOn: Bool
    let action: () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        Button(action: action) {
            Image(systemName: "checkmark").imageScale(.small).opacity(isOn ? 1 : 0)
            label
        }
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

/// The choices of a picker as rows of a menu.
struct MenuChoices<Content: View, Value: Hashable>: View {
    let selection: Binding<Value>
    let content: Content

    private typealias Choice = Chosen<AnyView, NoRequest, AnyView>.Choice

    var body: some View {
        let action = ChoiceAction(selection)
        Chosen(selection.wrappedValue, of: AnyView(content)) { (choices: [Choice], chosen) in
            AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(choices.indices, id: \.self) { position in
                        let values = choices[position].values
                        MarkedRow(isOn: position == chosen && values.contains(AnyHashable(selection.wrappedValue))) {
                            action.choosing(values)?()
                        } label: {
                            choices[position].view
                        }
                        .disabled(action.choosing(values) == nil)
                    }
                }
                .offering(choices.map(\.values), action))
        }
    }
}
