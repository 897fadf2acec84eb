// DeepStack.swift: work that goes as deep as its data, whatever thread it is asked on.  Sizes in bytes.

internal import CStack
internal import Deadlines

/// Work that may need more of the stack than its thread has left.
package enum DeepStack {
    /// The stack of a thread that is made for such work; what is not used takes no memory.
    private static let size: UInt = 64 << 20

    /// Runs work where so much of the stack is left, and otherwise on a thread of its own, which is waited for.
    ///
    /// Where the system has no such thread the work runs here all the same.
    package static func perform<Result, Failure: Error>(
        needing bytes: Int, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if hasLeft(UInt(max(bytes, 0))) { return try work() }
        var outcome: Swift.Result<Result, Failure>?
        let deadline = Deadline.current
        run {
            Deadline.$current.withValue(deadline) {
                outcome = Swift.Result { () throws(Failure) in try work() }
            }
        }
        if let outcome { return try outcome.get() }
        return try work()
    }

    /// Lets go of what may have others inside that are let go of here, thousands of them one in the other.
    package static func release(_ letGo: () -> Void) { perform(needing: step, letGo) }

    /// What a release may take of the stack until it comes to the next one inside.
    private static let step = 32 << 10

    /// Whether so much of the thread's stack is left.
    private static func hasLeft(_ bytes: UInt) -> Bool {
        var (lowest, size): (UInt, UInt) = (0, 0)
        guard cstack_bounds(&lowest, &size) else { return true }
        return here > lowest + bytes
    }

    /// About where the stack has come to.
    @inline(__always) @inlinable
    package static var here: UInt {
        var mark: UInt8 = 0
        return withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    /// Runs work on a thread of its own, if there is one.
    private static func run(_ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            var work = work
            withUnsafeMutablePointer(to: &work) { pointer in
                _ = cstack_run(size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }
}
