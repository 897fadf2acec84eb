// PutOffTasks.swift: asynchronous actions of views that have come; they start while a layout settles, and go on after it.

internal import Foundation

/// An asynchronous action of a view, which is cancelled when the view goes or, for what people ask for, when the host does.
///
/// It starts on the main thread; cancelling is for any thread.
final class PutOffTask: @unchecked Sendable {
    /// An action on the main actor.
    typealias Action = @MainActor () async -> Void

    private let action: Action
    private let lock = NSLock()
    private var state: (task: Task<Void, Never>?, isDone: Bool) = (nil, false)

    init(_ action: @escaping Action) { self.action = action }

    /// Whether it has come to its end, or was cancelled.
    var isDone: Bool { lock.withLock { state.isDone } }

    fileprivate func start() {
        lock.withLock {
            guard !state.isDone else { return }
            state.task = Task { @MainActor [self] in
                await action()
                lock.withLock { state.isDone = true }
            }
        }
    }

    /// Asks it to end.
    func cancel() {
        let task = lock.withLock {
            state.isDone = true
            return state.task
        }
        task?.cancel()
    }
}

/// Asynchronous actions that have yet to start, and those that go on.
struct PutOffTasks {
    private var waiting: [PutOffTask] = [], running: [PutOffTask] = []

    /// Whether none has yet to start.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds an action.
    mutating func append(_ task: PutOffTask) { waiting.append(task) }

    /// Starts all that have yet to start; they are handed out.
    mutating func start() -> [PutOffTask] {
        defer { waiting = [] }
        for task in waiting { task.start() }
        running = running.filter { !$0.isDone } + waiting
        return waiting
    }

    /// Asks all to end.
    func cancel() { for task in waiting + running { task.cancel() } }
}
