// GroupBox.swift: views on a ground of their own, views that can be hidden, and views beside a label.

/// Views on a ground of their own, 16 points from its sides, under a label.
public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.[ControlStyle<GroupBoxStyleConfiguration>()]) private var style
    private let label: Label
    private let content: Content

    /// Views under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Views under a label.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.content, self.label) = (content(), label) }

    /// The label above the views, or what the style makes of them.
    @ViewBuilder public var body: some View {
        let configuration = GroupBoxStyleConfiguration(label: ViewPart(label), content: ViewPart(content))
        if let style { style(configuration) } else { DefaultGroupBoxStyle().makeBody(configuration: configuration) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Views under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views under a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(String(title)) }
    }
}

/// Views that a tap on their label hides or shows.
public struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.[ControlStyle<DisclosureGroupStyleConfiguration>()]) private var style
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    /// Views that are hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (binding, self.content, self.label) = (nil, content, label())
    }

    /// Views that are hidden or shown as a value says.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        (binding, self.content, self.label) = (isExpanded, content, label())
    }

    /// The label with a symbol at its end, and the views below it, or what the style makes of them.
    @ViewBuilder public var body: some View {
        let isExpanded = binding ?? $isOpen
        if let style {
            style(
                DisclosureGroupStyleConfiguration(
                    label: ViewPart(label), content: ViewPart(content()), isExpanded: isExpanded))
        } else {
            plain(isExpanded)
        }
    }

    @ViewBuilder private func plain(_ isExpanded: Binding<Bool>) -> some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            label
            Spacer()
            Image.disclosure(isOpen: isExpanded.wrappedValue)
        }
        if isExpanded.wrappedValue { content() }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views under a title that are hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views under a title that are hidden at first.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(String(title)) }
    }

    /// Views under a title that are hidden or shown as a value says.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Views under a title that are hidden or shown as a value says.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(String(title)) }
    }
}

/// A label, the room that is left, and a view.
public struct LabeledContent<Label: View, Content: View>: View {
    @Environment(\.[ControlStyle<LabeledContentStyleConfiguration>()]) private var style
    private let label: Label
    private let content: Content

    /// A view beside a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// The row, or what the style makes of it.
    @ViewBuilder public var body: some View {
        if let style {
            style(LabeledContentStyleConfiguration(label: ViewPart(label), content: ViewPart(content)))
        } else {
            LabeledRow(mayStack: true) {
                content.foregroundStyle(.secondary)
            } title: {
                label
            }
        }
    }
}

extension LabeledContent where Label == Text {
    /// A view beside a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A view beside a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(String(title)) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text beside a title.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(String(value)) }, label: { Text(titleKey) })
    }

    /// A text beside a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(content: { Text(String(value)) }, label: { Text(String(title)) })
    }

    /// A value in a style of Foundation's beside a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension Image {
    /// The arrow beside what people open and close.
    static func disclosure(isOpen: Bool) -> Image { Image(systemName: isOpen ? "chevron.down" : "chevron.right") }
}
