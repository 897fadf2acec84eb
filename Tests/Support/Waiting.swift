// Waiting.swift: tests that wait for other processes, and leave the threads of tests to others meanwhile.

import Foundation

/// Does work that mostly waits on a thread of its own: tests share a thread a core, and one that stands still costs all.
package func waiting<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result { try work() }) }
        thread.stackSize = 8 << 20
        thread.start()
    }
}
