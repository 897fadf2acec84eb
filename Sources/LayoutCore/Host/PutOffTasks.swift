// PutOffTasks.swift: asynchronous actions of views that have come; they run while a layout settles.

/// Asynchronous actions that have yet to run.
struct PutOffTasks {
    /// An action on the main actor.
    typealias Action = @MainActor () async -> Void

    private var waiting: [Action] = []

    /// Whether there are none.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds an action.
    mutating func append(_ action: @escaping Action) { waiting.append(action) }

    /// Starts all of them.
    mutating func start() -> RunningTasks {
        defer { waiting = [] }
        return RunningTasks(waiting)
    }
}

/// Asynchronous actions that run; used on the main thread alone.
final class RunningTasks: @unchecked Sendable {
    private var unfinished = 0
    private var tasks: [Task<Void, Never>] = []

    fileprivate init(_ actions: [PutOffTasks.Action]) {
        unfinished = actions.count
        tasks = actions.map { action in
            Task { @MainActor in
                await action()
                self.unfinished -= 1
            }
        }
    }

    /// Whether all have come to their end.
    var areDone: Bool { unfinished == 0 }

    /// Asks those that go on to end.
    func cancel() { for task in tasks { task.cancel() } }
}

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
