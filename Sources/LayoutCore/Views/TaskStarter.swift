// TaskStarter.swift: views that put off asynchronous actions.

/// A view that starts an action when it has come, and when a value changes, and ends it when another takes its place or the
/// view has gone.
private final class TaskNode<Value: Equatable>: TransparentNode {
    /// An action for a value.
    private struct Started {
        let value: Value
        let task: PutOffTask
    }

    private let value: Value
    private let action: PutOffTask.Action

    init(_ context: BuildContext, _ child: Node, _ value: Value, _ action: @escaping PutOffTask.Action) {
        (self.value, self.action) = (value, action)
        super.init(context, child, placesAnew: true)
        traits.own.disappearActions.append { [identity, depth = modifierDepth] in
            (identity.own.observed.removeValue(forKey: depth) as? Started)?.task.cancel()
        }
    }

    override var kind: String { "task" }

    override func placeContents(in pass: PlacementPass) {
        placeArranged(in: pass)
        if pass.isInSight { pass.reactions.append { [self] in start() } }
    }

    private func start() {
        let depth = modifierDepth
        let old = identity.own.observed[depth] as? Started
        if old?.value == value { return }
        old?.task.cancel()
        let task = PutOffTask(action)
        identity.own.observed[depth] = Started(value: value, task: task)
        session.tasks.append(task)
    }
}

extension View {
    /// Runs an asynchronous action when the view has come, and again when a value changes, while a layout settles.
    package func puttingOff(
        by value: some Equatable = true, _ action: @escaping @MainActor () async -> Void
    ) -> some View { modified { TaskNode($1, $0, value, action) } }
}
