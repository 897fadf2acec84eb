// PickerRows.swift: the choice made, which opens the others, and choices as the rows of a list.

/// The choice made; a tap opens a menu of all.
struct MenuPicker<Label: View, Content: View, Value: Hashable>: View {
    @Environment(\.isInForm) private var isInForm
    @State private var isOpen = false
    let selection: Binding<Value>
    let label: Label
    let content: Content

    var body: some View {
        let anchor = PresentationAnchor()
        shown.contentShape(Rectangle()).heardAsButton.onTouch(of: isInForm ? .row : .control) { isOpen = true }
            .presenting("Picker", $isOpen, anchor: anchor) {
                MenuLayer(anchor: anchor, content: MenuChoices(selection: selection, content: content))
            }
    }

    @ViewBuilder private var shown: some View {
        if isInForm {
            LabeledRow(mayStack: true) {
                choice.foregroundStyle(.secondary)
            } title: {
                label
            }
        } else {
            choice.foregroundStyle(.tint)
        }
    }

    private var choice: some View {
        HStack(spacing: 4) {
            ChosenView(selection.wrappedValue, choosing: ChoiceAction(selection)) { content }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
    }
}

/// The choice made; a tap leads to a list of all, which goes away with a choice.
struct LinkPicker<Label: View, Content: View, Value: Hashable>: View {
    @Environment(\.isInForm) private var isInForm
    @State private var isOpen = false
    let selection: Binding<Value>
    let label: Label
    let content: Content

    var body: some View {
        let close = { isOpen = false }
        LabeledRow(mayStack: true) {
            HStack {
                ChosenView(selection.wrappedValue, choosing: ChoiceAction(selection)) { content }
                    .foregroundStyle(.secondary)
                Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
            }
        } title: {
            label
        }
        .contentShape(Rectangle()).heardAsButton.onTouch(of: isInForm ? .row : .control) { isOpen = true }
        .pushing("Picker", isOpen ? AnyView(page(close)) : nil, close: close)
    }

    private func page(_ close: @escaping () -> Void) -> some View {
        List { ChoiceRows(selection: selection, title: nil, content: content, close: close) }
            .navigationTitle(Text(label.words ?? "")).navigationBarTitleDisplayMode(.inline)
    }
}

/// A row of a list for each choice, with a mark behind the one that is made.
struct ChoiceRows<Content: View, Value: Hashable>: View {
    let selection: Binding<Value>
    /// A row before them.
    let title: AnyView?
    let content: Content
    /// What is to be done after a choice.
    var close: () -> Void = {}

    private typealias Choice = Chosen<AnyView, NoRequest, AnyView>.Choice

    var body: some View {
        let action = ChoiceAction(selection)
        Chosen(selection.wrappedValue, of: AnyView(content)) { (choices: [Choice], chosen) in
            AnyView(
                Group {
                    title
                    ForEach(choices.indices, id: \.self) { position in
                        let values = choices[position].values
                        row(choices[position], isOn: position == chosen && isChosen(values)) {
                            action.choosing(values)?()
                            close()
                        }
                        .disabled(action.choosing(values) == nil)
                    }
                }
                .offering(choices.map(\.values), action))
        }
    }

    /// Whether the choice that goes by some values is really made, and does not only stand for it.
    private func isChosen(_ values: [AnyHashable]) -> Bool { values.contains(AnyHashable(selection.wrappedValue)) }

    private func row(_ choice: Choice, isOn: Bool, _ action: @escaping () -> Void) -> some View {
        Button(action: action) {
            choice.view
            Spacer()
            Image(systemName: "checkmark").imageScale(.small).fontWeight(.semibold).foregroundStyle(.tint)
                .opacity(isOn ? 1 : 0)
        }
        .painted(.primary).accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

extension View {
    /// Heard as one button.
    fileprivate var heardAsButton: some View {
        said {
            $0.children = .combine
            $0.traits.insert(.isButton)
        }
    }
}
