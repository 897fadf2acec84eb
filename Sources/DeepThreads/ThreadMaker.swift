// ThreadMaker.swift: threads, where the system has any to give.
// Foundation's `Thread` says nothing when the system refuses one, and whoever waits for it waits for ever.

internal import CStack

/// What starts threads.
package struct ThreadMaker: Sendable {
    /// Runs work on a thread of its own, and does not wait for it; false where the system gives no thread; nothing runs then.
    package let start: @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool

    /// - Parameter start: As the property.
    package init(start: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool) { self.start = start }

    /// How many processors this process may run on, which is how many threads are worth starting.
    package static var processors: Int { Int(cstack_processors()) }

    /// In bytes; what is not used takes no memory.
    private static let stack: UInt = 32 << 20

    /// Threads of the system, each with a deep stack.
    package static let system = ThreadMaker { work in
        let retained = Unmanaged.passRetained(Work(work))
        let hasBegun = cstack_start(
            stack,
            { context in
                guard let context else { return }
                Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
            }, retained.toOpaque())
        if !hasBegun { retained.release() }
        return hasBegun
    }
}

/// Work in the form in which C passes it on.
private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
