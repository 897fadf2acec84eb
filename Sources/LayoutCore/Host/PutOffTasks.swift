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
