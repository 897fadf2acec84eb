// Picker.swift: one of several choices.

/// One of several choices, by its style: the choice made, which opens a menu or leads to a list, or all, as segments, a wheel
/// or rows.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInForm) private var isInForm
    @Environment(\.hidesLabels) private var hidesLabels
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
        if isInMenu {
            MenuChoices(selection: $selection, content: content)
        } else {
            outsideOfMenu
        }
    }

    @ViewBuilder private var outsideOfMenu: some View {
        switch kind {
        case .menu:
            MenuPicker(selection: $selection, label: label, content: content)
        case .link:
            LinkPicker(selection: $selection, label: label, content: content)
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
            if isInForm {
                ChoiceRows(selection: $selection, title: hidesLabels ? nil : AnyView(label), content: content)
            } else {
                VStack(alignment: .leading) {
                    label
                    Choosable(content, choosing: action)
                }
            }
        }
    }

    /// What choosing does.
    private var action: ChoiceAction { ChoiceAction($selection) }

    private typealias Choice = Chosen<AnyView, NoRequest, AnyView>.Choice
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
