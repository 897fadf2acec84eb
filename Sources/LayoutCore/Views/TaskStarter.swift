// TaskStarter.swift: views that put off asynchronous actions.

/// A view that starts an action when it has come, and when a value changes.
private struct TaskStarter<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let action: PutOffTasks.Action

    func build(in context: BuildContext, into list: inout NodeList) {
        let start = { [weak session = context.session, action] in
            session?.tasks.append(action)
            return
        }
        context.build(content.onAppear(perform: start).onChange(of: value, start), into: &list)
    }
}

extension View {
    /// Runs an asynchronous action when the view has come, and again when a value changes, while a layout settles.
    package func puttingOff(
        by value: some Equatable = true, _ action: @escaping @MainActor () async -> Void
    ) -> some View { TaskStarter(content: self, value: value, action: action) }
}
