// Alerts.swift: questions that would be shown over a view; they are not made, and reported as left out while they are
// presented.

extension View {
    /// Would show an alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting("alert", isPresented)
    }
    /// Would show an alert for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        presenting("alert", item)
    }
    /// Would show an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert with a title, buttons and a message.
    @_disfavoredOverload
    public func alert<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about a value.
    public func alert<T, V: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about a value, with a message.
    public func alert<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about an error.
    public func alert<V: View>(
        isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> V
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about an error, with a message.
    public func alert<E: LocalizedError, V: View, W: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> V,
        @ViewBuilder message: (E) -> W
    ) -> some View { presenting("alert", isPresented) }

    /// Would show choices.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting("actionSheet", isPresented)
    }
    /// Would show choices for an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        presenting("actionSheet", item)
    }
    /// Would show choices and a message.
    public func confirmationDialog<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("confirmationDialog", isPresented) }
    /// Would show choices and a message.
    @_disfavoredOverload
    public func confirmationDialog<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("confirmationDialog", isPresented) }
    /// Would show choices about a value and a message.
    public func confirmationDialog<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View { presenting("confirmationDialog", isPresented) }
}

/// A question with buttons; it is not shown.
public struct Alert {
    /// A question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// A question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
    /// A button of a question.
    public struct Button {
        /// The usual button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that deletes.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
}

/// Choices; they are not shown.
public struct ActionSheet {
    /// A button of choices.
    public typealias Button = Alert.Button
    /// Choices with a title.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
