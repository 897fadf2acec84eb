// LayoutHost+Settling.swift: layouts that wait for what views put off until the main queue comes round again.

extension LayoutHost {
    /// Lays the root out as often as what it has put off writes state: blocks on `DispatchQueue.main`, tasks of the main
    /// actor.
    ///
    /// After each layout the main queue runs what it had when the layout ended, and the actions that views gave to `task`,
    /// which run nowhere else.  As soon as that writes no state the layout has settled.  Actions are waited for half a second
    /// in all, and then go on whenever the main queue runs, as in later layouts, until they end or their view goes.  What else is
    /// put off for a time, or waits for another queue, is not waited for.
    /// - Parameter turns: The most turns of the main queue, of which the last has to write nothing; at least one is made.
    /// Where every turn wrote state, the tree is the last, and its diagnostics name the view that wrote last.
    /// - Throws: What `layout(_:)` throws, and `LayoutError.mainQueueStands` on another thread than the main one, where such state may not be written, and in code
    ///   that the main queue runs, which keeps it from running more: `await` the asynchronous method there.
    @available(*, noasync, message: "await the asynchronous method of the same name")
    public func layout(_ proposal: ProposedViewSize, settling turns: Int) throws(LayoutError) -> LayoutTree {
        let end = Date(timeIntervalSinceNow: MainQueue.patienceForTasks)
        var tree = try layout(proposal)
        for turn in 1...max(turns, 1) {
            if turn > 1 { tree = try layout(proposal) }
            guard Thread.isMainThread else { throw .mainQueueStands }
            let tasks = startTasks()
            repeat {
                guard MainQueue.turn() else { throw .mainQueueStands }
            } while !tasks.allSatisfy(\.isDone) && Date() < end
            if isSettled { return tree }
        }
        return unsettled(tree, after: max(turns, 1))
    }

    /// The same for code of the main actor that can be suspended.
    @MainActor
    public func layout(_ proposal: ProposedViewSize, settling turns: Int) async throws(LayoutError) -> LayoutTree {
        let end = Date(timeIntervalSinceNow: MainQueue.patienceForTasks)
        var tree = try layout(proposal)
        for turn in 1...max(turns, 1) {
            if turn > 1 { tree = try layout(proposal) }
            let tasks = startTasks()
            repeat {
                await MainQueue.turn()
            } while !tasks.allSatisfy(\.isDone) && Date() < end
            if isSettled { return tree }
        }
        return unsettled(tree, after: max(turns, 1))
    }

    /// The last tree of a layout that did not come to rest.
    private func unsettled(_ tree: LayoutTree, after turns: Int) -> LayoutTree {
        tree.adding(LayoutDiagnostic(problem: .unsettled(rounds: turns), path: lastWriter))
    }
}

/// The queue of the main thread.
private enum MainQueue {
    /// So long is waited for a turn, in seconds.
    private static let patience = 2.0
    /// So long is waited for asynchronous actions, in seconds.
    static let patienceForTasks = 0.5

    /// Has the queue run what it holds; whether it does.
    static func turn() -> Bool {
        guard Thread.isMainThread else { return false }
        // Blocks run in order, so that what stood before the mark has run when the mark is reached.
        let mark = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { mark.signal() }
        let end = Date(timeIntervalSinceNow: patience)
        while RunLoop.main.run(mode: .default, before: end), Date() < end {
            if mark.wait(timeout: .now()) == .success { return true }
        }
        return false
    }

    /// Waits until the queue has run what it holds.
    @MainActor
    static func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
}
