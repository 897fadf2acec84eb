// NavigationLink.swift: views that lead to others.  A link looks like its label; the view that it leads to is made when it shows.

/// A view that leads to another; it looks like its label, as a `Button` does, and in a list like a row with an arrow.
public struct NavigationLink<Label: View, Destination: View>: View {
    @Environment(\.isInForm) private var isInForm
    @Environment(\.pushing) private var pushing
    @Environment(\.rowChoice) private var rowChoice
    @Environment(\.editMode) private var mode
    @State private var isTapped = false
    private let label: Label
    private let target: LinkTarget

    private init(_ target: LinkTarget, _ label: Label) { (self.target, self.label) = (target, label) }

    /// A link to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { AnyView(destination()) }, label())
    }
    /// A link to a view.
    public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view { AnyView(destination()) }, label())
    }
    /// A link to a view that is shown while a value says so.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(.active(isActive) { AnyView(destination()) }, label()) }
    /// A link to a view that is shown while a value says so.
    public init(
        destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(.active(isActive) { AnyView(destination()) }, label()) }
    /// A link to a view that is shown while a value equals a tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.active(selection.is(tag)) { AnyView(destination()) }, label()) }
    /// A link to a view that is shown while a value equals a tag.
    public init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) { self.init(.active(selection.is(tag)) { AnyView(destination()) }, label()) }
    /// A link to what a container around shows for a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }

    /// The label in a row.
    public var body: some View {
        offering.pushing("NavigationLink", isShown.wrappedValue ? target.view?() : nil) { isShown.wrappedValue = false }
    }

    /// Whether the view that it leads to shows.
    private var isShown: Binding<Bool> {
        if case .active(let isActive, _) = target { isActive } else { $isTapped }
    }

    private func follow() {
        if case .value(let value) = target {
            guard let value else { return }
            if let pushing { pushing(value) } else { rowChoice?.choosing([value])?() }
        } else {
            isShown.wrappedValue = true
        }
    }

    /// The button, which in a list with a selection stands for its value.
    @ViewBuilder private var offering: some View {
        if case .value(let value?) = target, let rowChoice {
            button.offering([[value]], rowChoice)
        } else {
            button
        }
    }

    @ViewBuilder private var button: some View {
        if isInForm, mode?.wrappedValue.isEditing == true {
            // A row that is edited is chosen, and leads nowhere.
            label
        } else if isInForm {
            Button(action: follow) {
                label
                Spacer()
                Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
            }
            .painted(.primary)
        } else {
            Button(action: follow) { label }
        }
    }
}

/// Where a link leads.
private enum LinkTarget {
    /// To a view, or to one that shows while a value says so.
    case view(() -> AnyView), active(Binding<Bool>, () -> AnyView)
    /// A link to the destination that the container declares for a value.
    case value(AnyHashable?)

    var view: (() -> AnyView)? {
        switch self {
        case .view(let make), .active(_, let make): make
        case .value: nil
        }
    }
}

extension Binding {
    /// Whether the value is another one; writing `false` leaves it without a value.
    fileprivate func `is`<Wrapped: Hashable>(_ other: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue == other }, set: { wrappedValue = $0 ? other : nil })
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// A link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        self.init(.view { AnyView(destination()) }, Text(titleKey))
    }
    /// A link to a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination) {
        self.init(.view { AnyView(destination()) }, Text(title))
    }
    /// A link to a view that is shown while a value says so.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.active(isActive) { AnyView(destination()) }, Text(titleKey)) }
    /// A link to a view that is shown while a value says so.
    public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>
    ) { self.init(.active(isActive) { AnyView(destination()) }, Text(titleKey)) }
    /// A link to what a container around shows for a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }
    /// A link to what a container around shows for a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Destination == Never {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// The link itself: nothing is shown elsewhere.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
