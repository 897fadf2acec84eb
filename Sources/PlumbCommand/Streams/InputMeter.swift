// InputMeter.swift: how much of the input has been done, where its size is known before it is read.

import Documents
import Reports
import Synchronization

/// How far a command is in the files that it reads, in bytes.
final class InputMeter: Sendable {
    private let total: Int?
    private let course = Mutex((start: 0, done: 0, since: ContinuousClock.now))

    /// - Parameter files: What is read; of pipes nobody knows the size.
    init(_ files: [FileName]) { total = files.totalSize }

    /// The bytes up to here were left out.
    func begin(at bytes: Int) { course.withLock { $0 = (bytes, bytes, .now) } }

    /// The bytes up to here have been done.
    func reach(_ bytes: Int) { course.withLock { $0.done = bytes } }

    /// Where the command is, in words.
    func pace(_ count: Int, _ noun: String) -> Pace {
        let (start, done, since) = course.withLock(\.self)
        func share(_ bytes: Int) -> Double? { total.map { $0 > 0 ? Double(bytes) / Double($0) : 1 } }
        return Pace(count, noun, share: share(done), skipped: share(start) ?? 0, after: ContinuousClock.now - since)
    }
}
