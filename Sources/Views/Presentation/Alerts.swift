// Alerts.swift: questions and choices that programs ask for.

extension View {
    private func asking(_ isPresented: Binding<Bool>, _ question: () -> Question) -> some View {
        presenting("alert", isPresented) { AlertLayer(question: question()) }
    }

    /// Shows an alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        asking(isPresented) { content().question }
    }
    /// Shows an alert for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        presenting("alert", item) { AlertLayer(question: content($0).question) }
    }
    /// Shows an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    /// Shows an alert with a title, buttons and a message.
    @_disfavoredOverload
    public func alert<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    /// Shows an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { asking(isPresented) { Question(title, message: message(), actions: actions()) } }
    /// Shows an alert about a value.
    public func alert<T, V: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V
    ) -> some View {
        asking(isPresented) { Question(Text(titleKey), message: EmptyView(), actions: data.map { actions($0) }) }
    }
    /// Shows an alert about a value, with a message.
    public func alert<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View {
        asking(isPresented) {
            Question(Text(titleKey), message: data.map { message($0) }, actions: data.map { actions($0) })
        }
    }
    /// Shows an alert about a value.
    public func alert<T, V: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> V
    ) -> some View {
        asking(isPresented) { Question(title, message: EmptyView(), actions: data.map { actions($0) }) }
    }
    /// Shows an alert about a value, with a message.
    public func alert<T, V: View, W: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> V,
        @ViewBuilder message: (T) -> W
    ) -> some View {
        asking(isPresented) { Question(title, message: data.map { message($0) }, actions: data.map { actions($0) }) }
    }
    /// Shows an alert about an error.
    public func alert<V: View>(
        isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> V
    ) -> some View {
        asking(isPresented) { Question(error.map { Text($0.title) }, message: EmptyView(), actions: actions()) }
    }
    /// Shows an alert about an error, with a message.
    public func alert<E: LocalizedError, V: View, W: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> V,
        @ViewBuilder message: (E) -> W
    ) -> some View {
        asking(isPresented) {
            Question(
                error.map { Text($0.title) }, message: error.map { message($0) }, actions: error.map { actions($0) })
        }
    }

    private func choosing(
        _ name: String, _ isPresented: Binding<Bool>, showsTitle: Bool, _ question: () -> Question
    ) -> some View {
        let anchor = PresentationAnchor()
        return presenting(name, isPresented, anchor: anchor) {
            ChoicesLayer(question: question(), showsTitle: showsTitle, anchor: anchor)
        }
    }

    /// Shows choices.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        choosing("actionSheet", isPresented, showsTitle: true) { content().question }
    }
    /// Shows choices for an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
        let anchor = PresentationAnchor()
        return presenting("actionSheet", item, anchor: anchor) {
            ChoicesLayer(question: content($0).question, showsTitle: true, anchor: anchor)
        }
    }
    /// Shows choices and a message.
    public func confirmationDialog<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View {
        choosing("confirmationDialog", isPresented, showsTitle: titleVisibility == .visible) {
            Question(Text(titleKey), message: message(), actions: actions())
        }
    }
    /// Shows choices and a message.
    @_disfavoredOverload
    public func confirmationDialog<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View {
        choosing("confirmationDialog", isPresented, showsTitle: titleVisibility == .visible) {
            Question(Text(title), message: message(), actions: actions())
        }
    }
    /// Shows choices and a message.
    public func confirmationDialog<V: View, W: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View {
        choosing("confirmationDialog", isPresented, showsTitle: titleVisibility == .visible) {
            Question(title, message: message(), actions: actions())
        }
    }
    /// Shows choices about a value.
    public func confirmationDialog<T, V: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> V
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }
    /// Shows choices about a value.
    public func confirmationDialog<T, V: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> V
    ) -> some View {
        choosing("confirmationDialog", isPresented, showsTitle: titleVisibility == .visible) {
            Question(title, message: EmptyView(), actions: data.map { actions($0) })
        }
    }
    /// Shows choices about a value and a message.
    public func confirmationDialog<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View {
        choosing("confirmationDialog", isPresented, showsTitle: titleVisibility == .visible) {
            Question(Text(titleKey), message: data.map { message($0) }, actions: data.map { actions($0) })
        }
    }
}

extension LocalizedError {
    fileprivate var title: String { errorDescription ?? localizedDescription }
}
