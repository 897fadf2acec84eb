// Picker.swift: one of several choices.

/// One of several choices: as the choice made, as segments, wheels or a list, by its style.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    @Environment(\.controlSizes) private var sizes
    @Environment(\.isInForm) private var isInForm
    @Environment(\.isInMenu) private var isInMenu
    @Binding private var selection: SelectionValue
    private let label: Label
    private let content: Content

    /// A choice among views with tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (_selection, self.content, self.label) = (selection, content(), label())
    }

    /// A choice among views with tags.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (_selection, self.content, self.label) = (selection, content(), label)
    }

    /// The choices, or the choice made.
    @ViewBuilder public var body: some View {
        if isInMenu { MenuChoices(selection: $selection, content: content) } else { outsideOfMenu }
    }

    @ViewBuilder private var outsideOfMenu: some View {
        switch kind {
        case .menu:
            if isInForm {
                LabeledRow(mayStack: true) {
                    choice.foregroundStyle(.secondary)
                } title: {
                    label
                }
                .heardAsButton
            } else {
                choice.foregroundStyle(.tint).heardAsButton
            }
        case .segments:
            Chosen(selection, of: AnyView(content.lineLimit(1).font(.footnote))) {
                (choices: [Choice], chosen) in
                AnyView(
                    Segments(choices: choices.map(\.view), chosen: chosen) { position in
                        action.choosing(choices[position].values)?()
                    }
                    .offering(choices.map(\.values), action))
            }
        case .wheel:
            Chosen(selection, of: content.asWheelRows()) {
                (choices: [Choice], chosen) in
                AnyView(
                    Wheel(rows: choices.map { AnyView($0.view) }, chosen: chosen)
                        .offering(choices.map(\.values), action))
            }
        case .list:
            VStack(alignment: .leading) {
                label
                Choosable(content, choosing: action)
            }
        }
    }

    /// What choosing does.
    private var action: ChoiceAction { ChoiceAction($selection) }

    private typealias Choice = Chosen<AnyView, NoRequest, AnyView>.Choice

    private var choice: some View {
        HStack(spacing: 4) {
            ChosenView(selection, choosing: action) { content }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A choice with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(String(title)) }
    }
}

extension Picker where Label == Views.Label<Text, Image> {
    /// A choice with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Views.Label(titleKey, systemImage: systemImage) }
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
