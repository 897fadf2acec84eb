// Support.swift: threads and files for the tests of this target.

import Foundation

/// Carries a value to another thread although the compiler cannot see that this is safe.
final class Carrier<Value: ~Copyable>: @unchecked Sendable {
    var value: Value

    init(_ value: consuming Value) { self.value = value }
}

/// Runs a closure on a thread of its own, waits for the thread to end it, and returns what it returned.
func onNewThread<Result>(_ body: @escaping @Sendable () -> Result) -> Result {
    let carrier = Carrier<Result?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        carrier.value = body()
        done.signal()
    }
    thread.start()
    done.wait()
    guard let result = carrier.value else { preconditionFailure("the thread ended without a result") }
    return result
}

/// A folder for one test's files, removed at the end.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "plumb-test-\(UUID().uuidString).mod"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
}
