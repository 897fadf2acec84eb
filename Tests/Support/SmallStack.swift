// SmallStack.swift: work on threads with stacks of any size.  Sizes in bytes.

import Foundation

/// Threads with stacks of a size that a test says.
package enum SmallStack {
    /// What comes of some work on such a thread: its answer, or its error in words.
    package static func outcome(
        stack: Int, _ work: @escaping @Sendable () throws -> String
    ) async -> String {
        await perform(stack: stack) {
            do { return try work() } catch { return "\(error)" }
        }
    }

    /// What some work gives on such a thread.
    package static func perform<Outcome: Sendable>(
        stack: Int, _ work: @escaping @Sendable () -> Outcome
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = stack
            thread.start()
        }
    }
}
