// Alerts.swift: questions that would be shown over a view; they are not made.

extension View {
    /// Would show an alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { unchanged }
    /// Would show an alert for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { unchanged }
    /// Would show an alert with a title and buttons.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show an alert with a title and buttons.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show an alert with a title and buttons.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show an alert with a title, buttons and a message.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { unchanged }
    /// Would show an alert with a title, buttons and a message.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { unchanged }
    /// Would show an alert with a title, buttons and a message.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { unchanged }
    /// Would show an alert about a value.
    public func alert<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { unchanged }
    /// Would show an alert about a value, with a message.
    public func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { unchanged }
    /// Would show an alert about an error.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show an alert about an error, with a message.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View { unchanged }

    /// Would show choices.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { unchanged }
    /// Would show choices for an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View { unchanged }
    /// Would show choices.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show choices.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { unchanged }
    /// Would show choices and a message.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { unchanged }
    /// Would show choices about a value and a message.
    public func confirmationDialog<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { unchanged }
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
