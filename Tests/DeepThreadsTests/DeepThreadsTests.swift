// DeepThreadsTests.swift: work is done, in order, by as many threads as the system has to give.

import DeepThreads
import Foundation
import Synchronization
import Testing

struct DeepThreadsTests {
    /// Makes so many threads and no more.
    private func maker(of threads: Int) -> ThreadMaker {
        let counter = Counter(threads)
        return ThreadMaker { work in counter.takesOne() && ThreadMaker.system.start(work) }
    }

    private final class Counter: Sendable {
        private let left: Atomic<Int>

        init(_ count: Int) { left = Atomic(count) }

        func takesOne() -> Bool { left.subtract(1, ordering: .relaxed).oldValue > 0 }
    }

    @Test(arguments: [0, 1, 2, 5])
    func `all parts are made, in order, however many of five threads begin`(begun: Int) {
        let parts: [Int] = DeepThreads.parts(1_000, on: 5, by: maker(of: begun)) { $0 * $0 }
        let squares: [Int] = (0..<1_000).map { $0 * $0 }
        #expect(parts == squares)
    }

    @Test func `work is done on the thread of the caller where none begins`() {
        let caller = pthread_self()
        let isCaller = Mutex(false)
        DeepThreads.perform(1, by: maker(of: 0)) { _ in
            isCaller.withLock { $0 = pthread_equal(pthread_self(), caller) != 0 }
        }
        #expect(isCaller.withLock { $0 })
    }
}
