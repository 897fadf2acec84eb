// DeepThreads.swift: threads whose stacks hold the deepest problems that are read, whatever the process was given.
// A scene may have 200 levels, and each takes some thousands of bytes of the stack wherever scenes are read or answered.

import Deadlines
import Dispatch
import Synchronization

/// Threads with room for deep recursion.
///
/// Where the system has fewer threads to give, those that begin do all the work; where it has none, the caller does it.
package enum DeepThreads {
    /// Does work on a thread of its own and waits for it.
    package static func perform(by maker: ThreadMaker = .system, _ work: @escaping @Sendable () -> Void) {
        perform(on: 1, by: maker, work)
    }

    /// Does the work of all numbers below a count on all cores and waits for it.
    ///
    /// - Parameter work: Must not suspend, since GLPK keeps its memory by thread.
    package static func perform(
        _ count: Int, on threads: Int = ThreadMaker.processors, by maker: ThreadMaker = .system,
        _ work: @escaping @Sendable (Int) -> Void
    ) {
        let next = NextNumber()
        perform(on: min(count, threads), by: maker) {
            while let number = next.taken(below: count) { work(number) }
        }
    }

    /// The parts of some work, made on all cores, in order.
    ///
    /// - Parameter work: Makes the part of a number from 0; must not suspend, as above.
    package static func parts<Part: Sendable>(
        _ count: Int, on threads: Int = ThreadMaker.processors, by maker: ThreadMaker = .system,
        _ work: @escaping @Sendable (Int) -> Part
    ) -> [Part] {
        let parts = Parts<Part>(count)
        perform(count, on: threads, by: maker) { index in
            let part = work(index)
            parts.list.withLock { $0[index] = part }
        }
        return parts.list.withLock { $0 }.compactMap(\.self)
    }

    private static func perform(on threads: Int, by maker: ThreadMaker, _ work: @escaping @Sendable () -> Void) {
        let ended = DispatchSemaphore(value: 0)
        let deadline = Deadline.current
        var begun = 0
        while begun < threads,
            maker.start({
                Deadline.$current.withValue(deadline) { work() }
                ended.signal()
            })
        { begun += 1 }
        if begun == 0 { work() }
        for _ in 0..<begun { ended.wait() }
    }
}

/// Numbers from 0, each given out once.
private final class NextNumber: Sendable {
    private let number = Atomic(0)

    func taken(below count: Int) -> Int? {
        let taken = number.add(1, ordering: .relaxed).oldValue
        return taken < count ? taken : nil
    }
}

/// What has been made so far.
private final class Parts<Part: Sendable>: Sendable {
    let list: Mutex<[Part?]>

    init(_ count: Int) { list = Mutex([Part?](repeating: nil, count: count)) }
}
