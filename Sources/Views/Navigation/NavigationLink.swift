// NavigationLink.swift: views that lead to others.  A link looks like its label; the view that it leads to is not made.

/// A view that leads to another; it looks like its label, as a `Button` does, and in a list like a row with an arrow.
public struct NavigationLink<Label: View, Destination: View>: View {
    @Environment(\.isInForm) private var isInForm
    private let label: Label

    /// A link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// A link to a view.
    public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// A link to a view that is shown while a value says so.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A link to a view that is shown while a value says so.
    public init(
        destination: @autoclosure () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A link to a view that is shown while a value equals a tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A link to a view that is shown while a value equals a tag.
    public init<V: Hashable>(
        destination: @autoclosure () -> Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A link to what a container around shows for a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
    }

    /// The label in a row.
    @ViewBuilder public var body: some View {
        if isInForm {
            Button(action: {}) {
                label
                Spacer()
                Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
            }
            .painted(.primary)
        } else {
            Button(action: {}) { label }
        }
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }
    /// A link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) { label = Text(title) }
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination) { label = Text(titleKey) }
    /// A link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: @autoclosure () -> Destination) { label = Text(title) }
    /// A link to a view that is shown while a value says so.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { label = Text(titleKey) }
    /// A link to a view that is shown while a value says so.
    public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination, isActive: Binding<Bool>
    ) { label = Text(titleKey) }
    /// A link to what a container around shows for a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
        label = Text(titleKey)
    }
    /// A link to what a container around shows for a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Destination == Never {
        label = Text(title)
    }
}

extension NavigationLink {
    /// The link itself: nothing is shown elsewhere.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
