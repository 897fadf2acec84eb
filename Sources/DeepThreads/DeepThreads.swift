// DeepThreads.swift: threads whose stacks hold the deepest problems that are read, whatever the process was given.
// A scene may have 200 levels, and each takes some thousands of bytes of the stack wherever scenes are read or answered.

import Foundation
import Synchronization

/// Threads with room for deep recursion.
package enum DeepThreads {
    /// In bytes; what is not used takes no memory.
    private static let stack = 32 << 20

    /// Does work on a thread of its own and waits for it.
    package static func perform(_ work: @escaping @Sendable () -> Void) { perform(on: 1, work) }

    /// Does the work of all numbers below a count on all cores and waits for it.
    ///
    /// - Parameter work: Must not suspend, since GLPK keeps its memory by thread.
    package static func perform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let next = NextNumber()
        perform(on: min(count, ProcessInfo.processInfo.activeProcessorCount)) {
            while let number = next.taken(below: count) { work(number) }
        }
    }

    /// The parts of some work, made on all cores, in order.
    ///
    /// - Parameter work: Makes the part of a number from 0; must not suspend, as above.
    package static func parts<Part: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Part) -> [Part] {
        let parts = Parts<Part>(count)
        perform(count) { index in
            let part = work(index)
            parts.list.withLock { $0[index] = part }
        }
        return parts.list.withLock { $0 }.compactMap(\.self)
    }

    private static func perform(on threads: Int, _ work: @escaping @Sendable () -> Void) {
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<threads {
            let thread = Thread {
                work()
                ended.signal()
            }
            thread.stackSize = stack
            thread.start()
        }
        for _ in 0..<threads { ended.wait() }
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
